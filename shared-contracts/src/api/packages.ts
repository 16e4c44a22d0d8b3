import { array, type Infer, int, nullable, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

export const PACKAGE_STATES = ['current', 'used-up', 'expired'] as const;

/** So many uses of something, paid for at once. */
export const packageSchema = object({
  id: string(),
  name: string(),
  state: oneOf(PACKAGE_STATES),
  totalUses: int(),
  usesLeft: int(),
  /** Last day, YYYY-MM-DD; `null` = good until it is used up. */
  validUntil: nullable(string()),
  /** What it was used for, the latest first. */
  uses: array(object({ name: string(), usedAt: string() })),
});
export type Package = Infer<typeof packageSchema>;

export const packages = endpoint({
  method: 'GET',
  path: 'my-account/packages',
  answer: array(packageSchema),
  access: 'customer',
  summary:
    "The person's packages with the uses left and what the others were for, those that are good first.",
});
