import { type ReactNode, useRef } from 'react';
import { AT_KIOSK, onUprightKiosk } from 'shared-contracts/kiosk-styles';
import { DAY_KEY } from 'shared-contracts/timetable-days';
import { useIsHydrated } from 'shared-platform';
import { DayStrip, IconButton, type StripDay, styled } from 'shared-ui/core';
import { ROOM_FOR_WEEK } from '../../shared/timetable/room-for-week.ts';
import { texts } from '../../texts/en.ts';

const words = texts.timetable;
const WIDE = '@media (min-width: 700px)';
const NARROW = '@media (max-width: 699.98px)';

/**
 * The days and what narrows them stay in sight, in one line under the header, while a long day is read. Without scripts, a
 * day opens the page of its day.
 */
const Root = styled('form')({
  position: 'sticky',
  top: 'var(--ui-header-height)',
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '8px var(--gutter)',
  background: 'var(--ui-page)',
  borderBottom: '1px solid var(--ui-border)',
  '@media (max-height: 480px)': { position: 'static' },
  // The names of seven days stay above their columns instead.
  [`@media ${ROOM_FOR_WEEK}`]: { '&[data-week]': { position: 'static' } },
  [NARROW]: { gap: '8px' },
});

/** The six days after the chosen one, as far as the strip has them. */
const SIX_MORE = [1, 2, 3, 4, 5, 6]
  .map((steps) => `& [aria-checked="true"]${' + button'.repeat(steps)}`)
  .join();

/** An upright kiosk ends with the last of seven days. */
const Strip = styled('div')({
  flex: '1 1 0',
  minWidth: 0,
  [NARROW]: { '& button': { minWidth: '56px', paddingInline: '4px' } },
  '&[data-week]': {
    [SIX_MORE]: {
      borderColor: 'var(--brand-strong)',
      background: 'var(--brand-wash)',
      // The focus keeps an outline of its own.
      '@media (forced-colors: active)': {
        '&:not(:focus-visible)': { outline: '2px solid CanvasText', outlineOffset: '-4px' },
      },
    },
  },
  ...onUprightKiosk({
    '& > *': { paddingInlineEnd: '6px', maskImage: 'none' },
    '& > * > *': { minWidth: 'calc((100% - 48px) / 7)' },
  }),
});

/** Fingers push the days along, at a kiosk too; a mouse needs the arrows. */
const Arrows = styled('span')({
  display: 'none',
  flex: 'none',
  [WIDE]: { display: 'block', [AT_KIOSK]: { display: 'none' } },
});

interface Props {
  days: readonly StripDay[];
  value: string;
  onChange(day: string): void;
  /** Seven days are shown, from the chosen one on. */
  isWeek: boolean;
  /** Controls beside the days in the same line. */
  children?: ReactNode;
}

/** The days to choose from, with arrows that show earlier and later ones. */
export function StickyDays({ days, value, onChange, isWeek, children }: Props) {
  const isHydrated = useIsHydrated();
  const strip = useRef<HTMLDivElement>(null);
  function push(direction: 1 | -1) {
    const days = strip.current?.firstElementChild;
    days?.scrollBy({ left: direction * days.clientWidth * 0.8, behavior: 'smooth' });
  }
  const arrow = (icon: 'chevron-left' | 'chevron-right', label: string, direction: 1 | -1) => (
    <IconButton icon={icon} size="small" label={label} onClick={() => push(direction)} />
  );
  return (
    <Root data-week={isWeek || undefined}>
      <Strip ref={strip} data-week={isWeek || undefined}>
        <DayStrip
          label={words.days}
          name={isHydrated ? undefined : DAY_KEY}
          days={days}
          value={value}
          onChange={onChange}
        />
      </Strip>
      <Arrows>
        {arrow('chevron-left', words.earlierDays, -1)}
        {arrow('chevron-right', words.laterDays, 1)}
      </Arrows>
      {children}
    </Root>
  );
}
