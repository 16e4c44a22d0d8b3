import type { Insertable, Kysely } from 'kysely';
import { type AddItem, addItemSchema } from 'shared-contracts/api/add-item';
import { siteDay } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import { freeCourts } from '../activities/courts.ts';
import { bookable, bookingOpens, offerFor } from '../activities/rules.ts';
import { isMember } from '../activities/shown-session.ts';
import type { SessionRow } from '../activities/store.ts';
import type { Database } from '../database/database.ts';
import type { StoredOffer } from '../database/documents.ts';
import type { CartItemTable } from '../database/payment-tables.ts';
import type { Person, Tenant } from '../http/call.ts';
import { ApiFailure, invalid, notFound } from '../http/failure.ts';
import { coveringPackages } from '../packages/cover.ts';
import { usablePackages } from '../packages/store.ts';
import { isBookingStopped } from '../penalties/rules.ts';
import { duePence } from '../penalties/store.ts';
import { penaltyTexts } from '../penalties/texts.ts';
import { texts } from '../texts/en.ts';
import { removeWaiting } from '../waiting-list/store.ts';
import { refuseWhilePaying } from './change-basket.ts';
import { holdUntil, lineProblem } from './line-rules.ts';
import { openOffers } from './prices.ts';
import {
  keepPlaces,
  lockOrOpenCart,
  lockSessions,
  readLines,
  readSessions,
  sessionsInCart,
} from './store.ts';
import { basketTexts } from './texts.ts';

interface Adding {
  user: Person;
  tenant: Tenant;
  now: Date;
  holdMinutes: number;
}

/** What cannot be heeded is refused. */
function refuseOptions(items: readonly AddItem[]): void {
  const unknown = items.flatMap((item, index) =>
    Object.keys(item)
      .filter((key) => !Object.hasOwn(addItemSchema.shape, key))
      .map((key): [string, string[]] => [`items.${index}.${key}`, [texts.field.unknown]]),
  );
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown));
}

function chosenOffer(item: AddItem, index: number, session: SessionRow, user: Person): StoredOffer {
  const member = isMember(user);
  if (!item.pricingOptionId) return offerFor(session.offers, member);
  const offer = openOffers(session.offers, member).find(({ id }) => id === item.pricingOptionId);
  if (offer) return offer;
  throw invalid({ [`items.${index}.pricingOptionId`]: [basketTexts.notYourPrice] });
}

/** Throws in words when the session cannot be put in the basket now. */
function refuseUnbookable(session: SessionRow, { user, tenant, now }: Adding, isAlone: boolean): void {
  const opens = bookingOpens(session.startsAt, tenant.settings.bookingWindow, isMember(user));
  const { message } = bookable(session, opens, now);
  if (message === null) return;
  throw new ApiFailure(409, isAlone ? message : basketTexts.about(session.name, message));
}

/** The court that is asked for, or any free one; `null` for a class. The session can be booked. */
function chosenCourt(item: AddItem, index: number, session: SessionRow): string | null {
  const wanted = item.individualFacilityUse;
  if (wanted && !session.courts?.includes(wanted)) {
    throw invalid({ [`items.${index}.individualFacilityUse`]: [basketTexts.unknownCourt] });
  }
  const free = freeCourts(session);
  if (!wanted) return free[0] ?? null;
  if (free.includes(wanted)) return wanted;
  throw new ApiFailure(409, basketTexts.courtTaken(wanted));
}

/** Throws in words when somebody owes too much to book. */
async function refuseWhoOwes(tx: Kysely<Database>, { user, tenant }: Adding): Promise<void> {
  const due = await duePence(tx, user.id);
  if (!isBookingStopped(due, tenant.settings.penalties)) return;
  throw new ApiFailure(409, penaltyTexts.stopped(formatMoney(due, tenant.settings.site.currency.symbol)));
}

/** A line whose place was lost is put in again as if it were new. */
async function putLine(
  tx: Kysely<Database>,
  line: Omit<Insertable<CartItemTable>, 'sortBy' | 'addedAt' | 'previousPricePence'>,
  sortBy: number,
  now: Date,
): Promise<string> {
  const { offerId, pricePence, packageId, court, isCourtChosen } = line;
  const renewed = {
    offerId,
    pricePence,
    packageId: packageId ?? null,
    court,
    isCourtChosen,
    sortBy,
    addedAt: now,
    previousPricePence: null,
  };
  const row = await tx
    .insertInto('cartItems')
    .values({ ...line, sortBy, addedAt: now, previousPricePence: null })
    .onConflict((conflict) => conflict.columns(['cartId', 'sessionId', 'personId']).doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Holds a place for each item and adds it, inside the caller's transaction; throws on the first that cannot be had.
 * The places of the lines already there are kept for as long again.
 */
export async function addItems(
  tx: Kysely<Database>,
  items: readonly AddItem[],
  adding: Adding,
): Promise<void> {
  const { user, tenant, now, holdMinutes } = adding;
  refuseOptions(items);
  await refuseWhoOwes(tx, adding);
  const ids = items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ApiFailure(409, texts.bookable.inYourBasket);

  const cartId = await lockOrOpenCart(tx, user, now);
  await refuseWhilePaying(tx, cartId);
  const known = await lockSessions(tx, tenant.id, [...ids, ...(await sessionsInCart(tx, cartId))]);
  if (ids.some((id) => !known.has(id))) throw notFound();

  const sessions = new Map(
    (await readSessions(tx, user.id, ids, now)).map((session) => [session.id, session]),
  );
  const linesBefore = await readLines(tx, cartId, user.id, now);
  let sortBy = Math.max(0, ...linesBefore.map((line) => line.sortBy));
  const kept = linesBefore
    .filter((line) => !ids.includes(line.id) && lineProblem(line, now) === null)
    .map((line) => ({ lineId: line.lineId, sessionId: line.id, court: line.court }));

  const packages = await usablePackages(tx, user.id, siteDay(now));
  const taken = linesBefore.flatMap(({ id, packageId }) =>
    packageId === null || ids.includes(id) ? [] : [packageId],
  );
  for (const [index, item] of items.entries()) {
    const session = sessions.get(item.id);
    if (!session) throw notFound();
    refuseUnbookable(session, adding, items.length === 1);
    const offer = chosenOffer(item, index, session, user);
    // Whoever chose a price has chosen against their package.
    const [use] = item.pricingOptionId ? [] : coveringPackages(packages, session, taken);
    if (use) taken.push(use.id);
    sortBy += 1;
    const court = chosenCourt(item, index, session);
    const isCourtChosen = Boolean(item.individualFacilityUse);
    const line = {
      cartId,
      sessionId: session.id,
      personId: user.id,
      offerId: offer.id,
      pricePence: use ? 0 : offer.pricePence,
      packageId: use?.id ?? null,
      court,
      isCourtChosen,
    };
    kept.push({ lineId: await putLine(tx, line, sortBy, now), sessionId: session.id, court });
  }
  await keepPlaces(tx, kept, holdUntil(now, holdMinutes));
  // Whoever holds a place waits for it no more.
  await removeWaiting(tx, user.id, ids);
}
