/** The wheel over an arrow or a spare turns the spare by one quarter per notch; while it is carried, anywhere. */

const NOTCH = 40; // pixels of wheel that make a quarter
const PAUSE = 300; // milliseconds after which a new movement begins
const LEAST = 160; // between two quarters, so that each is seen

export function wheelTurns(active: () => boolean, carried: () => boolean, turn: (quarters: number) => void) {
  return (board: HTMLElement) => {
    let rolled = 0;
    let turnedAt = 0;
    function means(target: EventTarget | null): boolean {
      if (carried()) return true;
      const over = target instanceof Element && target.closest("[data-arrow], [data-spare]");
      return over instanceof Element && board.contains(over);
    }
    function roll(event: WheelEvent): void {
      if (!active() || event.ctrlKey || !means(event.target)) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt > PAUSE) rolled = 0;
      rolled += event.deltaY;
      if (Math.abs(rolled) < NOTCH || event.timeStamp - turnedAt < LEAST) return;
      turn(Math.sign(rolled));
      rolled = 0;
      turnedAt = event.timeStamp;
    }
    // Added by hand, because a listener that keeps the page from scrolling must not be passive.
    window.addEventListener("wheel", roll, { passive: false });
    return () => window.removeEventListener("wheel", roll);
  };
}
