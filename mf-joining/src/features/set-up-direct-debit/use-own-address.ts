import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
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
  /** True if the person's own address is known, with all that a bank needs of it. */
  isKnown: boolean;
  /** True while it is being asked for, and nothing was typed. */
  isLoading: boolean;
  /** True if it is the billing address, and the server has not refused it. */
  isUsed: boolean;
  /** Its lines; empty if it is not known. */
  lines: string[];
  use(isUsed: boolean): void;
}

/** The person's own address as the billing address: filled in once, as long as nothing was typed. */
export function useOwnAddress(): OwnAddress {
  const { data, state } = useOwnDetails();
  const { entry, refusal, change } = useDirectDebit();
  const own = useMemo(() => (data ? billingAddressOf(answersOf(data)) : null), [data]);
  const isFilled = useRef(false);
  // Typed until it is the same, it stays in its fields, which have the focus.
  const [isTyped, setTyped] = useState(false);

  const fill = useEffectEvent(() => {
    if (!own || isFilled.current) return;
    isFilled.current = true;
    if (FIELDS.every((field) => entry[field] === '')) change(own);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address is known
  useEffect(() => fill(), [own]);

  // A part that is missing is asked for in its field, which one line would hide.
  const isKnown = Boolean(own?.billingCity && own.billingPostcode);
  const isEmpty = FIELDS.every((field) => entry[field] === '');
  const isOwn = (field: keyof BillingAddress) => entry[field] === own?.[field] && !refusal.atFields[field];
  return {
    isKnown,
    isLoading: state === 'loading' && isEmpty,
    // An empty one is about to be filled in.
    isUsed: isKnown && !isTyped && (isEmpty || FIELDS.every(isOwn)),
    lines: own ? FIELDS.map((field) => own[field]).filter((line) => line !== '') : [],
    use(isUsed) {
      setTyped(!isUsed);
      change((isUsed && own) || EMPTY);
    },
  };
}
