import { useState } from 'react';
import { MAX_FILTER_NAME_LENGTH, savedFilters, saveFilter } from 'shared-contracts/api/saved-filters';
import { writeFilter } from 'shared-contracts/session-search/filter-query';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useApi, useApiMutation, useSession } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, styled, VisuallyHidden } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts as words } from '../../texts/saved-filters.ts';

const Part = styled('div')({
  display: 'grid',
  gap: '12px',
  marginTop: '28px',
  paddingTop: '20px',
  borderTop: '1px solid var(--ui-border)',
});

interface Props {
  /** The current filter. */
  filter: SessionFilter;
}

/** The current choice, to be kept under a name by a person who is logged in. */
export function SaveTheseFilters(props: Props) {
  const { user } = useSession();
  return user && <NameField {...props} />;
}

function NameField({ filter }: Props) {
  const api = useApi();
  const saving = useApiMutation(saveFilter);
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

  function type(text: string) {
    setName(text);
    errors.changed('name');
  }

  return (
    <Part>
      <FormErrorSummary {...errors.summary} />
      <TextField
        {...errors.at('name')}
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
