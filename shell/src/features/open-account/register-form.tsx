import { useState } from 'react';
import { register } from 'shared-contracts/api/auth';
import type { DataFields } from 'shared-contracts/data-fields';
import { siteDay } from 'shared-contracts/dates';
import { loginLink, safeRedirect } from 'shared-contracts/links';
import {
  formBanner,
  messagesElsewhere,
  useApiMutation,
  useAppName,
  useLinks,
  useSite,
  useToast,
} from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { Link, useNavigate, useSearchParams } from 'shared-platform/router';
import { Card, Stack, Text, TextLink } from 'shared-ui/core';
import { type Answers, answersBody, DataFieldForm, messageKeys, startAnswers } from 'shared-ui/data-fields';
import { texts } from '../../texts/en.ts';

const words = texts.register;

/** The tenant's questions for a new account. A token in the answer logs the person in at once. */
export function RegisterForm({ fields }: { fields: DataFields }) {
  const app = useAppName();
  const { id: clientId } = useSite();
  const { session } = usePlatform();
  const links = useLinks();
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const request = useApiMutation(register);
  const [answers, setAnswers] = useState<Answers>(() => startAnswers(fields.sections));
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const destination = safeRedirect(query.get('redirect'));

  function answer(path: string, value: Answers[string]) {
    setAnswers((before) => ({ ...before, [path]: value }));
    setIdempotencyKey(crypto.randomUUID());
  }

  async function submit() {
    const result = await request.run(
      {
        query: { onboarding_type: 'customer_account_online' },
        body: { ...answersBody(fields.sections, answers, 'answered'), clientId, source: app },
      },
      { idempotencyKey },
    );
    if (!result.ok) {
      const elsewhere = messagesElsewhere(result.error.validationMessages, messageKeys(fields.sections));
      if (Object.keys(elsewhere).length > 0) {
        toast({ content: '', type: 'danger', validationMessages: elsewhere });
      }
      return;
    }
    const { token } = result.data;
    toast({ content: token ? words.done : words.doneWithoutToken, type: 'success' });
    if (token) session.adopt(token);
    else void navigate(links.to(loginLink(destination)), { replace: true });
  }

  return (
    <Stack spacing={3}>
      <Card sx={{ padding: { xs: 2, sm: 4 } }}>
        <DataFieldForm
          sections={fields.sections}
          answers={answers}
          onAnswer={answer}
          serverMessages={request.validationMessages}
          today={siteDay(new Date())}
          onSubmit={() => void submit()}
          submitLabel={words.submit}
          isSubmitting={request.requesting}
          submitError={request.error && formBanner(request.error)}
        />
      </Card>
      <Text>
        <TextLink component={Link} to={links.to(loginLink(destination))}>
          {words.haveAccount}
        </TextLink>
      </Text>
    </Stack>
  );
}
