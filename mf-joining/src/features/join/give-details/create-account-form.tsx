import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { register } from 'shared-contracts/api/auth';
import type { DataFields } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import { loginLink } from 'shared-contracts/links';
import {
  formBanner,
  useApiMutation,
  useAppName,
  useFollowPerson,
  useLinks,
  useSite,
  useToast,
} from 'shared-platform';
import { useLocation, useNavigate } from 'shared-platform/router';
import { type Answers, answersBody, DataFieldForm, startAnswers } from 'shared-ui/data-fields';
import { texts } from '../../../texts/en.ts';
import { useKeptAnswers } from './kept-answers.ts';
import { isNewCustomerAtom } from './new-customer-state.ts';
import { useFormToast } from './use-form-toast.ts';

const words = texts.details;

/** The tenant's questions for a new account. A token in the answer logs the person in at once. */
export function CreateAccountForm({ fields }: { fields: DataFields }) {
  const source = useAppName();
  const { id: clientId } = useSite();
  const links = useLinks();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const followPerson = useFollowPerson();
  const setNewCustomer = useSetAtom(isNewCustomerAtom);
  const tellElsewhere = useFormToast(fields);
  const request = useApiMutation(register);
  const { before, keep, forget } = useKeptAnswers(null, fields);
  const [answers, setAnswers] = useState<Answers>(() => before ?? startAnswers(fields.sections));
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  useEffect(() => keep(answers), [keep, answers]);

  function answer(path: string, value: Answers[string]) {
    setAnswers((before) => ({ ...before, [path]: value }));
    setIdempotencyKey(crypto.randomUUID());
  }

  async function submit() {
    const result = await request.run(
      {
        query: { onboarding_type: 'customer_account_online' },
        body: { ...answersBody(fields.sections, answers, 'answered'), clientId, source },
      },
      { idempotencyKey },
    );
    if (!result.ok) return tellElsewhere(result.error.validationMessages);
    forget();
    const { token } = result.data;
    toast({ content: token ? words.accountReady : words.accountReadyLogIn, type: 'success' });
    if (token) {
      setNewCustomer(true);
      followPerson(token);
    } else void navigate(links.to(loginLink(`${pathname}${search}`)));
  }

  return (
    <DataFieldForm
      sections={fields.sections}
      answers={answers}
      onAnswer={answer}
      serverMessages={request.validationMessages}
      today={siteDay(new Date())}
      onSubmit={() => void submit()}
      submitLabel={words.createAccount}
      isSubmitting={request.requesting}
      submitError={request.error && formBanner(request.error)}
      headingLevel={3}
    />
  );
}
