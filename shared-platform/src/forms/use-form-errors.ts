import { useId, useState } from 'react';
import { type ApiError, formBanner, useUnmatchedErrorToast } from 'shared-platform';
import { type FormErrorSummaryProps, type MessageField, placeMessages } from 'shared-ui/forms';

interface Shown<Name extends string> {
  atFields: Partial<Record<Name, string>>;
  /** Messages at single fields since the last attempt. */
  since: Partial<Record<Name, string>>;
  whole: readonly string[];
  attempt: number;
}

/** Places in which the messages of a refused call are shown. */
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
  /** Sets the message of a field that is being left, at the field alone: the summary lists why the form was not sent. */
  recheck(name: Name, message: string | undefined): void;
}

/** Problems with a form, in one place: found by its own rules or returned by the server. */
export function useFormErrors<Name extends string>(fields: readonly MessageField<Name>[]): FormErrors<Name> {
  const formId = useId();
  const toastUnmatched = useUnmatchedErrorToast();
  const [{ atFields, since, whole, attempt }, setShown] = useState<Shown<Name>>({
    atFields: {},
    since: {},
    whole: [],
    attempt: 0,
  });
  const idOf = (name: Name) => `${formId}-${name}`;
  const put = (next: Pick<Shown<Name>, 'atFields' | 'whole'>) =>
    setShown((before) => ({ ...next, since: {}, attempt: before.attempt + 1 }));
  const replace = (name: Name, message: string | undefined) =>
    setShown((before) => {
      if (before.atFields[name] === undefined && before.since[name] === message) return before;
      return {
        ...before,
        atFields: { ...before.atFields, [name]: undefined },
        since: { ...before.since, [name]: message },
      };
    });

  return {
    at: (name) => ({ id: idOf(name), error: atFields[name] ?? since[name] }),
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
    changed: (name) => replace(name, undefined),
    recheck: replace,
  };
}
