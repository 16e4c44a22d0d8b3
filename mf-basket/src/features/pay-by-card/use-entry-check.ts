import { useState } from 'react';
import type { FormErrorItem } from 'shared-ui/forms';
import type { CardEntry } from './card-entry.ts';
import { fieldId } from './field-id.ts';
import type { CardForm } from './use-card-form.ts';

/** In the order of the form. */
const FIELDS = [
  'cardNumber',
  'expiryDate',
  'securityCode',
  'cardholderName',
  'billingFirstName',
  'billingLastName',
  'billingAddressLineOne',
  'billingCity',
] as const satisfies readonly (keyof CardEntry)[];

export interface EntryCheck {
  /** What stopped the last press; what changes afterwards is told at the fields only. */
  problems: readonly FormErrorItem[];
  /** Raised by every press. */
  attempt: number;
  /** Checks the entry as it stands, and goes on when nothing is wrong with it. */
  check(onAccepted: () => void): void;
}

export function useEntryCheck({ handleSubmit }: CardForm): EntryCheck {
  const [{ problems, attempt }, setResult] = useState({ problems: [] as FormErrorItem[], attempt: 0 });

  function check(onAccepted: () => void): void {
    const submit = handleSubmit(
      () => {
        setResult({ problems: [], attempt: attempt + 1 });
        onAccepted();
      },
      (errors) => {
        const found = FIELDS.flatMap((field) => {
          const message = errors[field]?.message;
          return message ? [{ fieldId: fieldId(field), message }] : [];
        });
        setResult({ problems: found, attempt: attempt + 1 });
      },
    );
    void submit();
  }

  return { problems, attempt, check };
}
