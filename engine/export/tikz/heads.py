"""What stands before the shapes of a TikZ figure: packages, fonts, size, colours, styles."""

from __future__ import annotations

from typing import NamedTuple

HEAD = r"""% A figure of Hopscope.  It compiles by itself: pdflatex FILE
\documentclass[tikz,border=0pt]{{standalone}}
\usepackage[utf8]{{inputenc}}
\usepackage[{encodings}]{{fontenc}}
\usepackage{{fix-cm}}
\usetikzlibrary{{patterns.meta}}
"""

BODY = r"""\begin{{document}}
\begin{{tikzpicture}}
% ---- size: one pixel of the figure (760 of them are 15 cm); type and lines follow
\ifdefined\hspx\else\newdimen\hspx\global\hspx=0.56pt\fi
% ---- type: \hsfont is the family, a size is in pixels
{fonts}\def\hsfont{{\frenchspacing\fontencoding{{{encoding}}}\fontfamily{{{family}}}}}
\def\hstype#1#2{{\hsfont\fontseries{{#2}}\fontshape{{n}}\fontsize{{#1\hspx}}{{#1\hspx}}\selectfont}}
\def\hslatin#1{{{{\fontencoding{{T1}}\selectfont#1}}}}
% a text is as wide as it is, but no wider than its place in the figure
\def\hsfit#1#2{{\setbox0=\hbox{{#2}}%
  \ifdim\wd0>#1\hspx
    \ifdim\ht0>0pt\resizebox{{#1\hspx}}{{\height}}{{\box0}}\fi\else\box0\fi}}
% ---- colours by what they mean
{colours}% ---- looks: lines, areas, hatched areas and type in these colours
\tikzset{{
  x=\hspx, y=-\hspx, line cap=butt, line join=round,
  every node/.style={{inner sep=0pt, outer sep=0pt}},
  hs hatch/.style={{pattern color=#1, pattern={{Lines[angle=45,
    distance=\the\dimexpr4.24\hspx\relax, line width=\the\dimexpr2\hspx\relax]}}}},
{looks}}}
% ---- type by size
\tikzset{{
{types}}}
% ---- what shapes show: empty, but what you put in here goes before all else
\tikzset{{
{shown}  hs restyle/.try, % a style of yours, if there is one
}}
\path[use as bounding box] {whole};
"""


class Fonts(NamedTuple):
    """Encodings to be loaded, those used, family, and what has to be declared for it."""

    encodings: str
    encoding: str
    family: str
    declared: str


PLAIN_FONTS = Fonts("T1", "T1", "phv", "")

FONTS = Fonts(
    "T2A,T1",
    "T2A",
    "hssans",
    r"""\DeclareFontFamily{T1}{hssans}{}
\DeclareFontShape{T1}{hssans}{m}{n}{<-> s*[1.05] ecss1000}{}
\DeclareFontShape{T1}{hssans}{b}{n}{<-> s*[1.05] ecsx1000}{}
\DeclareFontFamily{T2A}{hssans}{}
\DeclareFontShape{T2A}{hssans}{m}{n}{<-> s*[1.05] lass1000}{}
\DeclareFontShape{T2A}{hssans}{b}{n}{<-> s*[1.05] lasx1000}{}
""",
)
"""Scalable Computer Modern Sans, whose capitals are made as high as Inter's."""
