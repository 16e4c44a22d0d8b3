/** Every key the product keeps in web storage. None of them holds card or bank details. */
export const storageKeys = {
  /** Session storage: the tab's display flags. */
  flags: 'touchline:flags',
  /** Session storage: ids of the ticked checkout terms, per cart. */
  checkedTerms: (cartId: string) => `touchline:terms:${cartId}`,
  /** Session storage: ids of the waivers that were accepted and not sent yet, per cart. */
  acceptedWaivers: (cartId: string) => `touchline:waivers:${cartId}`,
  /** Session storage: the idempotency key of the paying call under way, per cart. */
  paymentAttempt: (cartId: string) => `touchline:payment:${cartId}`,
  /** Session storage: what was typed in a form, between a reload that a lost session forced and the form's return. */
  draft: (form: string) => `touchline:draft:${form}`,
  /** Session storage: ids of who is logged in and of somebody linked whom they book for. */
  forWhom: 'touchline:for-whom',
  /** Session storage: the centre and membership chosen in joining, and how far the person has come. */
  joining: 'touchline:joining',
  /** Session storage: ids of the classes that a basket is being asked for, while a visitor logs in for it. */
  addsUnderWay: 'touchline:adds-under-way',
  /** Session storage: ids of the health and membership terms that were ticked in joining, per cart (decisions 27). */
  joiningTerms: (cartId: string) => `touchline:joining-terms:${cartId}`,
  /** Session storage: the origin of the page that shows this one in a frame. */
  embeddedIn: 'touchline:embedded-in',
  /** Session storage: the turn at a kiosk that what is stored here belongs to. */
  kioskTurn: 'touchline:kiosk-turn',
  /** Session storage: marks that a chunk gone after a deploy has reloaded the page once. */
  staleReload: 'touchline:stale-reload',
  /** Session storage: whom everything personal in it belongs to. */
  owner: 'touchline:owner',
  /** Session storage: what an expired login left behind, put aside for the same person's return. */
  putAside: 'touchline:put-aside',
  /** Session storage: number of the visit that the tab is in; entries of its history with a lower one were somebody else's. */
  visit: 'touchline:visit',
  /** Local storage: tokens that were logged out here and that the server has not confirmed yet. */
  endingLogins: 'touchline:ending-logins',
} as const;

/**
 * How long an entry of web storage lives: `tab` for whoever uses this tab or browser; `choice` until a person leaves, so
 * that what a visitor chose goes along into their login; `person` until the person changes in any way.
 */
export type StorageLifetime = 'tab' | 'choice' | 'person';

const { flags, embeddedIn, kioskTurn, staleReload, owner, putAside, visit, endingLogins } = storageKeys;
const TAB_KEYS: ReadonlySet<string> = new Set([
  flags,
  embeddedIn,
  kioskTurn,
  staleReload,
  owner,
  putAside,
  visit,
  endingLogins,
]);
const CHOICE_KEYS: ReadonlySet<string> = new Set([storageKeys.joining, storageKeys.addsUnderWay]);

/** Lifetime of a key of web storage. A key that nobody has classified counts as personal. */
export function storageLifetime(key: string): StorageLifetime {
  if (TAB_KEYS.has(key)) return 'tab';
  return CHOICE_KEYS.has(key) ? 'choice' : 'person';
}
