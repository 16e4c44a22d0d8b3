import type { OwnBenefit } from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import { styled, Text } from 'shared-ui/core';
import { texts } from '../texts/benefits.ts';

const Bar = styled('div')({
  maxWidth: 320,
  height: 12,
  margin: '8px 0 4px',
  overflow: 'hidden',
  borderRadius: 6,
  background: 'var(--ui-border)',
  '& > div': { height: '100%', background: 'var(--brand-strong)' },
  // Chosen colours leave no background of ours.
  '@media (forced-colors: active)': {
    border: '1px solid',
    '& > div': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** Use of a benefit so far, as a bar and in words; nothing if it is not counted. */
export function BenefitUse({ benefit: { name, totalUses, use } }: { benefit: OwnBenefit }) {
  if (!use || !totalUses) return null;
  const usage = texts.used(use.used, totalUses);
  const words = use.renewsOn === null ? usage : texts.renews(usage, displayDay(use.renewsOn));
  return (
    <>
      <Bar
        role="meter"
        aria-label={texts.bar(name)}
        aria-valuemin={0}
        aria-valuemax={totalUses}
        aria-valuenow={use.used}
        aria-valuetext={words}
      >
        <div style={{ width: `${(use.used / totalUses) * 100}%` }} />
      </Bar>
      <Text size="small">{words}</Text>
    </>
  );
}
