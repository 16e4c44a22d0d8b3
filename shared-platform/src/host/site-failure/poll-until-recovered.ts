/** First and longest wait between two looks, in milliseconds. */
export const FIRST_PAUSE = 5_000;
export const MAX_PAUSE = 60_000;

/**
 * Looks whether something is back, ever more seldom, until it is. Every page waits a little differently long, so that a
 * site that comes back is not asked by everyone at once; one that no one looks at asks nothing.
 * @param look answers whether it is back.
 * @returns ends the watch.
 */
export function pollUntilRecovered(look: () => Promise<boolean>): () => void {
  let pause = FIRST_PAUSE;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void lookOnce(), pause * (0.75 + Math.random() / 2));
  }
  async function lookOnce(): Promise<void> {
    if (document.hidden) return;
    pause = Math.min(pause * 2, MAX_PAUSE);
    if (!(await look())) wait();
  }
  function lookedAt(): void {
    if (document.hidden) return;
    pause = FIRST_PAUSE;
    wait();
  }

  document.addEventListener('visibilitychange', lookedAt);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookedAt);
  };
}
