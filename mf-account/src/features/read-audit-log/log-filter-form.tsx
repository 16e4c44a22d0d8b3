import { type FormEvent, useState } from 'react';
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

/** A whole line on a phone. */
const wholeLine = { gridColumn: { xs: '1 / -1', sm: 'auto' } };

/** Filter of the log: days, member of staff, customer. */
export function LogFilterForm({ onSearch }: { onSearch(filter: LogFilter): void }) {
  const [typed, setTyped] = useState(EVERYTHING);
  const errors = useFormErrors(FIELDS.map((name) => ({ name, label: texts[name] })));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!errors.show(filterMessages(typed))) onSearch(typed);
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
    <Card>
      <Stack component="form" role="search" noValidate spacing={2} onSubmit={submit}>
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
