// Steps through the cycles of a run.  All that it shows stands in this page; it asks for nothing.
"use strict";

(function () {
  const byId = (id) => document.getElementById(id);
  const run = JSON.parse(byId("run").textContent);
  const moments = run.moments;
  const pictures = Object.keys(run.heads).map(readPicture);
  let shown = run.shown;
  let timer = null;

  // Pictures: pieces of SVG that stand once, and for each cycle the numbers of its pieces.

  function readPicture(name) {
    const heads = run.heads[name];
    const lines = byId(name + "-pieces").textContent.trim().split("\n");
    const pieces = lines.map((line) => {
      const space = line.indexOf(" ");
      return heads[line.slice(0, space)] + line.slice(space + 1);
    });
    return { name, pieces };
  }

  function svgOf(picture, runs) {
    const found = [];
    for (const each of runs.split(" ")) {
      const ends = each.split("-").map(Number);
      for (let place = ends[0]; place <= ends[ends.length - 1]; place++) {
        found.push(picture.pieces[place]);
      }
    }
    return found.join("");
  }

  // Showing a cycle

  function show(place) {
    shown = Math.min(Math.max(place, 0), moments.length - 1);
    const moment = moments[shown];
    byId("stage").dataset.cycle = moment.cycle;
    for (const name of ["title", "sentence", "next", "progress"]) {
      byId(name).textContent = moment[name];
    }
    byId("now").textContent = moment.clock;
    for (const picture of pictures) {
      byId(picture.name).innerHTML = svgOf(picture, moment[picture.name]);
    }
    fill("story", moment.happens.map(paragraph));
    fill("rows", moment.links.map(row));
    byId("nothing").hidden = moment.links.length > 0;
    showPlayer(moment);
  }

  function showPlayer(moment) {
    byId("playhead").style.left = moment.share + "%";
    byId("to-come").style.left = moment.share + "%";
    byId("slider").value = moment.share;
    byId("slider").setAttribute("aria-valuetext", moment.title);
    // Said, not done: a button that cannot be pressed any more would lose the focus.
    for (const name of ["first", "back"]) {
      byId(name).setAttribute("aria-disabled", shown === 0);
    }
    for (const name of ["forward", "last"]) {
      byId(name).setAttribute("aria-disabled", shown === moments.length - 1);
    }
  }

  function paragraph(place) {
    return element("p", run.texts[place]);
  }

  // What is between all nodes has a name and no number.
  function nameOf(vertex) {
    return vertex in run.names ? run.names[vertex] : vertex;
  }

  // A crossing of a link: its numbers in the order of run.columns, times in ticks.
  function row(numbers) {
    const made = document.createElement("tr");
    const crossing = {};
    run.columns.forEach((name, place) => {
      made.dataset[name] = crossing[name] = numbers[place];
    });
    const head = element("th", nameOf(crossing.from) + " → " + nameOf(crossing.to));
    head.scope = "row";
    const load = element("span", crossing.chunks);
    load.className = "chip chip-" + levelOf(crossing.chunks);
    const chunks = document.createElement("td");
    chunks.append(load);
    made.append(
      head,
      element("td", crossing.dimension < 0 ? "–" : crossing.dimension),
      chunks,
      element("td", crossing.words),
      element("td", crossing.waiting),
      element("td", run.times[crossing.start]),
      element("td", run.times[crossing.end])
    );
    return made;
  }

  function fill(id, children) {
    byId(id).textContent = "";
    byId(id).append(...children);
  }

  function element(tag, text) {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  }

  // The colour of a load: 1, 2-3, 4-7, 8-15, 16-31, 32 and more chunks.
  function levelOf(chunks) {
    return Math.min(Math.floor(Math.log2(Math.max(chunks, 1))), 5);
  }

  // Playing

  function play() {
    if (shown === moments.length - 1) show(0);
    timer = setInterval(() => {
      show(shown + 1);
      if (shown === moments.length - 1) pause();
    }, 1000 * run.seconds);
    showPlaying();
  }

  function pause() {
    clearInterval(timer);
    timer = null;
    showPlaying();
  }

  function showPlaying() {
    const name = timer === null ? run.words.play : run.words.pause;
    document.body.classList.toggle("playing", timer !== null);
    byId("play").setAttribute("aria-label", name);
    byId("play").title = name;
    byId("sentence").setAttribute("aria-live", timer === null ? "polite" : "off");
  }

  function toggle() {
    if (timer === null) play();
    else pause();
  }

  function go(place) {
    if (timer !== null) pause();
    show(place);
  }

  // Buttons, slider, keys and fingers

  const actions = {
    first: () => go(0),
    back: () => go(shown - 1),
    play: toggle,
    forward: () => go(shown + 1),
    last: () => go(moments.length - 1),
  };
  const keys = {
    ArrowLeft: "back",
    ArrowUp: "back",
    PageUp: "back",
    ArrowRight: "forward",
    ArrowDown: "forward",
    PageDown: "forward",
    Home: "first",
    End: "last",
    " ": "play",
  };

  for (const name of Object.keys(actions)) {
    byId(name).addEventListener("click", actions[name]);
  }

  byId("slider").addEventListener("input", (event) => {
    const away = (place) => Math.abs(moments[place].share - event.target.value);
    go(moments.reduce((best, _, place) => (away(place) < away(best) ? place : best), 0));
  });

  document.addEventListener("keydown", (event) => {
    const name = keys[event.key];
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === " " && event.target.closest("button")) return; // it presses that button
    event.preventDefault();
    actions[name]();
  });

  let touch = null;
  byId("picture").addEventListener(
    "touchstart",
    (event) => {
      touch = event.touches.length === 1 ? event.touches[0] : null;
    },
    { passive: true }
  );
  byId("picture").addEventListener("touchend", (event) => {
    const zoomed = window.visualViewport && window.visualViewport.scale > 1.05;
    if (touch === null || zoomed) return; // two fingers zoom, and then one moves the picture
    const across = event.changedTouches[0].clientX - touch.clientX;
    const down = event.changedTouches[0].clientY - touch.clientY;
    touch = null;
    if (Math.abs(across) < 40 || Math.abs(across) < 1.5 * Math.abs(down)) return;
    actions[across < 0 ? "forward" : "back"]();
  });

  document.body.classList.add("scripted");
  show(shown);
})();
