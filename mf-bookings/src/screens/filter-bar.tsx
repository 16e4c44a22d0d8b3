import { type RefObject, useState } from 'react';
import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { lazyPart, loadCode } from 'shared-platform';
import { CountBadge, Icon, styled, VisuallyHidden } from 'shared-ui/core';
import type { FilterOption } from '../features/see-timetable/filters/filter-options.ts';
import { countOn, type FilteredSession } from '../shared/timetable/session-filter.ts';
import { texts } from '../texts/en.ts';

const loadDialog = () => import(/* webpackChunkName: "filter" */ './filter-dialog.tsx');
const FilterDialog = lazyPart(loadDialog, { close: ({ onClose }) => onClose() });

/** Room of the filters that are on, until they are named. */
const Room = styled('span')({ height: '44px' });

/** Loaded when a filter is on. */
export const FilterMarks = lazyPart(
  () => import(/* webpackChunkName: "filter-marks" */ './filter-marks-list.tsx'),
  { pending: () => <Room /> },
);

const words = texts.filter;

/** The filters that are on stand in one line with the way to them, or in a line of their own. */
export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
});

/** As quiet as the choices of activities above it: what a page is for keeps the loud buttons. */
const Opener = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flex: 'none',
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 16px',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  font: '700 0.9375rem/1.25 var(--font-body)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  border: '1px solid var(--ui-control)',
  background: 'var(--ui-surface)',
  color: 'inherit',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
  '&[data-tile]': {
    '@media (max-width: 699.98px)': {
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'center',
      alignSelf: 'stretch',
      padding: '4px 8px',
      borderRadius: 'var(--ui-radius)',
      fontSize: '0.8125rem',
      '& > span:first-of-type': { position: 'absolute', insetBlockStart: '-6px', insetInlineEnd: '-6px' },
    },
  },
});

interface OpenerProps {
  filter: SessionFilter;
  /** The classes of the day that the filter chooses from; `undefined` while they load. */
  sessions: readonly FilteredSession[] | undefined;
  /** They are some of many: they name the choices, without a count. */
  isSample?: boolean;
  /** Activities that can be chosen in the dialog. */
  activities?: readonly FilterOption[];
  /** On a phone it is a tile with an icon, beside those of the days. */
  isTile?: boolean;
  /** The button, which takes the focus of whatever goes away. */
  button: RefObject<HTMLButtonElement | null>;
  onChange(filter: SessionFilter): void;
}

/** The way to the filters. */
export function FilterOpener(props: OpenerProps) {
  const { filter, sessions, isSample = false, activities = [], isTile = false, button, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const count = countOn(filter);
  const prepare = () => void loadCode(loadDialog).catch(() => undefined);

  function apply(next: SessionFilter) {
    setOpen(false);
    onChange(next);
  }

  return (
    <>
      <Opener
        ref={button}
        data-tile={isTile || undefined}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {isTile && <Icon name="filter" size={20} />}
        {words.filters}
        {count > 0 && (
          <>
            {' '}
            <CountBadge count={count} />
            <VisuallyHidden>{words.on(count)}</VisuallyHidden>
          </>
        )}
      </Opener>
      {isOpen && (
        <FilterDialog
          filter={filter}
          sessions={sessions}
          isSample={isSample}
          activities={activities}
          onApply={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
