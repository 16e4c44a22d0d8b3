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

export const GUEST_PASS_STATES = ['open', 'used', 'expired'] as const;

/** Lets the person bring a guest, once. */
export const guestPassSchema = object({
  id: string(),
  name: string(),
  state: oneOf(GUEST_PASS_STATES),
  /** What the guest shows at the door. */
  code: string(),
  /** Last day, YYYY-MM-DD. */
  validUntil: string(),
  /** With the site's offset; `null` while it is not used. */
  usedAt: nullable(string()),
});
export type GuestPass = Infer<typeof guestPassSchema>;

export const packages = endpoint({
  method: 'GET',
  path: 'my-account/packages',
  answer: array(packageSchema),
  access: 'customer',
  summary:
    "The person's packages with the uses left and what the others were for, those that are good first.",
});

export const guestPasses = endpoint({
  method: 'GET',
  path: 'my-account/guest-passes',
  answer: array(guestPassSchema),
  access: 'customer',
  summary: "The person's guest passes, those that are good first; not found where the tenant has none.",
});
