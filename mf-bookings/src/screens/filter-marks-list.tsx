import type { RefObject } from 'react';
import type { ScheduledSession } from 'shared-contracts/api/activities';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { useMoneySymbol } from 'shared-platform';
import { Button, Icon, styled, VisuallyHidden } from 'shared-ui/core';
import { type FilterMark, filterMarks } from '../features/see-timetable/filters/filter-marks.ts';
import type { FilterOption } from '../features/see-timetable/filters/filter-options.ts';
import { daySessions } from '../shared/timetable/day-sessions.ts';
import type { FilteredSession } from '../shared/timetable/session-filter.ts';
import { texts as words } from '../texts/active-filters.ts';

const NARROW = '@media (max-width: 699.98px)';

/** They wrap, and the way to clear them all ends them: on a phone they are pushed along below it, in one line. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  [NARROW]: {
    position: 'relative',
    flex: '1 1 0',
    flexWrap: 'nowrap',
    gap: '8px',
    minWidth: 0,
    /** Room for focus rings inside the area, which scrolls from edge to edge of a phone. */
    margin: '-6px calc(-1 * var(--gutter))',
    padding: '6px var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: 'var(--gutter) 144px',
    '&:has(> button)': { paddingInlineEnd: 0 },
    '& > button': {
      '--button-outset': '0px',
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 1,
      flex: 'none',
      marginInlineStart: 'auto',
      paddingInline: '8px var(--gutter)',
      borderRadius: 0,
      background: 'var(--ui-page)',
      boxShadow: '-12px 0 12px var(--ui-page)',
    },
  },
});

const Marks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [NARROW]: { flexWrap: 'nowrap', flex: 'none' },
});

const Mark = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 12px 8px 16px',
  border: '1px solid var(--brand-strong)',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  background: 'var(--brand-wash)',
  color: 'var(--brand-strong)',
  font: '700 0.9375rem/1.25 var(--font-body)',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
});

const NONE: readonly FilteredSession[] = [];

export interface Props {
  filter: SessionFilter;
  /** Classes that tell the labels of levels and support; `undefined` while they load. */
  sessions: readonly FilteredSession[] | undefined;
  /** Activities that tell the label of a chosen one. */
  activities?: readonly FilterOption[] | undefined;
  /** The way to the filters, which takes the focus of whatever goes away. */
  button: RefObject<HTMLButtonElement | null>;
  onChange(filter: SessionFilter): void;
  /** Classes of a day: one that nothing fits has a button of its own to clear them all. */
  day?: readonly ScheduledSession[] | undefined;
  onClear(): void;
}

/** The filters that are on, each to be taken away. */
export default function FilterMarksList({
  filter,
  sessions = NONE,
  activities,
  button,
  day,
  onChange,
  onClear,
}: Props) {
  const symbol = useMoneySymbol();
  const hasFitting = day === undefined || daySessions(day, filter).coming.length > 0;
  function remove({ without }: FilterMark) {
    onChange(without);
    button.current?.focus();
  }
  return (
    <Line>
      <Marks aria-label={words.title}>
        {filterMarks(filter, sessions, symbol, activities).map((mark) => (
          <li key={mark.id}>
            <Mark type="button" onClick={() => remove(mark)}>
              <VisuallyHidden>{words.remove} </VisuallyHidden>
              {mark.label}
              <Icon name="close" size={18} />
            </Mark>
          </li>
        ))}
      </Marks>
      {hasFitting && (
        <Button variant="text" size="small" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </Line>
  );
}
