import { type Insertable, type Kysely, sql } from 'kysely';
import { type AddItem, addItemSchema, MAX_OVERRIDE_NOTE_LENGTH } from 'shared-contracts/api/add-item';
import { freeCourts, lockPlaces, removeWaiting, type SessionRow } from '../../activities/index.ts';
import {
  type Attendee,
  automaticPackage,
  bookingRuleTexts,
  clashText,
  type Decision,
  decide,
} from '../../booking-rules/index.ts';
import {
  ApiFailure,
  type CartItemTable,
  type Database,
  invalid,
  notFound,
  type Person,
  type StoredOffer,
  sendWithNext,
  type Tenant,
  texts,
} from '../../platform/index.ts';
import { lockCartForAdding } from '../carts/set-aside.ts';
import type { BasketFacts, LockedCart } from '../carts/store.ts';
import { usablePackages } from '../packages/store.ts';
import { type Claim, deductClaims } from './claims.ts';
import { MAX_HELD_PLACES, refuseTooManyHeld } from './hold-limits.ts';
import { holdUntil, isHeld, lineProblem } from './line-rules.ts';
import { holdPlaces, readLines, readSessions, sessionsInCart } from './store.ts';
import { basketTexts } from './texts.ts';

interface Adding {
  user: Person;
  tenant: Tenant;
  now: Date;
  holdMinutes: number;
  /** Attendees of each item; by default the person who adds it. */
  attendees?: readonly Attendee[];
  /** Id of the member of staff at the desk, who may override ages and clashes with a note. */
  staffId?: string | undefined;
}

interface Wanted {
  item: AddItem;
  index: number;
  attendee: Attendee;
}

/** Options that cannot be applied are refused. */
function refuseOptions(items: readonly AddItem[]): void {
  const unknown = items.flatMap((item, index) =>
    Object.keys(item)
      .filter((key) => !Object.hasOwn(addItemSchema.shape, key))
      .map((key): [string, string[]] => [`items.${index}.${key}`, [texts.field.unknown]]),
  );
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
}

