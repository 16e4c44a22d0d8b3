import { useCallback, useId, useRef } from 'react';
import { type StoredCard, savedCards } from 'shared-contracts/api/saved-cards';
import { useApi, useApiQuery, useSite } from 'shared-platform';
import { Card, Heading, Text } from 'shared-ui/core';
import { CardSkeleton } from '../../shared/card-skeleton.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { texts as words } from '../../texts/saved-cards.ts';
import { SavedCardRow } from './saved-card-row.tsx';

/** The cards kept for later payments. Where none are kept and none can be, there is nothing to say. */
export function SavedCards() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const api = useApi();
  const showLeft = useCallback(
    (left: StoredCard[] | null) => {
      if (left) api.setAnswer(savedCards, {}, left);
      else api.invalidate(savedCards);
      title.current?.focus();
    },
    [api],
  );
  const { savedCardsEnabled } = useSite();
  const { state, data, error, reload } = useApiQuery(savedCards, {});
  if (state === 'loading') return <CardSkeleton label={words.loading} shape="rows" />;
  if (!data) return <LoadFailure title={words.failed} error={error} onRetry={reload} />;
  if (data.length === 0 && !savedCardsEnabled) return null;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId} ref={title} tabIndex={-1}>
        {words.title}
      </Heading>
      {data.length === 0 ? (
        <Text tone="muted" sx={{ mt: 1 }}>
          {words.empty}
        </Text>
      ) : (
        <ul style={{ margin: '8px 0 -8px', padding: 0, listStyle: 'none' }}>
          {data.map((card) => (
            <SavedCardRow key={card.id} card={card} onRemoved={showLeft} />
          ))}
        </ul>
      )}
    </Card>
  );
}
