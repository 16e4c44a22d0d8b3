import { useRef, useState } from 'react';
import {
  MAX_FILTER_NAME_LENGTH,
  removeSavedFilter,
  type SavedFilter,
  savedFilters,
  saveFilter,
} from 'shared-contracts/api/saved-filters';
import { readFilter, writeFilter } from 'shared-contracts/session-search/filter-query';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useApi, useApiMutation, useApiQuery, useSession } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, Heading, IconButton, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/saved-filters.ts';

const Part = styled('section')({
  display: 'grid',
  gap: '12px',
  marginTop: '28px',
  paddingTop: '20px',
  borderTop: '1px solid var(--ui-border)',
});

const List = styled('ul')({
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: '8px' },
  '& > li > button:first-of-type': {
    flex: 1,
    justifyContent: 'start',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
});

interface Props {
  /** The current filter. */
  filter: SessionFilter;
  onUse(filter: SessionFilter): void;
}

/** Saved filters of the person who is logged in: use one, remove one, or save the current choice. */
export function SavedFilters(props: Props) {
  const { user } = useSession();
  return user && <OwnFilters {...props} />;
}

function OwnFilters({ filter, onUse }: Props) {
  const api = useApi();
  const query = useApiQuery(savedFilters, {});
  const saving = useApiMutation(saveFilter);
  const removing = useApiMutation(removeSavedFilter);
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const errors = useFormErrors([{ name: 'name', label: words.name }]);
  const [done, setDone] = useState('');
  const wanted = writeFilter(new URLSearchParams(), filter).toString();

  async function save() {
    const trimmed = name.trim();
    const fault = trimmed === '' ? words.nameMissing : wanted === '' ? words.nothingToSave : null;
    if (errors.show(fault === null ? {} : { name: fault })) return;
    const result = await saving.run({ body: { name: trimmed, query: wanted } });
    if (!result.ok) return errors.refuse(result.error);
    api.setAnswer(savedFilters, {}, result.data);
    setName('');
    setDone(words.saved(trimmed));
  }

  async function remove({ id, name: removed }: SavedFilter) {
    const result = await removing.run({ params: { filterId: id } });
    if (!result.ok) return errors.refuse(result.error);
    api.setAnswer(savedFilters, {}, result.data);
    setDone(words.removed(removed));
    nameField.current?.focus();
  }

  function type(text: string) {
    setName(text);
    errors.changed('name');
  }

  return (
    <Part aria-labelledby="saved-filters">
      <Heading level={3} size={4} id="saved-filters">
        {words.title}
      </Heading>
      {query.state === 'error' && (
        <Text role="alert">
          {words.failed}{' '}
          <Button variant="text" size="small" onClick={query.reload}>
            {texts.tryAgain}
          </Button>
        </Text>
      )}
      {query.data && query.data.length > 0 && (
        <List>
          {query.data.map((kept) => (
            <li key={kept.id}>
              <Button
                variant="text"
                size="small"
                onClick={() => onUse(readFilter(new URLSearchParams(kept.query)))}
              >
                <VisuallyHidden>{words.use} </VisuallyHidden>
                {kept.name}
              </Button>
              <IconButton
                icon="close"
                size="small"
                label={words.remove(kept.name)}
                onClick={() => void remove(kept)}
              />
            </li>
          ))}
        </List>
      )}
      <FormErrorSummary {...errors.summary} />
      <TextField
        {...errors.at('name')}
        ref={nameField}
        label={words.name}
        placeholder={words.namePlaceholder}
        autoComplete="off"
        maxLength={MAX_FILTER_NAME_LENGTH}
        value={name}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter keeps the filters; it does not send off the form around them.
          event.preventDefault();
          void save();
        }}
      />
      <Button
        variant="quiet"
        size="small"
        loading={saving.requesting}
        loadingText={words.saving}
        onClick={() => void save()}
        sx={{ justifySelf: 'start' }}
      >
        {words.save}
      </Button>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </Part>
  );
}
