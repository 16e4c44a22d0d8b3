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
  /** Session storage: money that staff have to give back, by customer ID. */
  moneyToGiveBack: 'touchline:money-to-give-back',
  /** Session storage: what was typed in a form, between a reload that a lost session forced and the form's return. */
  draft: (form: string) => `touchline:draft:${form}`,
  /** Session storage: ids of the logged-in person and of the linked person they book for. */
  forWhom: 'touchline:for-whom',
  /** Session storage: the centre and membership chosen in joining, and how far the person has got. */
  joining: 'touchline:joining',
  /** Session storage: the key that opens this visitor's joining on the server, until they log in. */
  joiningDraft: 'touchline:joining-draft',
  /** Session storage: ids of the classes to add to the basket once a visitor has logged in. */
  addsUnderWay: 'touchline:adds-under-way',
  /** Session storage: ids of the health and membership terms that were ticked in joining, per cart (decisions 27). */
  joiningTerms: (cartId: string) => `touchline:joining-terms:${cartId}`,
  /** Session storage: the origin of the page that shows this one in a frame. */
  embeddedIn: 'touchline:embedded-in',
  /** Session storage: the first address of this frame and the one it has now, for a reload of the page around it. */
  framePath: 'touchline:frame-path',
  /** Session storage: what stands in for a cookie of this name in a frame of another site. */
  frameCookie: (name: string) => `touchline:cookie:${name}`,
  /** Session storage: the turn at a kiosk that what is stored here belongs to. */
  kioskTurn: 'touchline:kiosk-turn',
  /** Session storage: marks that the page was reloaded once because a chunk was missing after a deployment. */
  staleReload: 'touchline:stale-reload',
  /** Session storage: the owner of all personal data in it. */
  owner: 'touchline:owner',
  /** Session storage: data of an expired login, kept aside for the same person's return. */
  putAside: 'touchline:put-aside',
  /** Session storage: number of the visit that the tab is in; history entries with a lower one belong to someone else. */
  visit: 'touchline:visit',
  /** Session storage: marks that this tab was reloaded without third-party tags, for a form that they may not read. */
  withoutTags: 'touchline:without-tags',
  /** Local storage: tokens that were logged out here and that the server has not confirmed yet. */
  endingLogins: 'touchline:ending-logins',
} as const;

/**
 * Lifetime of an entry of web storage: `tab` for anyone who uses this tab or browser; `choice` until a person logs out,
 * so that a visitor's choices survive their login; `person` until the person changes in any way.
 */
export type StorageLifetime = 'tab' | 'choice' | 'person';

const {
  flags,
  embeddedIn,
  framePath,
  kioskTurn,
  staleReload,
  owner,
  putAside,
  visit,
  withoutTags,
  endingLogins,
} = storageKeys;
const TAB_KEYS: readonly string[] = [
  flags,
  embeddedIn,
  framePath,
  kioskTurn,
  staleReload,
  owner,
  putAside,
  visit,
  withoutTags,
  endingLogins,
];
const { joining, joiningDraft, addsUnderWay } = storageKeys;
const CHOICE_KEYS: readonly string[] = [joining, joiningDraft, addsUnderWay];

/** Lifetime of a key of web storage. An unclassified key counts as personal. */
export function storageLifetime(key: string): StorageLifetime {
  // Like a cookie, it is removed by name.
  if (TAB_KEYS.includes(key) || key.startsWith(storageKeys.frameCookie(''))) return 'tab';
  return CHOICE_KEYS.includes(key) ? 'choice' : 'person';
}
