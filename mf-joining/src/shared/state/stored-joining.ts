import {
  array,
  boolean,
  nullable,
  object,
  oneOf,
  optional,
  safeParse,
  string,
  withDefault,
} from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import { freshJoining, type Joining, UNAVAILABLE_CHOICES } from '../machine/joining.ts';
import { sectionDefinitions } from '../machine/section-definitions.ts';
import { storedFlow } from '../machine/section-flow.ts';
import { SECTION_IDS } from '../machine/section-ids.ts';

const chosenSchema = object({
  typeId: string(),
  paymentOptionId: string(),
  paymentType: oneOf(['recurring', 'fixed']),
});

const storedSchema = object({
  mode: oneOf(['join', 'change', 'renew']),
  membershipId: nullable(string()),
  centreSlug: nullable(string()),
  membership: nullable(chosenSchema),
  lostChoice: nullable(oneOf(UNAVAILABLE_CHOICES)),
  lostMembership: optional(nullable(chosenSchema)),
  isNewCustomer: withDefault(boolean(), false),
  isSubmitted: boolean(),
  newMandateSubmitted: boolean(),
  open: nullable(oneOf(SECTION_IDS)),
  edited: array(oneOf(SECTION_IDS)),
  incomplete: withDefault(array(oneOf(SECTION_IDS)), []),
});

/** Reads the tab's stored joining; anything damaged or from another release counts as none. */
export function readJoining(storage: Pick<Storage, 'getItem'>): Joining {
  try {
    const stored = safeParse(storedSchema, JSON.parse(storage.getItem(storageKeys.joining) ?? 'null'));
    return stored.success ? { ...stored.data, arrivedAt: null } : freshJoining;
  } catch {
    return freshJoining;
  }
}

/** Keeps it for the tab. A storage that is full or forbidden loses the reload, not the page. */
export function storeJoining(storage: Pick<Storage, 'setItem'>, joining: Joining): void {
  const { arrivedAt: _thisLoad, ...kept } = { ...joining, ...storedFlow(sectionDefinitions, joining) };
  try {
    storage.setItem(storageKeys.joining, JSON.stringify(kept));
  } catch {
    return;
  }
}
