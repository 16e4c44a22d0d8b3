import { array, int, object, safeParse, string } from 'shared-contracts/schema';

const owedSchema = array(object({ reference: string(), pence: int() }));

/** Money at the desk that belongs to a customer, who is known by their customer ID alone. */
export interface OwedMoney {
  reference: string;
  pence: number;
}

/** The money kept in storage; anything malformed counts as none. */
export function parseOwed(stored: string | null): OwedMoney[] {
  if (!stored) return [];
  try {
    const owed = safeParse(owedSchema, JSON.parse(stored));
    return owed.success ? owed.data : [];
  } catch {
    return [];
  }
}

/** Money for a customer, added to what is theirs already. */
export function addOwed(owed: readonly OwedMoney[], { reference, pence }: OwedMoney): OwedMoney[] {
  return [...withoutOwed(owed, reference), { reference, pence: owedTo(owed, reference) + pence }];
}

/** The money without a part that is used for a customer. */
export function takeOwed(owed: readonly OwedMoney[], { reference, pence }: OwedMoney): OwedMoney[] {
  const left = owedTo(owed, reference) - pence;
  return left > 0
    ? [...withoutOwed(owed, reference), { reference, pence: left }]
    : withoutOwed(owed, reference);
}

/** Pence that belong to a customer. */
export const owedTo = (owed: readonly OwedMoney[], reference: string): number =>
  owed.find((money) => money.reference === reference)?.pence ?? 0;

export const withoutOwed = (owed: readonly OwedMoney[], reference: string): OwedMoney[] =>
  owed.filter((money) => money.reference !== reference);
