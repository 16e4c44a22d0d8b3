import type { APIRequestContext } from '@playwright/test';
import { currentUser, register } from 'shared-contracts/api/auth';
import { dataFields } from 'shared-contracts/api/data-fields';
import { documents, uploadDocument } from 'shared-contracts/api/documents';
import { apiOf, newIpAddress } from '../support/api.ts';
import { type Customer, logInAsCustomer } from '../support/customer.ts';
import { flagships, origin } from '../support/hosts.ts';
import { joinMonthly } from '../support/newcomers.ts';
import { NEW_PASSWORD, type Person, people } from '../support/people.ts';
import { findSession, isFree } from '../support/timetable.ts';

/** A person whose every word differs from everyone else's. */
export interface MarkedPerson {
  customer: Customer;
  /** Data that no one else may ever see. */
  marks: readonly string[];
  /** Parameters of the paths that they open. */
  values: Readonly<Record<string, string>>;
}

/** The text that the walk types into every form it finds. */
export const TYPED = 'Quorndale';

const WORDS = {
  first: { firstName: 'Quillamina', lastName: 'Zabrinsky', street: '77 Zephyrwood', town: 'Umberfell' },
  second: { firstName: 'Noor', lastName: 'Ahmadi', street: '12 Test Street', town: 'Sale' },
};

/** Opens an account whose owner has joined, so that every screen of theirs has something to show. */
export async function openMarkedAccount(
  request: APIRequestContext,
  who: keyof typeof WORDS,
): Promise<MarkedPerson> {
  const { firstName, lastName, street, town } = WORDS[who];
  const unique = crypto.randomUUID().slice(0, 8);
  const username = `${firstName}.${unique}@example.com`.toLowerCase();
  const number = who === 'first' ? '900987' : '900456';
  const body = {
    clientId: '1',
    source: 'online-joining',
    firstName,
    lastName,
    dateOfBirth: '1958-02-03',
    email: username,
    mobile: `07700 ${number}`,
    'address.lineOne': street,
    'address.city': town,
    'address.postcode': 'M33 2AL',
    'emergencyContact.name': `Ottoline ${lastName}`,
    'emergencyContact.phone': who === 'first' ? '0161 496 0777' : '0161 496 0201',
    password: NEW_PASSWORD,
  };
  const joining = apiOf(request, origin('riverside', 'online-joining'), null, newIpAddress());
  await joining.call(register, { query: { onboarding_type: 'customer_account_online' }, body });
  const person: Person = { tenant: 'riverside', username, firstName, password: NEW_PASSWORD };
  const customer = await logInAsCustomer(request, person);
  const orderId = await joinMonthly(customer);
  const marks = [firstName, lastName, street, town, number, unique];
  await refuseUnmarked(customer, marks);
  const session = await findSession(customer, { isWanted: isFree });
  const { id: personId } = await customer.api.call(currentUser, {});
  return {
    customer,
    marks: [...marks, '0777', TYPED],
    values: {
      orderId,
      personId,
      locationSlug: flagships.riverside.slug,
      centreSlug: flagships.riverside.slug,
      sessionId: session.id,
      membership: '114',
    },
  };
}

/** Staff, with what the screens of the desk tell them of customers: one at the till, one in a class, one with a document. */
export async function markStaff(request: APIRequestContext, served: MarkedPerson): Promise<MarkedPerson> {
  await served.customer.putInBasket(served.values.sessionId ?? '');
  const jo = await logInAsCustomer(request, people.jo);
  const [asked] = await jo.api.call(documents, {});
  const content = Buffer.from('%PDF-1.7').toString('base64');
  await jo.api.call(uploadDocument, {
    params: { documentId: asked?.id ?? '' },
    body: { fileName: 'card.pdf', content },
  });
  const customer = await logInAsCustomer(request, people.staff);
  return { ...served, customer, marks: [...served.marks, people.staff.firstName, 'Regan', 'Ashdown'] };
}

/** A new question about a person must be marked too, or the walk would not see its answer. */
async function refuseUnmarked({ api }: Customer, marks: readonly string[]): Promise<void> {
  const { sections } = await api.call(dataFields, { query: { onboarding_type: 'membership_purchase' } });
  const texts = sections.flatMap(({ sectionFields }) => sectionFields).filter(({ type }) => type === 'text');
  const known = ['M33 2AL', 'Ottoline', '0161 496'];
  const unmarked = texts.filter(
    ({ answer }) => answer && ![...marks, ...known].some((mark) => String(answer).includes(mark)),
  );
  if (unmarked.length > 0) {
    throw new Error(`The walk marks no answer to ${unmarked.map(({ path }) => path).join(', ')}.`);
  }
}
