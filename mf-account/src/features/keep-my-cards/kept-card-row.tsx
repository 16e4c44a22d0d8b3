import { useEffect, useState } from 'react';
import { type KeptCard, removeSavedCard } from 'shared-contracts/api/saved-cards';
import { lazyPart, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Chip, Icon, Notice, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const ConfirmQuestion = lazyPart(
  () => import(/* webpackChunkName: "question" */ '../../parts/confirm-question.tsx'),
  {
    close: ({ onCancel }) => onCancel(),
  },
);

const words = texts.cards;

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 12,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
});

interface Props {
  card: KeptCard;
  /** Told the cards that are left, `null` where they have to be asked for; keeps its identity. */
  onRemoved(left: KeptCard[] | null): void;
}

/** A kept card, which can be forgotten after a question. */
export function KeptCardRow({ card, onRemoved }: Props) {
  const toast = useToast();
  const request = useApiMutation(removeSavedCard);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<{ left: KeptCard[] | null } | null>(null);
  const name = words.ending(card.cardType, card.lastFourDigits);
  // The dialog gives the focus back to the button of this row: only then can the row go.
  useEffect(() => {
    if (outcome) onRemoved(outcome.left);
  }, [outcome, onRemoved]);

  async function remove() {
    const result = await request.run({ params: { cardId: card.id } });
    setAsking(false);
    // Another tab may have removed it: then it is gone as well.
    if (!result.ok && result.error.kind !== 'not-found') return;
    toast({ content: words.removed(name), type: 'success' });
    setOutcome({ left: result.ok ? result.data : null });
  }

  return (
    <Row>
      <Icon name="card" size={28} />
      <div>
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="muted">
          {words.expires(card.cardHolderName, card.expiryDate)}
        </Text>
        {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      </div>
      {card.recentlyExpired && <Chip tone="warning">{words.expired}</Chip>}
      <Button variant="text" size="small" startIcon="trash" onClick={() => setAsking(true)}>
        {words.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <ConfirmQuestion
          open
          danger
          title={words.question(name)}
          confirmText={words.remove}
          loading={request.requesting}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          {words.questionText}
        </ConfirmQuestion>
      )}
    </Row>
  );
}
