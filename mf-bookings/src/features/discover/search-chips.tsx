import { PARTS_OF_DAY } from 'shared-contracts/session-search/parts-of-day';
import type { Choices } from 'shared-contracts/session-search/session-query';
import { styled, VisuallyHidden } from 'shared-ui/core';
import { texts as words } from '../../texts/discover.ts';

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // On a phone they are one row that scrolls, so that the first class is in sight.
  '@media (max-width: 599.98px)': {
    flexWrap: 'nowrap',
    marginInlineStart: 'calc(-1 * var(--gutter))',
    // Those that go on fade, and the last one can be pushed clear of that.
    padding: '4px 28px 4px var(--gutter)',
    maskImage: 'linear-gradient(to right, #000 calc(100% - 28px), transparent)',
    overflowX: 'auto',
    '& > button': { flex: 'none' },
  },
});

const Toggle = styled('button')({
  minHeight: 'var(--target-size, 44px)',
  padding: '8px 16px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  background: 'var(--ui-surface)',
  color: 'inherit',
  font: '700 0.9375rem/1.25 var(--font-body)',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--brand-strong)' } },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-wash)',
    color: 'var(--brand-strong)',
  },
});

/** Further filters; each is on or off. */
export function SearchChips({
  choices,
  onChange,
}: {
  choices: Choices;
  onChange(change: Partial<Choices>): void;
}) {
  const { part, hasPlaces, isFree, isWomenOnly } = choices;
  const toggle = (label: string, isOn: boolean, change: Partial<Choices>) => (
    <Toggle key={label} type="button" aria-pressed={isOn} onClick={() => onChange(change)}>
      {label}
    </Toggle>
  );
  return (
    <Group>
      <VisuallyHidden as="legend">{words.filters}</VisuallyHidden>
      {PARTS_OF_DAY.map((each) =>
        toggle(words.parts[each], part === each, { part: part === each ? null : each }),
      )}
      {toggle(words.hasPlaces, hasPlaces, { hasPlaces: !hasPlaces })}
      {toggle(words.isFree, isFree, { isFree: !isFree })}
      {toggle(words.isWomenOnly, isWomenOnly, { isWomenOnly: !isWomenOnly })}
    </Group>
  );
}
