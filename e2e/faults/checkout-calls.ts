/** A request that a browser makes between opening the checkout and the confirmation. */
export interface CheckoutCall {
  name: string;
  method: 'GET' | 'POST';
  /** The end of the request's path, without its query. */
  path: RegExp;
  /** True if it goes to another origin, whose answers a page may only read when they allow it. */
  isForeign?: boolean;
  /** True if the bank shows its page on the way. */
  needsChallenge?: boolean;
}

/** Every request of a checkout with a card, in the order they go out. */
export const checkoutCalls: readonly CheckoutCall[] = [
  { name: 'basket', method: 'GET', path: /\/api\/v1\/checkout$/ },
  { name: 'terms', method: 'GET', path: /\/api\/terms$/ },
  { name: 'payment status', method: 'GET', path: /\/checkout\/payment$/ },
  { name: 'prepare', method: 'GET', path: /\/checkout\/prepare$/ },
  { name: "provider's script", method: 'GET', path: /\/api\/v1\/js\/sagepay\.js$/, isForeign: true },
  { name: 'tokenise', method: 'POST', path: /\/api\/v1\/card-identifiers$/, isForeign: true },
  { name: 'authorise', method: 'POST', path: /\/checkout\/authorise$/ },
  {
    name: "bank's page",
    method: 'POST',
    path: /\/acs$/,
    isForeign: true,
    needsChallenge: true,
  },
  { name: "bank's answer", method: 'POST', path: /\/checkout\/sca-notification$/, needsChallenge: true },
  { name: 'complete', method: 'POST', path: /\/checkout\/complete$/ },
  { name: 'order', method: 'GET', path: /\/orders\/[^/]+$/ },
];
