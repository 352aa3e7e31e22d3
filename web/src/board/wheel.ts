/** The wheel over an arrow or the spare turns the spare by one quarter per notch. */

const NOTCH = 40; // pixels of wheel that make a quarter
const PAUSE = 300; // milliseconds after which a new movement begins
const LEAST = 160; // between two quarters, so that each is seen

export function wheelTurns(active: () => boolean, turn: (quarters: number) => void) {
  return (board: HTMLElement) => {
    let rolled = 0;
    let turnedAt = 0;
    function roll(event: WheelEvent): void {
      const over = event.target instanceof Element && event.target.closest("[data-arrow], [data-spare]");
      if (!active() || !over || event.ctrlKey) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt > PAUSE) rolled = 0;
      rolled += event.deltaY;
      if (Math.abs(rolled) < NOTCH || event.timeStamp - turnedAt < LEAST) return;
      turn(Math.sign(rolled));
      rolled = 0;
      turnedAt = event.timeStamp;
    }
    // Added by hand, because a listener that keeps the page from scrolling must not be passive.
    board.addEventListener("wheel", roll, { passive: false });
    return () => board.removeEventListener("wheel", roll);
  };
}
