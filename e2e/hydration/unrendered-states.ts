const FILTERED = 'only the browser reads this query';
const FAILED = 'the answers that every page needs failed, or never came';
const PERSONAL = 'it belongs to one person';
const MAILED = 'a mailed link decides what it shows';

/** States whose page comes as its skeleton, with the reason. Every other state has to be rendered. */
export const UNRENDERED: ReadonlyMap<string, string> = new Map([
  ['bookings/home-on-map', FILTERED],
  ['bookings/home-near-place-on-map', FILTERED],
  ['bookings/home-near-place', FILTERED],
  ['bookings/home-unknown-place', FILTERED],
  ['bookings/search-on-map', FILTERED],
  ['bookings/venue-week', FILTERED],
  ['bookings/venue-failed', FAILED],
  ['joining/renew', PERSONAL],
  ['joining/change', PERSONAL],
  ['joining/change-less', PERSONAL],
  ['joining/change-details', PERSONAL],
  ['joining/change-bookings', PERSONAL],
  ['joining/resume', MAILED],
  ['joining/resume-dead', MAILED],
  ['joining/embedded', 'it is shown in the frame of another site'],
  ['accounts/reset-password', MAILED],
  ['accounts/reset-password-dead-link', MAILED],
  ['accounts/confirm-email', MAILED],
  ['accounts/email-confirmed', MAILED],
  ['accounts/email-disowned', MAILED],
  ['shell/load-failure', FAILED],
  ['shell/site-unknown', FAILED],
  ['shell/site-loading', FAILED],
]);

/** Fewer rendered states than this in a whole walk mean that rendering is broken for all of them. */
export const LEAST_RENDERED = 75;

/** The problem with how a state, `area/state`, was rendered; `null` if it was as expected. */
export function judgeRendering(state: string, isRendered: boolean): string | null {
  const reason = UNRENDERED.get(state);
  if (isRendered) return reason === undefined ? null : `it is rendered, although ${reason}`;
  return reason === undefined ? 'it is not rendered' : null;
}

/** The problem with the number of rendered states. @param isWhole whether the walk was not narrowed. */
export function judgeCount(rendered: number, isWhole: boolean): string | null {
  if (!isWhole || rendered >= LEAST_RENDERED) return null;
  return `only ${rendered} states are rendered, of at least ${LEAST_RENDERED}`;
}
