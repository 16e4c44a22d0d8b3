import { array, type Infer, int, nullable, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

export const PACKAGE_STATES = ['current', 'used-up', 'expired'] as const;

/** A number of uses, paid in advance. */
export const packageSchema = object({
  id: string(),
  name: string(),
  state: oneOf(PACKAGE_STATES),
  totalUses: int(),
  usesLeft: int(),
  /** Last day, YYYY-MM-DD; `null` = valid until it is used up. */
  validUntil: nullable(string()),
  /** Its uses, the latest first. */
  uses: array(object({ name: string(), usedAt: string() })),
});
export type Package = Infer<typeof packageSchema>;

export const packages = endpoint({
  method: 'GET',
  path: 'my-account/packages',
  answer: array(packageSchema),
  access: 'customer',
  summary: "The person's packages with remaining and past uses, valid ones first.",
});
