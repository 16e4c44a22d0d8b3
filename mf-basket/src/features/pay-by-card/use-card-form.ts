import { useEffect, useLayoutEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { siteDay } from 'shared-contracts/dates';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { useSession } from 'shared-platform';
import { placeMessages } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { CARD_FIELDS, CARD_METHODS, type CardEntry, emptyCardEntry, usableCards } from './card-entry.ts';
import { type CheckedField, checkCardEntry } from './check-card-entry.ts';
import type { CardSession, PaymentState } from './payment-states.ts';

const ADDRESS_FIELDS = [
  'billingAddressLineOne',
  'billingAddressLineTwo',
  'billingCity',
  'billingPostcode',
] as const;
const BILLING_FIELDS = ['billingFirstName', 'billingLastName', ...ADDRESS_FIELDS] as const;

/**
 * The card form: its memory is the only place a card is held. It follows the payment: the newest usable saved card is
 * chosen at first and the address is the person's own, and a failed payment or the wish for another card empties what names the card, while names and address stay.
 */
export function useCardForm({ session, notice, phase }: PaymentState) {
  const { user } = useSession();
  const name = { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
  const form = useForm<CardEntry, CardSession | null>({
    defaultValues: emptyCardEntry(name),
    context: session,
    resolver: resolveCardEntry,
    shouldFocusError: false,
  });
  const { setValue, getValues } = form;
  const savedCardId = usableCards(session?.savedCards ?? [])[0]?.id;
  const ownAddress = session?.billingAddress;
  const hasFailed = notice?.about === 'failed-payment';
  const wantsAnotherCard = phase.at === 'leaving' && phase.to === 'card';

  // Before the paint, so that the other card's fields are never seen.
  useLayoutEffect(() => {
    if (!savedCardId) return;
    setValue('method', CARD_METHODS.savedCard);
    setValue('savedCardId', savedCardId);
  }, [savedCardId, setValue]);

  // Later sessions of the same payment change nothing of what was typed.
  useLayoutEffect(() => {
    if (!ownAddress || ADDRESS_FIELDS.some((field) => getValues(field) !== '')) return;
    for (const field of ADDRESS_FIELDS) setValue(field, ownAddress[field] ?? '');
  }, [ownAddress, getValues, setValue]);

  useEffect(() => {
    if (wantsAnotherCard) setValue('method', CARD_METHODS.differentCard);
    if (!hasFailed && !wantsAnotherCard) return;
    for (const field of CARD_FIELDS) setValue(field, '');
  }, [hasFailed, wantsAnotherCard, setValue]);

  return form;
}

export type CardForm = ReturnType<typeof useCardForm>;

const resolveCardEntry: Resolver<CardEntry, CardSession | null> = (entry, session) => {
  const found = checkCardEntry(entry, {
    mode: session?.mode ?? 'live',
    savedCards: session?.savedCards ?? [],
    today: siteDay(new Date()),
  });
  const errors = Object.entries(found).map(([field, message]) => [
    field as CheckedField,
    { type: 'rule', message },
  ]);
  return errors.length > 0
    ? { values: {}, errors: Object.fromEntries(errors) }
    : { values: entry, errors: {} };
};

/** The server's messages, those about the billing address at its fields. */
export function placeBillingMessages(messages: ValidationMessages) {
  return placeMessages(
    messages,
    BILLING_FIELDS.map((name) => ({ name, label: texts.pay[name] })),
  );
}
