import { type FormEvent, useId, useRef, useState } from 'react';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Card, Stack } from 'shared-ui/core';
import { DateField } from 'shared-ui/dates';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/audit-log.ts';
import { EVERYTHING, filterMessages, type LogFilter } from './filter-messages.ts';

const FIELDS = ['from', 'to', 'staff', 'person'] as const;

/** Two on a phone too, where a date fits half of it, unlike an email address: the entries begin on the first screen. */
const columns = {
  xs: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
  sm: '1fr 1fr',
  lg: 'repeat(4, 1fr) auto',
};

/** At the end of the row of fields where there is room; below them otherwise. */
const ending = {
  gridColumn: { xs: '1 / -1', lg: 'auto' },
  alignSelf: 'end',
  justifySelf: { sm: 'start' },
};

/** On a phone the button alone needs no card. */
const foldedCard = {
  '@media (max-width: 575.98px)': { padding: 0, border: 0, background: 'none', boxShadow: 'none' },
};

/** A whole line on a phone. */
const wholeLine = { gridColumn: { xs: '1 / -1', sm: 'auto' } };

/** Filter of the log: days, member of staff, customer. On a phone a button opens it, so that the log comes first. */
export function LogFilterForm({ onSearch }: { onSearch(filter: LogFilter): void }) {
  const fieldsId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const [isFiltered, setFiltered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(EVERYTHING);
  const errors = useFormErrors(FIELDS.map((name) => ({ name, label: texts[name] })));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (errors.show(filterMessages(typed))) return;
    setFiltered(Object.values(typed).some(Boolean));
    setOpen(false);
    // Only a phone has the button and folds the fields, with the focus in them.
    fold.current?.focus();
    onSearch(typed);
  }

  const change = (name: keyof LogFilter) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    errors.changed(name);
  };
  const field = (name: keyof LogFilter) => ({ ...errors.at(name), label: texts[name], value: typed[name] });
  const who = (name: 'staff' | 'person') => (
    <TextField
      {...field(name)}
      hint={texts.whoHint}
      sx={wholeLine}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => change(name)(target.value)}
    />
  );
  return (
    <Card sx={isOpen ? undefined : foldedCard}>
      <Button
        ref={fold}
        variant="quiet"
        startIcon="search"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', '@media (min-width: 576px)': { display: 'none' } }}
      >
        {isFiltered ? texts.changeSearch : texts.openSearch}
      </Button>
      <Stack
        component="form"
        id={fieldsId}
        role="search"
        noValidate
        spacing={2}
        onSubmit={submit}
        sx={{ '@media (max-width: 575.98px)': isOpen ? { mt: 2 } : { display: 'none' } }}
      >
        <FormErrorSummary {...errors.summary} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
          <DateField {...field('from')} onChange={change('from')} />
          <DateField {...field('to')} onChange={change('to')} />
          {who('staff')}
          {who('person')}
          <Button type="submit" sx={ending}>
            {texts.search}
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
