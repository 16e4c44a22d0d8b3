import { useRef, useState } from 'react';
import { removeSavedFilter, type SavedFilter, savedFilters } from 'shared-contracts/api/saved-filters';
import { readFilter } from 'shared-contracts/session-search/filter-query';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useApi, useApiMutation, useApiQuery, useSession } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, Heading, IconButton, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { FormErrorSummary } from 'shared-ui/forms';
import { PartFailure } from '../../shared/part-failure.tsx';
import { texts as words } from '../../texts/saved-filters.ts';

const Part = styled('section')({
  marginBottom: '20px',
  paddingBottom: '12px',
  borderBottom: '1px solid var(--ui-border)',
});

/** The names begin, and the buttons end, where the fields below them do. */
const List = styled('ul')({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginInlineEnd: '-12px',
    overflowWrap: 'anywhere',
  },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& > li > div > button': { justifyContent: 'start', marginBlock: 0 },
});

interface Props {
  /** Says what a filter asks for: `Evening · Beginner`. */
  describe(filter: SessionFilter): string;
  onUse(filter: SessionFilter): void;
}

const filterOf = ({ query }: SavedFilter) => readFilter(new URLSearchParams(query));

/** Saved filters of the person who is logged in, above the fields that they fill: use one, or remove one. */
export function SavedFilters(props: Props) {
  const { user } = useSession();
  return user && <OwnFilters {...props} />;
}

function OwnFilters({ describe, onUse }: Props) {
  const api = useApi();
  const query = useApiQuery(savedFilters, {});
  const removing = useApiMutation(removeSavedFilter);
  const heading = useRef<HTMLHeadingElement>(null);
  const errors = useFormErrors([]);
  const [done, setDone] = useState('');
  const saved = query.data ?? [];

  async function remove({ id, name }: SavedFilter) {
    const result = await removing.run({ params: { filterId: id } });
    if (!result.ok) return errors.refuse(result.error);
    api.setAnswer(savedFilters, {}, result.data);
    setDone(words.removed(name));
    heading.current?.focus();
  }

  // The heading stays with the focus when the last one is removed.
  if (query.state !== 'error' && saved.length === 0 && done === '') return null;
  return (
    <Part aria-labelledby="saved-filters">
      {/* In the face of the names of the fields. */}
      <Heading
        level={3}
        size={4}
        id="saved-filters"
        ref={heading}
        tabIndex={-1}
        sx={{ '&&': { font: '700 1rem/1.4 var(--font-body)', letterSpacing: 0, textTransform: 'none' } }}
      >
        {words.title}
      </Heading>
      {query.state === 'error' && <PartFailure onRetry={query.reload}>{words.failed}</PartFailure>}
      <FormErrorSummary {...errors.summary} />
      <List>
        {saved.map((kept) => (
          <li key={kept.id}>
            <div>
              <Button variant="text" size="small" onClick={() => onUse(filterOf(kept))}>
                <VisuallyHidden>{words.use} </VisuallyHidden>
                {kept.name}
              </Button>
              <Text size="small" tone="muted" sx={{ mt: '-8px', mb: 1 }}>
                {describe(filterOf(kept))}
              </Text>
            </div>
            <IconButton
              icon="trash"
              size="small"
              label={words.remove(kept.name)}
              onClick={() => void remove(kept)}
            />
          </li>
        ))}
      </List>
      {done !== '' && (
        <Text role="status" size="small" tone="muted">
          {done}
        </Text>
      )}
    </Part>
  );
}
