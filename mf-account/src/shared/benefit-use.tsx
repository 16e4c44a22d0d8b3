import type { OwnBenefit } from 'shared-contracts/api/own-memberships';
import { texts } from '../texts/benefits.ts';
import { unbrokenDate } from './booking-times.ts';
import { UseBar } from './use-bar.tsx';

/** Number of uses left of a benefit, as a bar and in words; nothing if they are not counted. */
export function BenefitUse({ benefit: { name, totalUses, use } }: { benefit: OwnBenefit }) {
  if (!use || !totalUses) return null;
  const left = Math.max(totalUses - use.used, 0);
  const words =
    use.renewsOn === null
      ? texts.left(left, totalUses)
      : texts.renews(left, totalUses, unbrokenDate(use.renewsOn));
  return <UseBar label={texts.bar(name)} value={left} total={totalUses} words={words} />;
}
