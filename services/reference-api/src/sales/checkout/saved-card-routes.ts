import type { StoredCard } from 'shared-contracts/api/saved-cards';
import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, type Call, handle, notFound, param, requireUser } from '../../platform/index.ts';
import { deleteSavedCard, listSavedCards, presentStoredCard } from './saved-cards.ts';

const { savedCards, removeSavedCard } = apiTable.savedCards;

async function keptCards(call: Pick<Call, 'db' | 'user' | 'now'>): Promise<StoredCard[]> {
  const cards = await listSavedCards(call.db, requireUser(call));
  return cards.map((card) => presentStoredCard(card, call.now()));
}

/** The cards of the account. They are listed and removed even where the tenant no longer offers them. */
export function registerSavedCards(app: ApiServer): void {
  handle(app, savedCards, keptCards);

  handle(app, removeSavedCard, async (call) => {
    const card = await deleteSavedCard(call.db, requireUser(call), param(call, 'cardId'));
    if (!card) throw notFound();
    // A card without references cannot be charged: the operator needs to know that the provider still has it.
    if (!(await call.merchants.of(card.merchant).cardProvider.forgetCard(card.externalIdentifier))) {
      call.log.error('The provider still keeps a card that its owner removed.', { card: card.id });
    }
    return keptCards(call);
  });
}
