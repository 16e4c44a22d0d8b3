import type { OwnBenefit } from 'shared-contracts/api/own-memberships';
import { texts } from '../texts/benefits.ts';
import { unbrokenDate } from './booking-times.ts';
import { UseBar } from './use-bar.tsx';

/** Use of a benefit so far, as a bar and in words; nothing if it is not counted. */
export function BenefitUse({ benefit: { name, totalUses, use } }: { benefit: OwnBenefit }) {
  if (!use || !totalUses) return null;
  const usage = texts.used(use.used, totalUses);
  const words = use.renewsOn === null ? usage : texts.renews(usage, unbrokenDate(use.renewsOn));
  return <UseBar label={texts.bar(name)} value={use.used} total={totalUses} words={words} />;
}
