import { useState } from 'react';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { useUnmatchedErrorToast } from 'shared-platform';
import type { FormErrorItem } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import type { CardEntry } from './card-entry.ts';
import { fieldId } from './field-id.ts';
import { type CardForm, placeBillingMessages } from './use-card-form.ts';

/** In the order of the form. */
const FIELDS = [
  'cardNumber',
  'expiryDate',
  'securityCode',
  'cardholderName',
  'billingFirstName',
  'billingLastName',
  'billingAddressLineOne',
  'billingAddressLineTwo',
  'billingCity',
  'billingPostcode',
] as const satisfies readonly (keyof CardEntry)[];

export interface EntryCheck {
  /** What stopped the last press; what changes afterwards is told at the fields only. */
  problems: readonly FormErrorItem[];
  /** The heading of the problems, where it is not the usual one. */
  title: string | undefined;
  /** Raised by every press. */
  attempt: number;
  /** Checks the entry as it stands, and goes on when nothing is wrong with it. */
  check(onAccepted: () => void): void;
  /** Shows what the server has against the entry: at its fields and among the problems. */
  refuse(messages: ValidationMessages): void;
}

interface Result extends Pick<EntryCheck, 'problems' | 'attempt' | 'title'> {}

export function useEntryCheck({ handleSubmit, setError }: CardForm): EntryCheck {
  const toastUnmatched = useUnmatchedErrorToast();
  const [{ problems, attempt, title }, setResult] = useState<Result>({
    problems: [],
    attempt: 0,
    title: undefined,
  });

  function check(onAccepted: () => void): void {
    const submit = handleSubmit(
      () => {
        setResult({ problems: [], attempt: attempt + 1, title: undefined });
        onAccepted();
      },
      (errors) => {
        const found = problemsAt((field) => errors[field]?.message);
        setResult({ problems: found, attempt: attempt + 1, title: undefined });
      },
    );
    void submit();
  }

  function refuse(messages: ValidationMessages): void {
    const { atFields, whole, unmatched } = placeBillingMessages(messages);
    const found = problemsAt((field) => atFields[field as keyof typeof atFields]);
    if (found.length + whole.length === 0) return;
    for (const [field, message] of Object.entries(atFields))
      setError(field as keyof typeof atFields, { type: 'server', message });
    const said = [...new Set([...whole, texts.pay.failedText])].map((message) => ({ message }));
    setResult((before) => ({
      problems: [...found, ...said],
      attempt: before.attempt + 1,
      title: texts.pay.failedTitle,
    }));
    toastUnmatched(unmatched);
  }

  return { problems, attempt, title, check, refuse };
}

const problemsAt = (messageOf: (field: (typeof FIELDS)[number]) => string | undefined): FormErrorItem[] =>
  FIELDS.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
