/** Way that a screen rises while it arrives, in CSS pixels, and the time that it takes, in milliseconds. */
const WAY = 12;
const DURATION = 180;

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a screen arrive instead of being there all of a sudden. It can be read and pressed from its first frame on: a view
 * transition would hold it up while the browser takes its pictures (docs/performance.md). Nothing moves for people who
 * have asked for that.
 */
export function animateArrival(screen: HTMLElement): void {
  if (!('animate' in screen) || wantsLessMotion()) return;
  screen.animate(
    { opacity: [0, 1], transform: [`translateY(${WAY}px)`, 'none'] },
    { duration: DURATION, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
