import type { Kysely, Selectable } from 'kysely';
import type { SavedCard } from 'shared-contracts/api/checkout';
import type { StoredCard } from 'shared-contracts/api/saved-cards';
import { type Database, isUuid, type Person, type SavedCardTable } from '../../platform/index.ts';
import { cardName, isExpired, isLongExpired } from '../payments/card-words.ts';

type SavedCardRow = Selectable<SavedCardTable>;

const newestFirst = (db: Kysely<Database>, person: Person) =>
  db
    .selectFrom('savedCards')
    .selectAll()
    .where('personId', '=', person.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id');

export function listSavedCards(db: Kysely<Database>, person: Person): Promise<SavedCardRow[]> {
  return newestFirst(db, person).execute();
}

export async function findSavedCard(
  db: Kysely<Database>,
  person: Person,
  id: string,
): Promise<SavedCardRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('savedCards')
    .selectAll()
    .where('personId', '=', person.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes a card of this person away; answers what it was, `undefined` when there is none. */
export async function deleteSavedCard(
  db: Kysely<Database>,
  person: Person,
  id: string,
): Promise<SavedCardRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .deleteFrom('savedCards')
    .where('personId', '=', person.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function presentStoredCard(card: SavedCardRow, now: Date): StoredCard {
  return {
    id: card.id,
    cardType: cardName(card.cardType),
    lastFourDigits: card.lastFourDigits,
    cardHolderName: card.cardHolderName,
    expiryDate: card.expiryDate,
    recentlyExpired: isExpired(card.expiryDate, now),
  };
}

/**
 * The cards that the checkout shows, the newest first. One that expired long ago is left to the
 * account, and one that another merchant account keeps cannot be charged here.
 */
export async function cardsToOffer(
  db: Kysely<Database>,
  person: Person,
  { merchant, now }: { merchant: string | null; now: Date },
): Promise<SavedCard[]> {
  const cards = await listSavedCards(db, person);
  return cards
    .filter((card) => card.merchant === merchant && !isLongExpired(card.expiryDate, now))
    .map((card) => ({
      ...presentStoredCard(card, now),
      externalIdentifier: card.externalIdentifier,
      cardImage: null,
    }));
}

/** The card that a checkout without a choice offers: the newest that can be paid with, else the newest. */
export const defaultCard = (cards: readonly SavedCard[]): SavedCard | null =>
  cards.find(({ recentlyExpired }) => !recentlyExpired) ?? cards[0] ?? null;
