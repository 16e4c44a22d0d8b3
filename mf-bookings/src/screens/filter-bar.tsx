import { type RefObject, useState } from 'react';
import { lazyPart, loadCode } from 'shared-platform';
import { Button, CountBadge, Icon, styled, VisuallyHidden } from 'shared-ui/core';
import type { FilterMark } from '../features/see-timetable/filters/filter-marks.ts';
import type { FilteredSession, SessionFilter } from '../shared/timetable/session-filter.ts';
import { texts } from '../texts/en.ts';

const loadDialog = () => import(/* webpackChunkName: "filter" */ './filter-dialog.tsx');
const FilterDialog = lazyPart(loadDialog, { close: ({ onClose }) => onClose() });

const words = texts.filter;

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } as const;

const Bar = styled('div')(line);

const Marks = styled('ul')({ ...line, margin: 0, padding: 0, listStyle: 'none' });

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'var(--target-size, 44px)',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  font: '700 0.9375rem/1.25 var(--font-body)',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
} as const;

/** As quiet as the choices of activities above it: what a page is for keeps the loud buttons. */
const Opener = styled('button')({
  ...pill,
  padding: '8px 16px',
  border: '1px solid var(--ui-control)',
  background: 'var(--ui-surface)',
  color: 'inherit',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
});

const Mark = styled('button')({
  ...pill,
  padding: '8px 12px 8px 16px',
  border: '1px solid var(--brand-strong)',
  background: 'var(--brand-wash)',
  color: 'var(--brand-strong)',
});

interface Props {
  filter: SessionFilter;
  marks: readonly FilterMark[];
  /** The classes of the day that the filter chooses from; `undefined` while they load. */
  sessions: readonly FilteredSession[] | undefined;
  /** They are some of many: they name the choices, without a count. */
  isSample?: boolean;
  /** The button, which takes the focus of whatever goes away. */
  button: RefObject<HTMLButtonElement | null>;
  onChange(filter: SessionFilter): void;
  onClear(): void;
}

/** The way to the filters, and those that are on. */
export function FilterBar({ filter, marks, sessions, isSample = false, button, onChange, onClear }: Props) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void loadCode(loadDialog).catch(() => undefined);

  function remove({ without }: FilterMark) {
    onChange(without);
    button.current?.focus();
  }

  function apply(next: SessionFilter) {
    setOpen(false);
    onChange(next);
  }

  return (
    <Bar>
      <Opener
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {words.filters}
        {marks.length > 0 && (
          <>
            {' '}
            <CountBadge count={marks.length} />
            <VisuallyHidden>{words.on(marks.length)}</VisuallyHidden>
          </>
        )}
      </Opener>
      {marks.length > 0 && (
        <>
          <Marks aria-label={words.whatIsOn}>
            {marks.map((mark) => (
              <li key={mark.id}>
                <Mark type="button" onClick={() => remove(mark)}>
                  <VisuallyHidden>{words.remove} </VisuallyHidden>
                  {mark.label}
                  <Icon name="close" size={18} />
                </Mark>
              </li>
            ))}
          </Marks>
          <Button variant="text" size="small" onClick={onClear}>
            {words.clear}
          </Button>
        </>
      )}
      {isOpen && (
        <FilterDialog
          filter={filter}
          sessions={sessions}
          isSample={isSample}
          onApply={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </Bar>
  );
}
