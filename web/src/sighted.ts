// Boards are expensive to draw: one that is not in sight waits.
import type { Attachment } from "svelte/attachments";

/** Calls this once, when the element comes into sight, or as near to it as `margin` says. */
export function whenSighted(seen: () => void, margin = "0px"): Attachment<HTMLElement> {
  return (element) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen();
        watch.disconnect();
      },
      { rootMargin: margin },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
