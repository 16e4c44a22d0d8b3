import { type Kysely, sql } from 'kysely';
import { ageOn } from 'shared-contracts/age';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { isWireDay } from 'shared-contracts/dates';
import type { Call, Database, Person } from '../../platform/index.ts';
import { readUsername } from '../auth/rules.ts';
import { emailStateOf } from '../email-confirmation/rules.ts';
import { ACCENTS, type CustomerSearch } from './read-search.ts';

/** A person of the tenant by their id, as they are known when they log in. */
export function findPerson(
  { db, tenant }: Pick<Call, 'db' | 'tenant'>,
  id: string,
): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .select([
      'id',
      'tenantId',
      'reference',
      'email',
      'firstName',
      'lastName',
      'membershipUserId',
      'creditPence',
      'flags',
      'homeVenueId',
      'isStaff',
      'staffRole',
    ])
    .where('tenantId', '=', tenant.id)
    .where((where) => where(where.cast<string>('id', 'text'), '=', id))
    .executeTakeFirst();
}

/** Most customers that a search at the desk lists. */
const MOST_FOUND = 20;

/** Name of the membership that has begun and not ended; of several the oldest. */
const membershipOn = (day: string) => sql<string | null>`(
  select type.name from memberships held
  join membership_types type on type.id = held.membership_type_id
  where held.person_id = people.id and held.status = 'active'
    and held.start_date <= ${day} and (held.end_date is null or held.end_date >= ${day})
  order by held.start_date, held.id
  limit 1
)`;

const deskCustomers = (db: Kysely<Database>, tenantId: number, day: string) =>
  db
    .selectFrom('people')
    .leftJoin('emailConfirmations as asked', (join) =>
      join.onRef('asked.personId', '=', 'people.id').onRef('asked.email', '=', 'people.email'),
    )
    .select(['people.id', 'reference', 'firstName', 'lastName', 'people.email', 'people.answers'])
    .select(['asked.personId as askedOf', 'asked.confirmedAt', 'asked.disownedAt'])
    .select(membershipOn(day).as('membership'))
    .where('people.tenantId', '=', tenantId);

type Row = Awaited<ReturnType<ReturnType<typeof deskCustomers>['execute']>>[number];

const dateOfBirthOf = ({ answers: { dateOfBirth } }: Row) =>
  typeof dateOfBirth === 'string' && isWireDay(dateOfBirth) ? dateOfBirth : null;

function presentCustomer(row: Row, day: string): DeskCustomer {
  const { id, reference, email, firstName, lastName, askedOf, confirmedAt, disownedAt, membership } = row;
  const dateOfBirth = dateOfBirthOf(row);
  return {
    id,
    reference,
    email,
    name: `${firstName} ${lastName}`,
    emailState: emailStateOf(askedOf === null ? undefined : { confirmedAt, disownedAt }),
    ...(dateOfBirth && { age: ageOn(dateOfBirth, day) }),
    membership,
  };
}

/** Answers that tell accounts apart, as staff can ask the person at the desk for them. */
function presentMarks(row: Row): Pick<DeskCustomer, 'dateOfBirth' | 'postcode'> {
  const dateOfBirth = dateOfBirthOf(row);
  const { 'address.postcode': postcode } = row.answers;
  return {
    ...(dateOfBirth && { dateOfBirth }),
    ...(typeof postcode === 'string' && postcode && { postcode }),
  };
}

/** A single account needs no marks, so that staff see no more of a customer than their work needs. */
const presentCustomers = (rows: readonly Row[], day: string): DeskCustomer[] =>
  rows.map((row) => ({ ...presentCustomer(row, day), ...(rows.length > 1 && presentMarks(row)) }));

/** The accounts of a tenant with exactly this email address or customer ID. */
export async function findCustomersBy(
  db: Kysely<Database>,
  tenantId: number,
  emailOrReference: string,
  day: string,
): Promise<DeskCustomer[]> {
  const username = readUsername(emailOrReference);
  const rows = await deskCustomers(db, tenantId, day)
    .where((where) => where.and('email' in username ? { 'people.email': username.email } : username))
    .orderBy('reference')
    .execute();
  return presentCustomers(rows, day);
}

/** Text within a pattern of `like`. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** The accounts of customers whose name, phone number or postcode has these parts, by name; twenty at most. */
export async function searchCustomers(
  db: Kysely<Database>,
  tenantId: number,
  { words, digits, postcode }: CustomerSearch,
  day: string,
): Promise<DeskCustomer[]> {
  const name = sql<string>`' ' || regexp_replace(
    normalize(lower(replace(people.first_name || ' ' || people.last_name, '-', ' ')), NFD), ${ACCENTS}, '', 'g')`;
  const phone = sql<string>`regexp_replace(people.answers ->> 'mobile', '\\D', '', 'g')`;
  const code = sql<string>`replace(upper(people.answers ->> 'address.postcode'), ' ', '')`;
  const rows = await deskCustomers(db, tenantId, day)
    .where('isStaff', '=', false)
    .where(({ and, eb }) =>
      and([
        ...words.map((word) => eb(name, 'like', `% ${literal(word)}%`)),
        ...(digits === null ? [] : [eb(phone, 'like', `%${digits}%`)]),
        ...(postcode === null ? [] : [eb(code, 'like', `${postcode}%`)]),
      ]),
    )
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('reference')
    .limit(MOST_FOUND)
    .execute();
  return presentCustomers(rows, day);
}