/** Only staff at the desk override anything. Throws the 403 failure for everyone else. */
function refuseOverrides(items: readonly AddItem[], { staffId }: Adding): void {
  if (staffId === undefined && items.some(({ overrideNote }) => overrideNote !== undefined)) {
    throw new ApiFailure(403, texts.status.forbidden);
  }
  const wrong = items.flatMap(({ overrideNote: note }, index): [string, string[]][] =>
    note !== undefined && (note.trim() === '' || note.length > MAX_OVERRIDE_NOTE_LENGTH)
      ? [[`items.${index}.overrideNote`, [basketTexts.overrideNote(MAX_OVERRIDE_NOTE_LENGTH)]]]
      : [],
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}

function chosenOffer({ item, index }: Wanted, { offer, openOffers }: Decision): StoredOffer {
  if (!item.pricingOptionId) return offer;
  const chosen = openOffers.find(({ id }) => id === item.pricingOptionId);
  if (chosen) return chosen;
  throw invalid({ [`items.${index}.pricingOptionId`]: [basketTexts.notYourPrice] });
}

/** Reason that the session cannot be put in the basket now, in words; `null` when it can. */
function refusal({ bookable, clash }: Decision, { item, attendee }: Wanted): string | null {
  if (bookable.message !== null || clash === null || item.acceptsClash) return bookable.message;
  return clashText(clash, attendee);
}

/** The court that is asked for, or any free one; `null` for a class. The session can be booked. */
function chosenCourt({ item, index }: Wanted, session: SessionRow): string | null {
  const wanted = item.individualFacilityUse;
  if (wanted && !session.courts?.includes(wanted)) {
    throw invalid({ [`items.${index}.individualFacilityUse`]: [basketTexts.unknownCourt] });
  }
  const free = freeCourts(session);
  if (!wanted) return free[0] ?? null;
  if (free.includes(wanted)) return wanted;
  throw new ApiFailure(409, basketTexts.courtTaken(wanted));
}

/** One place for each person: what tells the lines of a basket apart. */
const placeKey = (sessionId: string, personId: string) => `${sessionId} ${personId}`;

/** The sessions that are wanted, each as it is for who takes the place, by their place. */
async function sessionsFor(
  tx: Kysely<Database>,
  people: readonly Attendee[],
  wanted: readonly Wanted[],
  { user, now }: Adding,
): Promise<Map<string, SessionRow>> {
  const found = new Map<string, SessionRow>();
  for (const person of people) {
    const ids = wanted.filter(({ attendee }) => attendee.id === person.id).map(({ item }) => item.id);
    const rows = ids.length > 0 ? await readSessions(tx, user, person, ids, now) : [];
    for (const row of rows) found.set(placeKey(row.id, person.id), row);
  }
  return found;
}

/** The record of an override: why, who and when. */
const overrideOf = ({ overrideNote }: AddItem, { staffId, now }: Adding) =>
  overrideNote === undefined ? {} : { overrideNote, overriddenBy: staffId, overriddenAt: now };

/** Puts a line in and holds its place. One whose place was lost is put in again as if it were new. */
async function putLine(
  tx: Kysely<Database>,
  line: Omit<Insertable<CartItemTable>, 'sortBy' | 'addedAt' | 'previousPricePence'>,
  sortBy: number,
  { now, holdMinutes }: Adding,
): Promise<void> {
  const { offerId, pricePence, packageId, court, isCourtChosen, agreedClashes = '[]', addedByStaff } = line;
  const { overrideNote = null, overriddenBy = null, overriddenAt = null } = line;
  const renewed = {
    offerId,
    pricePence,
    packageId: packageId ?? null,
    court,
    isCourtChosen,
    agreedClashes,
    overrideNote,
    overriddenBy,
    overriddenAt,
    addedByStaff,
    sortBy,
    addedAt: now,
    previousPricePence: null,
  };
  const expiresAt = holdUntil(now, holdMinutes);
  const held = tx
    .with('line', (query) =>
      query
        .insertInto('cartItems')
        .values({ ...line, sortBy, addedAt: now, previousPricePence: null })
        .onConflict((conflict) => conflict.columns(['cartId', 'sessionId', 'personId']).doUpdateSet(renewed))
        .returning(['id', 'sessionId']),
    )
    .insertInto('holds')
    .columns(['cartItemId', 'sessionId', 'expiresAt'])
    .expression((query) =>
      query
        .selectFrom('line')
        .select(['line.id', 'line.sessionId', sql<Date>`${expiresAt}::timestamptz`.as('expiresAt')]),
    )
    .onConflict((conflict) => conflict.column('cartItemId').doUpdateSet({ expiresAt }));
  await sendWithNext(tx, held.compile());
}

/** Anyone who said yes to a place beside others said so for those others, too. */
async function agreeToClashes(
  tx: Kysely<Database>,
  personId: string,
  { id, clashes }: Pick<SessionRow, 'id' | 'clashes'>,
): Promise<void> {
  if (clashes.length === 0) return;
  await tx
    .updateTable('cartItems')
    .set({ agreedClashes: sql<string>`agreed_clashes || to_jsonb(${id}::text)` })
    .where('personId', '=', personId)
    .where(
      'sessionId',
      'in',
      clashes.map((clash) => clash.id),
    )
    .execute();
}

/**
 * Holds a place for each item and adds it to the open basket, inside the caller's transaction; throws on the first that
 * cannot be loaded. The places of the lines already there are kept for as long again. Answers what is known of the basket.
 */
export async function addItems(
  tx: Kysely<Database>,
  items: readonly AddItem[],
  adding: Adding,
): Promise<BasketFacts> {
  const cart = await lockCartForAdding(tx, adding.user, adding.now);
  const lines = await addItemsTo(tx, cart, items, adding);
  if (lines > MAX_HELD_PLACES) await refuseTooManyHeld(tx, cart.id, adding);
  return { ...cart, hasPackages: mayHavePackages(cart, adding) };
}

/** Packages of other people were not looked up with the basket. */
const mayHavePackages = (
  { hasPackages }: Pick<BasketFacts, 'hasPackages'>,
  { user, attendees = [] }: Adding,
): boolean => hasPackages || attendees.some(({ id }) => id !== user.id);

/** The same for a basket that the caller has locked; answers how many lines it has now at most. */
export async function addItemsTo(
  tx: Kysely<Database>,
  { id: cartId, isNew, hasPackages }: Pick<LockedCart, 'id' | 'isNew' | 'hasPackages'>,
  items: readonly AddItem[],
  adding: Adding,
): Promise<number> {
  const { user, tenant, now, holdMinutes, attendees = [] } = adding;
  refuseOptions(items);
  refuseOverrides(items, adding);
  const wanted = items.map((item, index) => ({ item, index, attendee: attendees[index] ?? user }));
  const people = [...new Map([user, ...attendees].map((person) => [person.id, person])).values()];
  const ids = items.map(({ id }) => id);
  const places = new Set(wanted.map(({ item, attendee }) => placeKey(item.id, attendee.id)));
  if (places.size < wanted.length) throw new ApiFailure(409, bookingRuleTexts.bookable.inYourBasket);

  const personIds = people.map(({ id }) => id);
  const idsInCart = isNew ? [] : await sessionsInCart(tx, cartId);
  await lockPlaces(tx, tenant.id, personIds, [...ids, ...idsInCart]);
  const sessions = await sessionsFor(tx, people, wanted, adding);
  if (sessions.size < places.size) throw notFound();

  const linesBefore = isNew ? [] : await readLines(tx, cartId, now);
  let sortBy = Math.max(0, ...linesBefore.map((line) => line.sortBy));
  const others = linesBefore.filter((line) => !places.has(placeKey(line.id, line.attendeeId)));
  const stillGood = others.filter((line) => lineProblem(line, adding) === null);
  const kept = stillGood.map((line) => ({ lineId: line.lineId, sessionId: line.id, court: line.court }));
  const claims: Claim[] = stillGood
    .filter((line) => !isHeld(line, now))
    .map(({ id, court }) => ({ sessionId: id, court }));

  const packages = mayHavePackages({ hasPackages }, adding) ? await usablePackages(tx, personIds) : [];
  const taken = others.flatMap(({ packageId }) => packageId ?? []);
  for (const one of wanted) {
    const { item, attendee } = one;
    const found = sessions.get(placeKey(item.id, attendee.id));
    if (!found) throw notFound();
    const session = deductClaims(found, claims);
    const isOverridden = item.overrideNote !== undefined;
    const decision = decide(session, { attendee, settings: tenant.settings, now, isOverridden });
    const problem = refusal(decision, one);
    if (problem !== null) {
      throw new ApiFailure(409, items.length === 1 ? problem : basketTexts.about(session.name, problem));
    }
    const offer = chosenOffer(one, decision);
    // Anyone who chose a price has chosen against a package.
    const covered = {
      ...session,
      attendeeId: attendee.id,
      bookerId: user.id,
      bestPricePence: decision.offer.pricePence,
    };
    const use = item.pricingOptionId ? undefined : automaticPackage(packages, covered, taken);
    if (use) taken.push(use.id);
    sortBy += 1;
    const court = chosenCourt(one, session);
    const line = {
      cartId,
      sessionId: session.id,
      personId: attendee.id,
      offerId: offer.id,
      pricePence: use ? 0 : offer.pricePence,
      packageId: use?.id ?? null,
      court,
      isCourtChosen: Boolean(item.individualFacilityUse),
      agreedClashes: JSON.stringify(session.clashes.map(({ id }) => id)),
      addedByStaff: adding.staffId !== undefined,
      ...overrideOf(item, adding),
    };
    claims.push({ sessionId: session.id, court });
    await putLine(tx, line, sortBy, adding);
    await agreeToClashes(tx, attendee.id, session);
  }
  await holdPlaces(tx, kept, holdUntil(now, holdMinutes));
  // Anyone with a held place leaves the waiting list.
  for (const { item, attendee } of wanted) {
    const isOnList = sessions.get(placeKey(item.id, attendee.id))?.waitingSince;
    if (isOnList) await removeWaiting(tx, attendee.id, [item.id]);
  }
  return linesBefore.length + items.length;
}
