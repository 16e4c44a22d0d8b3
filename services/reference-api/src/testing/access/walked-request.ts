import { randomUUID } from 'node:crypto';
import type { TestRequest } from '../api.ts';
import { exampleBodies } from '../example-bodies.ts';
import type { PublishedCall } from '../fuzz/published-calls.ts';
import { greyPng } from '../pictures.ts';
import type { PopulatedShop } from '../populated-shop.ts';

/** Fields and parameters that say for whom a call is. */
const NAMES_PERSON = /^(?:selected|purchased_for)_user_id$/;

/** Calls that name something else than the rest by the same name. */
const ELSEWHERE: Readonly<Record<string, (shop: PopulatedShop) => Record<string, string | undefined>>> = {
  footer: ({ owned }) => ({ venue: owned.venue_id }),
  customQuestions: () => ({ id: '111' }),
  answerCustomQuestions: () => ({ id: '111' }),
  register: () => ({ onboarding_type: 'customer_account_online' }),
  joinWaitingList: ({ owned }) => ({ session: owned.fullSession }),
  joinWaitingListForCustomer: ({ owned }) => ({ session: owned.fullSession }),
  leaveWaitingListForCustomer: ({ owned }) => ({ session: owned.fullSession }),
  leaveWaitingList: ({ owned }) => ({ session: owned.fullSession }),
};

/** True if a call can say for whom it is. */
export const canNamePerson = ({ query, body }: PublishedCall): boolean =>
  query.some(({ name }) => NAMES_PERSON.test(name)) ||
  /"(?:selected|purchased_for)_user_id"/.test(JSON.stringify(body ?? {}));

/** A body with a person in every field that says for whom it is. */
function bodyFor(person: string, body: unknown): unknown {
  if (Array.isArray(body)) return body.map((inner) => bodyFor(person, inner));
  if (typeof body !== 'object' || body === null) return body;
  const own = Object.entries(body).map(([key, inner]) => [
    key,
    NAMES_PERSON.test(key) ? person : bodyFor(person, inner),
  ]);
  const isItem = 'id' in body && 'type' in body;
  return Object.fromEntries(isItem ? [...own, ['purchased_for_user_id', person]] : own);
}

/**
 * A call that names things of the owner wherever it names anything.
 * @param person as whom else it says that it is for; `null` says nothing
 */
export function walkedRequest(
  shop: PopulatedShop,
  call: PublishedCall,
  person: string | null,
  geocoderKey: string,
): { line: string; request: TestRequest } {
  const values: Record<string, string | undefined> = {
    ...shop.owned,
    id: shop.owned.membershipId,
    source: 'bookings',
    term: 'Sale',
    postcode: 'M33 2AL',
    key: geocoderKey,
    ...ELSEWHERE[call.name]?.(shop),
  };
  const valueFor = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The walk has nothing of Alex's for {${name}} of ${call.name}.`);
    return encodeURIComponent(value);
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueFor(name));
  const query = call.query.flatMap(({ name, required }) => {
    if (person && NAMES_PERSON.test(name)) return [`${name}=${person}`];
    return required ? [`${name}=${valueFor(name)}`] : [];
  });
  const example = exampleBodies(shop)[call.name];
  if (call.body && !example)
    throw new Error(`The walk has no body for ${call.name}: give it one in example-bodies.ts.`);
  return {
    line: `${call.method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    request: {
      ...(example && { body: person ? bodyFor(person, example) : example }),
      ...(call.isIdempotent && { headers: { 'idempotency-key': randomUUID() } }),
      ...(call.files.length > 0 && { payload: greyPng(), headers: { 'content-type': 'image/png' } }),
    },
  };
}
