import { useId, useState } from 'react';
import { type ApiError, formBanner, useUnmatchedErrorToast } from 'shared-platform';
import { type FormErrorSummaryProps, type MessageField, placeMessages } from 'shared-ui/forms';

interface Shown<Name extends string> {
  atFields: Partial<Record<Name, string>>;
  whole: readonly string[];
  attempt: number;
}

export interface FormErrors<Name extends string> {
  /** The id of a field's input and what is wrong with it, as props of the field. */
  at(name: Name): { id: string; error: string | undefined };
  /** Props of the summary at the top of the form. */
  summary: Pick<FormErrorSummaryProps, 'errors' | 'attempt'>;
  /** Shows what the form's own rules found in place of everything before; answers whether that is anything. */
  show(found: Partial<Record<Name, string>>): boolean;
  /**
   * Shows why a call was refused: each message at the field that owns it, the others in the summary and in the
   * 'Validation errors' toast (decisions 10).
   * @param banner what went wrong as a whole, instead of the call's own words.
   */
  refuse(error: ApiError, banner?: string | null): void;
  /** Takes a field's message away, as its value is another one now. */
  changed(name: Name): void;
}

/** What is wrong with a form, in one place: found by its own rules or told by the server. */
export function useFormErrors<Name extends string>(fields: readonly MessageField<Name>[]): FormErrors<Name> {
  const formId = useId();
  const toastUnmatched = useUnmatchedErrorToast();
  const [{ atFields, whole, attempt }, setShown] = useState<Shown<Name>>({
    atFields: {},
    whole: [],
    attempt: 0,
  });
  const idOf = (name: Name) => `${formId}-${name}`;
  const put = (next: Omit<Shown<Name>, 'attempt'>) =>
    setShown((before) => ({ ...next, attempt: before.attempt + 1 }));

  return {
    at: (name) => ({ id: idOf(name), error: atFields[name] }),
    summary: {
      attempt,
      errors: [
        ...whole.map((message) => ({ message })),
        ...fields.flatMap(({ name }) => {
          const message = atFields[name];
          return message ? [{ fieldId: idOf(name), message }] : [];
        }),
      ],
    },
    show(found) {
      put({ atFields: found, whole: [] });
      return Object.keys(found).length > 0;
    },
    refuse(error, banner = formBanner(error)) {
      const placed = placeMessages(error.validationMessages, fields);
      const whole = banner ? [banner, ...placed.whole] : placed.whole;
      put({ atFields: placed.atFields, whole: [...new Set(whole)] });
      toastUnmatched(placed.unmatched);
    },
    changed: (name) =>
      setShown((before) =>
        before.atFields[name] === undefined
          ? before
          : { ...before, atFields: { ...before.atFields, [name]: undefined } },
      ),
  };
}
