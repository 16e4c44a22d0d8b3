/** Files without which a page is whole, by their stable name, and why nobody is told of them. */
export const quietFiles: readonly [RegExp, string][] = [
  [/^\/telemetry\//, 'It measures the page; nobody who uses the page has anything of it.'],
  [/^\/map\//, 'The map says so itself: its venues and the list beside it are there without a background.'],
  [/\/js\/tooltip\.js$/, 'A tooltip says more about a control that works and has its name without it.'],
];

/** Files that no visit asks for, by their stable name, and why. */
export const unvisitedFiles: readonly [RegExp, string][] = [
  [
    /^\/embed\/touchline-join\.js$/,
    'It runs in the pages of operators, not in ours; docs/embed-joining.md says what to put inside the element for when it is missing.',
  ],
  [/^\/telemetry\//, 'The site of this walk measures nothing; e2e/telemetry.spec.ts opens one that does.'],
  [
    /^\/shell\/js\/plain-toasts\.js$/,
    'It is asked for when the notifications are broken; shared-platform/src/host/toasts tests it.',
  ],
  [
    /^\/standalone\//,
    'The same sources as the file of that part in shell/, built for the frames of operators; only its first view is opened here.',
  ],
];

export const reasonFor = (list: readonly [RegExp, string][], name: string): string | null =>
  list.find(([pattern]) => pattern.test(name))?.[1] ?? null;
