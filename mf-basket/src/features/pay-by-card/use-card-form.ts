import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { siteDay } from 'shared-contracts/dates';
import { useSession } from 'shared-platform';
import { type FormErrors, useFormErrors } from 'shared-platform/forms';
import { texts } from '../../texts/en.ts';
import { CARD_FIELDS, CARD_METHODS, type CardEntry, emptyCardEntry, usableCards } from './card-entry.ts';
import { type CardEntryErrors, checkCardEntry } from './check-card-entry.ts';
import type { PaymentState } from './payment-states.ts';
import { useCarriedAddress } from './use-carried-address.ts';

const ADDRESS_FIELDS = [
  'billingAddressLineOne',
  'billingAddressLineTwo',
  'billingCity',
  'billingPostcode',
] as const;
const BILLING_FIELDS = ['billingFirstName', 'billingLastName', ...ADDRESS_FIELDS] as const;

/** A field that a message can be about. */
export type EntryField = (typeof CARD_FIELDS)[number] | 'cardholderName' | (typeof BILLING_FIELDS)[number];

/** In the order of the form. No server sees what names the card, so none has a message about it. */
const FIELDS = [
  ...([...CARD_FIELDS, 'cardholderName'] as const).map((name) => ({
    name,
    label: texts.pay[name],
    keys: [],
  })),
  ...BILLING_FIELDS.map((name) => ({ name, label: texts.pay[name] })),
];

/** The values of the card form, and the messages at its fields. */
export interface CardForm {
  entry: CardEntry;
  errors: FormErrors<EntryField>;
  /** A failed payment has emptied the fields that name the card. */
  isCardCleared: boolean;
  /** The entry of this moment, for what began before the last change. */
  read(): CardEntry;
  /** Takes typed or chosen values, and removes the messages about the old ones. */
  change(values: Partial<CardEntry>): void;
  /** Problems with the entry as it stands, by field. */
  findProblems(): CardEntryErrors;
}

/**
 * The card form: its memory is the only place a card is held. It follows the payment: the newest usable saved card is
 * chosen at first and the address is that of their new Direct Debit or their own, and a failed payment or the wish for another card empties what names the card, while names and address stay.
 */
export function useCardForm({ session, notice, phase }: PaymentState): CardForm {
  const { user } = useSession();
  const errors = useFormErrors<EntryField>(FIELDS);
  const [entry, setEntry] = useState(() =>
    emptyCardEntry({ firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' }),
  );
  const latest = useRef(entry);
  const put = useCallback((values: Partial<CardEntry>) => {
    latest.current = { ...latest.current, ...values };
    setEntry(latest.current);
  }, []);
  const savedCardId = usableCards(session?.savedCards ?? [])[0]?.id;
  const carried = useCarriedAddress();
  const ownAddress = carried ?? session?.billingAddress;
  const hasFailed = notice?.about === 'failed-payment';
  const wantsAnotherCard = phase.at === 'leaving' && phase.to === 'card';

  // Before the paint, so that the other card's fields are never seen.
  useLayoutEffect(() => {
    if (savedCardId) put({ method: CARD_METHODS.savedCard, savedCardId });
  }, [savedCardId, put]);

  // Later sessions of the same payment change nothing of what was typed.
  useLayoutEffect(() => {
    if (!ownAddress || ADDRESS_FIELDS.some((field) => latest.current[field] !== '')) return;
    put(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ownAddress[field] ?? ''])));
  }, [ownAddress, put]);

  useEffect(() => {
    if (wantsAnotherCard) put({ method: CARD_METHODS.differentCard });
    if (hasFailed || wantsAnotherCard) put(Object.fromEntries(CARD_FIELDS.map((field) => [field, ''])));
  }, [hasFailed, wantsAnotherCard, put]);

  return {
    entry,
    errors,
    isCardCleared: hasFailed,
    read: () => latest.current,
    change(values) {
      put(values);
      for (const { name } of FIELDS) if (name in values) errors.changed(name);
      // Another card may have a code of another length.
      if ('cardNumber' in values) errors.changed('securityCode');
    },
    findProblems: () =>
      checkCardEntry(latest.current, {
        mode: session?.mode ?? 'live',
        savedCards: session?.savedCards ?? [],
        today: siteDay(new Date()),
      }),
  };
}
