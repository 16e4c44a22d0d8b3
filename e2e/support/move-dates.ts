/**
 * Moves the dates of this process or document, timers apart. It is handed to documents to come as it stands, so it uses
 * nothing but its own words. Playwright's own clock takes the place of `performance`, too, by which the checkout knows how
 * it was reached.
 *
 * @param ms - Forward, in milliseconds.
 */
export function moveDates(ms: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, target) =>
      Reflect.construct(real, args.length === 0 ? [real.now() + ms] : args, target),
    get: (real, key) => (key === 'now' ? () => real.now() + ms : Reflect.get(real, key)),
  });
}
