import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { readAge } from 'shared-contracts/session-search/filter-query';
import { NO_FILTER, type SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useMoneySymbol } from 'shared-platform';
import { Button, styled, VisuallyHidden } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { SaveTheseFilters } from '../features/save-filters/save-these-filters.tsx';
import { SavedFilters } from '../features/save-filters/saved-filters.tsx';
import { FilterFields } from '../features/see-timetable/filters/filter-fields.tsx';
import { filterMarks } from '../features/see-timetable/filters/filter-marks.ts';
import type { FilterOption } from '../features/see-timetable/filters/filter-options.ts';
import { type FilteredSession, matchesFilter } from '../shared/timetable/session-filter.ts';
import { texts } from '../texts/active-filters.ts';
import { texts as words } from '../texts/filter.ts';

/** A line below the title, which the fields go under. */
const Line = styled('div')({
  position: 'sticky',
  zIndex: 1,
  // The upper edge of the scroller, above its padding.
  top: '-4px',
  height: '1px',
  margin: '-4px -24px 16px',
  background: 'var(--ui-border)',
  // Nothing of them shows above it.
  boxShadow: '0 -8px 0 8px var(--ui-surface)',
});

interface Props {
  filter: SessionFilter;
  /** `undefined` while they load. */
  sessions: readonly FilteredSession[] | undefined;
  /** See `FilterBar`. */
  isSample: boolean;
  /** See `FilterFields`. */
  activities: readonly FilterOption[];
  onApply(filter: SessionFilter): void;
  onClose(): void;
}

/** Everything a timetable can be narrowed to; nothing changes before it is sent off, so that Back undoes it at once. */
export default function FilterDialog({ filter, sessions, isSample, activities, onApply, onClose }: Props) {
  const form = useId();
  const symbol = useMoneySymbol();
  const ageField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(filter);
  const [ageText, setAgeText] = useState(String(filter.age ?? ''));
  const [isAgeRefused, refuseAge] = useState(false);

  // Its message below it is in view, too.
  useEffect(() => {
    if (isAgeRefused) ageField.current?.scrollIntoView({ block: 'center' });
  }, [isAgeRefused]);

  const age = readAge(ageText.trim());
  const wanted: SessionFilter = { ...draft, age };
  const isAge = age !== null || ageText.trim() === '';
  const fitting =
    isSample || !isAge ? undefined : sessions?.filter((session) => matchesFilter(session, wanted)).length;

  const describe = (one: SessionFilter) =>
    filterMarks(one, sessions ?? [], symbol, activities)
      .map(({ label }) => label)
      .join(' · ');

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
    if (isAge) return onApply(wanted);
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
            {texts.clear}
          </Button>
          <Button type="submit" form={form}>
            {fitting === undefined ? words.showClasses : words.show(fitting)}
          </Button>
        </>
      }
    >
      <Line />
      <SavedFilters describe={describe} onUse={onApply} />
      <form id={form} noValidate onSubmit={apply}>
        <FilterFields
          filter={draft}
          sessions={sessions ?? []}
          isSample={isSample}
          activities={activities}
          age={{ field: ageField, text: ageText, error: isAgeRefused ? words.ageError : undefined }}
          onChange={(change) => setDraft({ ...draft, ...change })}
          onAge={typeAge}
        />
      </form>
      <SaveTheseFilters filter={wanted} />
      <VisuallyHidden role="status">{fitting !== undefined && words.fitting(fitting)}</VisuallyHidden>
    </Dialog>
  );
}
