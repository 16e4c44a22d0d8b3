import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { BillingAddress } from 'shared-contracts/api/checkout';
import { answersOf, billingAddressOf } from 'shared-contracts/own-address';
import { useOwnDetails } from 'shared-platform/personal-details';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';

const EMPTY: BillingAddress = {
  billingAddressLineOne: '',
  billingAddressLineTwo: '',
  billingCity: '',
  billingPostcode: '',
};
const FIELDS = Object.keys(EMPTY) as (keyof BillingAddress)[];

export interface OwnAddress {
  /** True if the person's own address is known. */
  isKnown: boolean;
  /** True if it is the billing address. */
  isUsed: boolean;
  use(isUsed: boolean): void;
}

/** The person's own address as the billing address: filled in once, as long as nothing was typed. */
export function useOwnAddress(): OwnAddress {
  const { data } = useOwnDetails();
  const { entry, change } = useDirectDebit();
  const own = useMemo(() => (data ? billingAddressOf(answersOf(data)) : null), [data]);
  const isFilled = useRef(false);

  const fill = useEffectEvent(() => {
    if (!own || isFilled.current) return;
    isFilled.current = true;
    if (FIELDS.every((field) => entry[field] === '')) change(own);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address is known
  useEffect(() => fill(), [own]);

  return {
    isKnown: own !== null,
    isUsed: own !== null && FIELDS.every((field) => entry[field] === own[field]),
    use: (isUsed) => change((isUsed && own) || EMPTY),
  };
}
