import type { Kysely, Selectable } from 'kysely';
import type { SavedCard } from 'shared-contracts/api/checkout';
import type { Database } from '../database/database.ts';
import type { SavedCardTable } from '../database/payment-tables.ts';
import type { Person } from '../http/call.ts';
import { cardName, isExpired } from '../payments/card-words.ts';
import { isUuid } from './uuid.ts';

type SavedCardRow = Selectable<SavedCardTable>;

/** The card saved last. */
export function newestSavedCard(db: Kysely<Database>, person: Person): Promise<SavedCardRow | undefined> {
  return db
    .selectFrom('savedCards')
    .selectAll()
    .where('personId', '=', person.id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
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

export function shownSavedCard(card: SavedCardRow, now: Date): SavedCard {
  return {
    id: card.id,
    cardType: cardName(card.cardType),
    lastFourDigits: card.lastFourDigits,
    cardHolderName: card.cardHolderName,
    expiryDate: card.expiryDate,
    externalIdentifier: card.externalIdentifier,
    cardImage: null,
    recentlyExpired: isExpired(card.expiryDate, now),
  };
}
