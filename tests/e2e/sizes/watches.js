// What is wrong with the page as it is now, in words. `long`: it is in the nature of this page to be scrolled down;
// `primary`: it always has a primary action, as a table has when somebody is asked.
([long, primary]) => {
  const SIDEWAYS = "[role=radiogroup].games"; // covers that a finger leafs through
  const CUT = 4; // pixels above and below its letters that a text may lose
  const LOG = 96; // of its height, beside the board of a desk: some four lines
  const found = [];
  const wide = innerWidth, high = innerHeight;
  const phone = wide < 700 || high < 500;
  const low = wide < 360 || high < 360; // here the tray may scroll
  const over = document.querySelector("dialog[open], :popover-open");
  const root = over ?? document.body;
  const called = (one) => {
    const names = [...one.classList].filter((name) => !/^(w\w{6,}|s[\w-]{8,})$/.test(name));
    const kind = [one.tagName.toLowerCase(), ...names].join(".");
    const text = (one.getAttribute("aria-label") ?? one.textContent).trim().replace(/\s+/g, " ");
    return `${kind} "${text.slice(0, 50)}"`;
  };
  const say = (what, one) => found.push(one ? `${what}: ${called(one)}` : what);
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], .unseen, .skip, [popover]:not(:popover-open)");
  // Words that are meant to be left out, not cut, where they do not fit: the options of a game beside its name, and
  // what happened last, beside the board of a phone.
  const LEFT_OUT = ".where, .last";
  const overflows = (one) =>
    /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
  const scroller = (one) => {
    for (let up = one.parentElement; up && up !== root; up = up.parentElement) if (overflows(up)) return up;
    return over && overflows(over) ? over : null;
  };
  // Only what is meant to be scrolled may hide something below its edge.
  const scrolls = (one) =>
    one.matches("dialog, [popover], .scroll, .all, .middle, .turns ol, [popover] ol, dialog ol") ||
    (low && one.matches(".side, .words"));

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > wide) say(`the page is ${scrollWidth} wide`);
  if (!low && !long && !over && scrollHeight > high + 1) say(`the page is ${scrollHeight} high`);

  for (const one of root.querySelectorAll("*")) {
    if (one.closest("svg") || !seen(one)) continue;
    const style = getComputedStyle(one);
    if (overflows(one) && !scrolls(one)) say(`scrolls (${one.scrollHeight} in ${one.clientHeight})`, one);
    if (/auto|scroll/.test(style.overflowX) && !one.matches(SIDEWAYS) && one.scrollWidth > one.clientWidth + 1)
      say("makes its container scroll sideways", [...one.querySelectorAll("*")].reduce((most, other) =>
        other.getBoundingClientRect().right > most.getBoundingClientRect().right ? other : most));
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!texts.length) continue;
    const text = one.textContent.trim();
    if (style.textIndent !== "0px") continue; // a card under its equal
    if (/hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) {
      const shortened = style.textOverflow === "ellipsis" && text.length > 8 && one.clientWidth > 30;
      if (!(shortened && window.longNames.includes(text))) say("text is cut off", one);
      continue;
    }
    const range = document.createRange();
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    const box = range.getBoundingClientRect();
    if (!box.width || style.clipPath !== "none" || one.closest(SIDEWAYS)) continue;
    if (box.left < -1 || box.right > wide + 1) say("text is outside of the screen", one);
    for (let up = one; up && up !== document.body && !overflows(up); up = up.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(up).overflowY) || up.matches(LEFT_OUT)) continue;
      const { top, bottom } = up.getBoundingClientRect();
      if (box.top < top - CUT || box.bottom > bottom + CUT) {
        say("text is wrapped out of sight", one);
        break;
      }
    }
    const frame = one.closest("button, .button, .panel, .tray, .coach, .note, label, th, td, dialog, [popover]");
    const outer = frame?.getBoundingClientRect();
    if (outer && (box.left < outer.left - 1.5 || box.right > outer.right + 1.5))
      say("text leaves its frame", one);
    const flows = frame?.matches("button, .button");
    if (outer && flows && (box.top < outer.top - 1.5 || box.bottom > outer.bottom + 1.5))
      say("text leaves its button", one);
  }

  // Two texts of a header must not lie over each other.
  const words = [...document.querySelectorAll("header :is(span, strong, h1, h2)")].filter(
    (one) => root.contains(one) && seen(one) && !one.children.length && one.textContent.trim());
  const leftOut = (one) => // wrapped out of sight
    one.getBoundingClientRect().top >= one.parentElement.getBoundingClientRect().bottom;
  for (const [at, one] of words.entries()) {
    const box = one.getBoundingClientRect();
    for (const other of words.slice(at + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const hidden = leftOut(one) || leftOut(other);
      if (!hidden && box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1)
        say(`lies over ${called(other)}`, one);
    }
  }

  // Why something cannot be done is said over no text of the header; and of a goal that it covers nothing looks out.
  const refusal = [...document.querySelectorAll(".refusal, .edge p")].find((one) => seen(one) && one.textContent.trim());
  if (refusal && !over) {
    const box = refusal.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) =>
      box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1;
    for (const one of words)
      if (!leftOut(one) && meets(one.getBoundingClientRect())) say("a refusal lies over", one);
    for (const one of document.querySelectorAll(".tray > .goal > *")) {
      const goal = one.getBoundingClientRect();
      if (one.checkVisibility({ opacityProperty: true }) && meets(goal) && goal.bottom > box.bottom + 1)
        say("looks out below a refusal", one);
    }
  }

  const reached = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one) || one.closest("label")?.contains(hit));
  };
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    return box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
  };
  for (const one of root.querySelectorAll("button, a[href], input, select")) {
    if (!seen(one) || one.matches("[data-cell], .unseen")) continue;
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    if (!box.width) continue;
    if (phone && !one.matches("[data-arrow]") && (box.width < 43.5 || box.height < 43.5))
      say(`only ${Math.round(box.width)}×${Math.round(box.height)}`, one);
    const panel = one.closest(".panel");
    if (panel && root.contains(panel)) {
      const { left, right } = panel.getBoundingClientRect();
      const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(panel);
      const from = left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft);
      const to = right - parseFloat(borderRightWidth) - parseFloat(paddingRight);
      if (box.left < from - 1.5 || box.right > to + 1.5) say("control leaves its panel", one);
    }
    const within = scroller(one);
    const moved = within && scrolls(within) ? within : long && !over ? document.documentElement : null;
    const top = moved?.scrollTop;
    if (moved) one.scrollIntoView({ block: "center", behavior: "instant" });
    // What is taller than its scroller is in sight if its middle is.
    if (!inside(one) && !(moved && reached(one))) say("outside of the screen", one);
    else if (getComputedStyle(one).pointerEvents !== "none" && !reached(one)) say("covered", one);
    if (moved) moved.scrollTop = top;
  }

  // How much of an element's height is in sight without scrolling.
  const shown = (one) => {
    let { top, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (up !== document.body && getComputedStyle(up).overflowY === "visible") continue;
      const frame = up === document.body ? { top: 0, bottom: high } : up.getBoundingClientRect();
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return Math.max(0, bottom - top);
  };
  const table = over ? null : document.querySelector("[data-number]:not(:has(.coach))");
  const result = table?.querySelector("[data-result]");
  const desk = wide >= 1024 && high >= 768;
  // While the cost of a walk is weighed, players and log give way: goal and hand must stay where they are.
  const weighs = table?.querySelector("[data-way]");
  // How everybody did: at the end wherever there is room for it; beside the board of a desk always, unless a notice
  // takes the room for a while.
  if (result ? !low : table && desk && !weighs && !table.querySelector(".notices p"))
    for (const total of table.querySelectorAll("[data-total]")) {
      if (!seen(total)) continue;
      const row = total.closest("tr, li");
      if ([total, row.querySelector("th, strong")].some((one) => shown(one) < one.getBoundingClientRect().height - 1))
        say("scrolled out of sight", row);
    }
  // Before a game begins there is no log yet.
  if (table && desk && !result && !weighs && !table.querySelector("[data-waiting]")) {
    const log = table.querySelector(".log");
    const left = log ? Math.round(shown(log)) : 0;
    if (left < LOG) say(`only ${left} of the log in sight`);
  }

  if (!over) {
    const answers = [...document.querySelectorAll(
      "[data-primary], [data-use], [data-decline], [data-way], [data-swap], [data-action]")].filter(seen);
    const asked = primary || document.querySelector("[data-asked='true']");
    const read = document.querySelector(".coach.reading"); // a lesson asks to be read first
    if (asked && !read && !answers.some((one) => inside(one) && reached(one))) say("no primary action in sight");
    const board = long ? null : document.querySelector("[data-board]");
    if (board) {
      const table = board.querySelector(".table") ?? board;
      if (!inside(table)) say("the board is not all in sight", table);
      for (const cell of board.querySelectorAll("[data-cell]")) {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // At a desk, a die or a card that is turned up may lie over the board.
        if (!board.contains(hit) || (phone && hit.closest(".roll"))) {
          say(`lies over cell ${cell.dataset.cell}`, hit ?? board);
          break;
        }
      }
      const { left, right, top, bottom } = table.getBoundingClientRect();
      for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
        const inwards = (at, from, to) => (at === from ? from + 16 : to - 16);
        const hit = document.elementFromPoint(inwards(x, left, right), inwards(y, top, bottom));
        if (!board.contains(hit)) say("lies over a corner of the board", hit ?? board);
      }
      const side = Math.round(table.getBoundingClientRect().width);
      if (side < 200) say(`the board is only ${side} wide`);
    }
  }
  return [...new Set(found)];
}
