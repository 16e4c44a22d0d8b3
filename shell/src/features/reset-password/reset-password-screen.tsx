import { type FormEvent, useId, useState } from 'react';
import { resetPassword } from 'shared-contracts/api/auth';
import { loginLink, paths } from 'shared-contracts/links';
import { brokenPasswordRules } from 'shared-contracts/password';
import { formBanner, useApiMutation, useLinks, useToast } from 'shared-platform';
import { useLocation, useNavigate } from 'shared-platform/router';
import { Button, Card, Container, EmptyState, Notice, PageHeader, Stack } from 'shared-ui/core';
import { FormErrorSummary, NewPasswordField, PasswordField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/reset-password.ts';

interface Messages {
  password?: string;
  passwordConfirmation?: string;
}

function messagesOf(password: string, repeated: string): Messages {
  return {
    ...(brokenPasswordRules(password).length > 0 ? { password: words.passwordWeak } : {}),
    ...(password === repeated ? {} : { passwordConfirmation: words.repeatDiffers }),
  };
}

/** Where the mailed link leads: a new password, once. The token stands in the fragment. */
export default function ResetPasswordScreen() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const links = useLinks();
  const navigate = useNavigate();
  const toast = useToast();
  const request = useApiMutation(resetPassword);
  const passwordId = useId();
  const repeatId = useId();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [messages, setMessages] = useState<Messages>({});
  const [attempt, setAttempt] = useState(0);
  const isLinkDead = token === '' || request.validationMessages.token !== undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    const found = messagesOf(password, repeated);
    setMessages(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    const result = await request.run({ body: { token, password, passwordConfirmation: repeated } });
    if (result.ok) {
      toast({ content: words.done, type: 'success' });
      void navigate(links.to(loginLink(paths.home)), { replace: true });
      return;
    }
    const { password: weak, passwordConfirmation: differs } = result.error.validationMessages;
    setMessages({
      ...(weak?.[0] ? { password: weak[0] } : {}),
      ...(differs?.[0] ? { passwordConfirmation: differs[0] } : {}),
    });
    setAttempt((count) => count + 1);
  }

  if (isLinkDead) {
    return (
      <EmptyState
        icon="clock"
        title={words.deadTitle}
        level={1}
        action={<Button href={links.to(paths.login)}>{words.deadAction}</Button>}
      >
        {words.deadText}
      </EmptyState>
    );
  }
  const errors = [
    ...(messages.password ? [{ fieldId: passwordId, message: messages.password }] : []),
    ...(messages.passwordConfirmation ? [{ fieldId: repeatId, message: messages.passwordConfirmation }] : []),
  ];
  const banner = request.error && errors.length === 0 ? formBanner(request.error) : null;
  return (
    <Container sx={{ maxWidth: 520, paddingBottom: 8 }}>
      <PageHeader title={texts.resetPasswordTitle} lead={words.lead} />
      <Card sx={{ padding: 3 }}>
        <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
          <FormErrorSummary errors={errors} attempt={attempt} />
          {banner && <Notice severity="danger">{banner}</Notice>}
          <NewPasswordField
            id={passwordId}
            name="password"
            label={words.password}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={messages.password}
          />
          <PasswordField
            id={repeatId}
            name="passwordConfirmation"
            label={words.repeat}
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => setRepeated(event.target.value)}
            error={messages.passwordConfirmation}
          />
          <Button type="submit" loading={request.requesting}>
            {words.submit}
          </Button>
        </Stack>
      </Card>
    </Container>
  );
}
