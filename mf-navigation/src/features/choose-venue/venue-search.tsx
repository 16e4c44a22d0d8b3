import { useEffect, useMemo, useRef, useState } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { useVenue } from 'shared-platform';
import {
  Button,
  EmptyState,
  SearchField,
  Stack,
  styled,
  Text,
  useMediaQuery,
  VisuallyHidden,
} from 'shared-ui/core';
import { PHONE_QUERY } from '../../shared/header-layout.ts';
import { useVenueList } from '../../shared/venues.resource.ts';
import { texts } from '../../texts/en.ts';
import { searchVenues } from './search-venues.ts';
import { VenueOptions } from './venue-options.tsx';
import { VenueOptionsSkeleton } from './venue-options-skeleton.tsx';

const words = texts.chooseVenue;

/** Keeps its height while the list changes. */
const Root = styled('div')({ minHeight: 'min(60dvh, 480px)', paddingTop: 4 });

/** A search box and the matching venues. */
export function VenueSearch({ onChoose }: { onChoose(venue: Venue): void }) {
  const { slug: present } = useVenue();
  const query = useVenueList({ enabled: true });
  const [text, setText] = useState('');
  const found = useMemo(() => searchVenues(query.data ?? [], text, present), [query.data, text, present]);
  const box = useRef<HTMLInputElement>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);

  // On a phone, focus would open the keyboard and cover the list.
  useEffect(() => {
    if (!isPhone) box.current?.focus();
  }, [isPhone]);

  return (
    <Root>
      <Stack spacing={2}>
        <SearchField ref={box} label={words.label} value={text} onChange={setText} name="venue" />
        {query.state === 'loading' && <VenueOptionsSkeleton />}
        {query.state === 'error' && (
          <EmptyState
            icon="error"
            title={words.failed}
            level={3}
            action={<Button onClick={query.reload}>{words.tryAgain}</Button>}
          >
            {query.error?.message}
          </EmptyState>
        )}
        {query.data && (
          <Text role="status" size="small" tone="muted">
            {found.length > 0 ? (
              words.found(found.length)
            ) : (
              <VisuallyHidden>{words.noneFound}</VisuallyHidden>
            )}
          </Text>
        )}
        {query.data && found.length === 0 && (
          <EmptyState icon="search" title={words.noneFound} level={3}>
            {text.trim() === '' ? words.noneAtAll : words.noneNamed(text.trim())}
          </EmptyState>
        )}
        {found.length > 0 && <VenueOptions key={text} venues={found} present={present} onChoose={onChoose} />}
      </Stack>
    </Root>
  );
}
