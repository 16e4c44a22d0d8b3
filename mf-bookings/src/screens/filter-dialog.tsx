import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { SavedFilters } from '../features/keep-filters/saved-filters.tsx';
import { FilterFields } from '../features/see-timetable/filters/filter-fields.tsx';
import { texts } from '../texts/en.ts';
import { readAge } from '../timetable/filter-query.ts';
import { type FilteredSession, fits, NO_FILTER, type SessionFilter } from '../timetable/session-filter.ts';

const words = texts.filter;

interface Props {
  filter: SessionFilter;
  /** `undefined` while they load. */
  sessions: readonly FilteredSession[] | undefined;
  onApply(filter: SessionFilter): void;
  onClose(): void;
}

/** Everything a timetable can be narrowed to; nothing changes before it is sent off, so that Back undoes it at once. */
export default function FilterDialog({ filter, sessions, onApply, onClose }: Props) {
  const form = useId();
  const ageField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(filter);
  const [ageText, setAgeText] = useState(String(filter.age ?? ''));
  const [isAgeRefused, refuseAge] = useState(false);

  const age = readAge(ageText.trim());
  const wanted: SessionFilter = { ...draft, age };
  const fitting = sessions?.filter((session) => fits(session, wanted)).length;

  function typeAge(text: string) {
    setAgeText(text);
    refuseAge(false);
  }

  function clear() {
    setDraft(NO_FILTER);
    typeAge('');
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    if (age !== null || ageText.trim() === '') return onApply(wanted);
    refuseAge(true);
    ageField.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button variant="text" onClick={clear}>
            {words.clear}
          </Button>
          <Button type="submit" form={form}>
            {fitting === undefined ? words.showClasses : words.show(fitting)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={apply}>
        <FilterFields
          filter={draft}
          sessions={sessions ?? []}
          age={{ field: ageField, text: ageText, error: isAgeRefused ? words.ageError : undefined }}
          onChange={(change) => setDraft({ ...draft, ...change })}
          onAge={typeAge}
        />
      </form>
      <SavedFilters filter={wanted} onUse={onApply} />
      <VisuallyHidden role="status">{fitting !== undefined && words.fitting(fitting)}</VisuallyHidden>
    </Dialog>
  );
}
