import { useEffect, useId, useRef } from 'react';
import type { Activity } from 'shared-contracts/api/activities';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { useOptimisticValue } from '../../shared/use-optimistic-value.ts';
import { texts } from '../../texts/en.ts';

const words = texts.timetable;

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: '8px',
  /** Room for focus rings inside the area, which scrolls from edge to edge of a phone. */
  margin: '-6px calc(-1 * var(--gutter))',
  padding: '6px var(--gutter)',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // Those that go on fade where there is room; the last one can be pushed clear of that.
  '--fade': '0px',
  '@media (min-width: 951px)': { '--fade': '64px' },
  maskImage:
    'linear-gradient(to right, transparent, #000 min(var(--gutter), var(--fade)) calc(100% - var(--fade)), transparent)',
  paddingInlineEnd: 'max(var(--gutter), var(--fade))',
  // No scroll bar says it at a kiosk.
  [AT_KIOSK]: { '--fade': '96px', scrollbarWidth: 'none' },
});

const Choice = styled('label')({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 16px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  background: 'var(--ui-surface)',
  font: '700 0.9375rem/1.25 var(--font-body)',
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
  '&:has(:checked)': {
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-wash)',
    color: 'var(--brand-strong)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--brand-focus)', outlineOffset: '2px' },
});

/** A part of the one before or after the chosen one is in view, in pixels. */
const EDGE = 56;

const GHOSTS = [102, 104, 132, 119, 155, 131, 127, 109, 140, 118, 126];

interface Props {
  /** `undefined` while they load. */
  activities: readonly Activity[] | undefined;
  value: string | null;
  onChange(slug: string | null): void;
}

/** Filter by activity; all at first. */
export function ActivityFilter({ activities, value, onChange }: Props) {
  const name = useId();
  const [chosen, choose] = useOptimisticValue(value, onChange);
  const row = useRef<HTMLDivElement>(null);
  // The chosen one may be beyond the edge: the page was opened with it, or the phone was turned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other activities or another choice have another place
  useEffect(() => {
    function show() {
      const box = row.current;
      const choice = box?.querySelector(':checked')?.parentElement;
      if (!box || !choice) return;
      const { offsetLeft: start, offsetWidth: width } = choice;
      box.scrollLeft = Math.min(
        Math.max(box.scrollLeft, start + width + EDGE - box.clientWidth),
        start - EDGE,
      );
    }
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [activities, chosen]);
  const choice = (slug: string | null, label: string) => (
    <Choice key={slug ?? ''} data-choice>
      <input type="radio" name={name} checked={chosen === slug} onChange={() => choose(slug)} />
      {label}
    </Choice>
  );
  return (
    <Group aria-busy={!activities || undefined} aria-label={activities ? undefined : words.activity}>
      {activities && <VisuallyHidden as="legend">{words.activity}</VisuallyHidden>}
      <Row ref={row}>
        {activities ? (
          <>
            {choice(null, words.allActivities)}
            {activities.map((activity) => choice(activity.slug, activity.name))}
          </>
        ) : (
          GHOSTS.map((width) => (
            <Skeleton
              key={width}
              width={width}
              height={44}
              sx={{ borderRadius: 'var(--ui-radius-chip, 22px)', flex: 'none' }}
            />
          ))
        )}
      </Row>
    </Group>
  );
}
