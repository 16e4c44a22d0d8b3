import { removeSavedCard, type StoredCard } from 'shared-contracts/api/saved-cards';
import { useApiMutation } from 'shared-platform';
import { Chip } from 'shared-ui/core';
import { RemovableRow } from '../../shared/removable-row.tsx';
import { useRemoval } from '../../shared/use-removal.ts';
import { texts as words } from '../../texts/saved-cards.ts';

interface Props {
  card: StoredCard;
  /** Passed the cards that are left, `null` where they have to be asked for; keeps its identity. */
  onRemoved(left: StoredCard[] | null): void;
}

/** A kept card, which can be forgotten after a question. */
export function SavedCardRow({ card, onRemoved }: Props) {
  const request = useApiMutation(removeSavedCard);
  const finish = useRemoval(onRemoved);
  const name = words.ending(card.cardType, card.lastFourDigits);
  return (
    <RemovableRow
      icon="card"
      name={name}
      detail={
        card.recentlyExpired ? card.cardHolderName : words.expires(card.cardHolderName, card.expiryDate)
      }
      chip={card.recentlyExpired && <Chip tone="warning">{words.expired(card.expiryDate)}</Chip>}
      words={words}
      request={request}
      onRemove={async () => finish(await request.run({ params: { cardId: card.id } }), words.removed(name))}
    />
  );
}
