import { type MouseEvent, useEffect, useRef } from 'react';
import { hovered } from './hovered.ts';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: '8px',
  /** Room for focus rings inside the scrolled area. */
  margin: '-6px',
  padding: '6px',
  /** Days fade where they go on; the last one can be pushed clear of that. */
  paddingInlineEnd: '28px',
  maskImage: 'linear-gradient(to right, #000 calc(100% - 28px), transparent)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '6px',
  scrollbarWidth: 'thin',
});

const Day = styled('button')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  flex: '0 0 auto',
  minWidth: '64px',
  minHeight: '68px',
  padding: '4px 8px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  color: 'var(--ui-muted)',
  font: '400 0.8125rem/1.3 var(--font-body)',
  cursor: 'pointer',
  scrollSnapAlign: 'start',
  touchAction: 'manipulation',
  transition: 'border-color 140ms ease, background-color 140ms ease',
  '& > strong': { color: 'var(--ui-text)', font: '700 1.375rem/1.15 var(--font-heading)' },
  '&:focus-visible': { borderRadius: 'var(--ui-radius)', outlineOffset: '2px' },
  ...hovered({ borderColor: 'var(--brand-strong)' }),
  '&[aria-checked="true"]': {
    borderColor: 'var(--brand-action-edge)',
    background: 'var(--brand-action)',
    color: 'var(--brand-on-action)',
    '& > strong': { color: 'inherit' },
  },
  '&[data-quiet]:not([aria-checked="true"])': { background: 'transparent', borderStyle: 'dashed' },
});

/** One day of a strip; its texts come from the caller, who knows the site's time zone. */
export interface StripDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Over the number: 'Today', 'Mon'. */
  readonly weekday: string;
  /** '23'. */
  readonly day: string;
  /** Under the number: 'Nov'. */
  readonly month: string;
  /** Spoken name, e.g. 'Monday 23 November'. */
  readonly label: string;
  /** Nothing on that day: drawn fainter, but can be chosen. */
  readonly quiet?: boolean | undefined;
}

export interface DayStripProps extends Styleable {
  label: string;
  days: readonly StripDay[];
  /** The chosen date, YYYY-MM-DD. */
  value: string;
  onChange: (date: string) => void;
  /** Set while no script runs: each day is then a tab stop that sends its form, with the date under this name. */
  name?: string | undefined;
}

/** A row of days that scrolls sideways; one tab stop, arrows move. */
export function DayStrip({ label, days, value, onChange, name, sx }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const selected = days.findIndex((day) => day.date === value);
  const choose = (index: number) => {
    const day = days[index];
    if (day && day.date !== value) onChange(day.date);
  };
  const roving = useRovingFocus(days.length, selected, choose);
  useEffect(() => {
    const chosen = strip.current?.children[selected];
    if (!strip.current || !(chosen instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = chosen;
    const { scrollLeft, clientWidth } = strip.current;
    const hidden = offsetLeft < scrollLeft || offsetLeft + offsetWidth > scrollLeft + clientWidth;
    if (hidden) strip.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
  }, [selected]);
  return (
    <Root ref={strip} role="radiogroup" aria-label={label} sx={sx}>
      {days.map((day, index) => (
        <Day
          key={day.date}
          type={name ? 'submit' : 'button'}
          name={name}
          value={name && day.date}
          role="radio"
          aria-label={day.label}
          aria-checked={index === selected}
          data-quiet={day.quiet || undefined}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            choose(index);
          }}
          {...roving(index)}
          {...(name && { tabIndex: 0 })}
        >
          <span>{day.weekday}</span>
          <strong>{day.day}</strong>
          <span>{day.month}</span>
        </Day>
      ))}
    </Root>
  );
}
