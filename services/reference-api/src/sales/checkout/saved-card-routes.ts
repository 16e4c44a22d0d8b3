import type { KeptCard } from 'shared-contracts/api/saved-cards';
import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, type Call, handle, notFound, param, requireUser } from '../../platform/index.ts';
import { deleteSavedCard, listSavedCards, shownKeptCard } from './saved-cards.ts';

const { savedCards, removeSavedCard } = apiTable.savedCards;

async function keptCards(call: Pick<Call, 'db' | 'user' | 'now'>): Promise<KeptCard[]> {
  const cards = await listSavedCards(call.db, requireUser(call));
  return cards.map((card) => shownKeptCard(card, call.now()));
}

/** The cards of the account. They are listed and removed even where the tenant offers them no more. */
export function registerSavedCards(app: ApiServer): void {
  handle(app, savedCards, keptCards);

  handle(app, removeSavedCard, async (call) => {
    const card = await deleteSavedCard(call.db, requireUser(call), param(call, 'cardId'));
    if (!card) throw notFound();
    // What nobody points at any more cannot be charged: that the provider still has it is for the operator to know.
    if (!(await call.merchants.of(card.merchant).cardProvider.forgetCard(card.externalIdentifier))) {
      call.log.error('The provider still keeps a card that its owner removed.', { card: card.id });
    }
    return keptCards(call);
  });
}
