import { useEffect, useState } from 'react';
import { register } from 'shared-contracts/api/auth';
import type { DataFields } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import { formBanner, useApiMutation, useAppName, useSite, useUnmatchedErrorToast } from 'shared-platform';
import {
  type Answers,
  answersBody,
  DataFieldForm,
  type DataFieldFormProps,
  messageFields,
  overlayAnswers,
} from 'shared-ui/data-fields';
import { placeMessages } from 'shared-ui/forms';

export interface RegistrationFormProps
  extends Pick<
    DataFieldFormProps,
    'submitLabel' | 'headingLevel' | 'rule' | 'below' | 'children' | 'isInParts' | 'part' | 'onPart'
  > {
  fields: DataFields;
  /** The answers the person had changed when they left the form. */
  before?: Answers | null | undefined;
  /** Called with the answers that are changed, whenever that is something else. */
  onAnswers?: ((answers: Answers) => void) | undefined;
  /** Called with the answer of a field that is left. */
  onLeft?: ((path: string, answer: Answers[string] | undefined) => void) | undefined;
  /** Called with the token that logs the person in, where the server gives one. */
  onRegistered(token: string | undefined): void;
}

/**
 * The tenant's questions for a new account (joining specification 5). A repeat of the same answers carries the same
 * key, so that no account is opened twice.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { fields, before, onAnswers, onLeft, onRegistered, submitLabel, headingLevel } = props;
  const { rule, below, isInParts, part, onPart, children } = props;
  const { sections } = fields;
  const source = useAppName();
  const { id: clientId } = useSite();
  const toastUnmatched = useUnmatchedErrorToast();
  const request = useApiMutation(register);
  const [touched, setTouched] = useState<Answers>(() => before ?? {});
  const answers = overlayAnswers(sections, touched);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => onAnswers?.(touched), [onAnswers, touched]);

  function answer(path: string, value: Answers[string]) {
    setTouched((earlier) => ({ ...earlier, [path]: value }));
    setIdempotencyKey(crypto.randomUUID());
  }

  async function submit() {
    const result = await request.run(
      {
        query: { onboarding_type: 'customer_account_online' },
        body: { ...answersBody(sections, answers, 'answered'), clientId, source },
      },
      { idempotencyKey },
    );
    if (result.ok) onRegistered(result.data.token);
    else toastUnmatched(placeMessages(result.error.validationMessages, messageFields(sections)).unmatched);
  }

  return (
    <DataFieldForm
      sections={sections}
      answers={answers}
      onAnswer={answer}
      onLeave={(path) => onLeft?.(path, answers[path])}
      serverMessages={request.validationMessages}
      today={siteDay(new Date())}
      rule={rule}
      onSubmit={() => void submit()}
      submitLabel={submitLabel}
      isSubmitting={request.requesting}
      submitError={request.error && formBanner(request.error)}
      headingLevel={headingLevel}
      below={below}
      isInParts={isInParts}
      part={part}
      onPart={onPart}
    >
      {children}
    </DataFieldForm>
  );
}
