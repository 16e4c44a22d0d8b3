import { type FormEvent, useState } from 'react';
import { resetPassword } from 'shared-contracts/api/auth';
import { loginLink, paths } from 'shared-contracts/links';
import { brokenPasswordRules, LENGTH_ONLY } from 'shared-contracts/password';
import { useApiMutation, useLinks, useToast } from 'shared-platform';
import { useFormErrors, withConfirmation } from 'shared-platform/forms';
import { useLocation, useNavigate } from 'shared-platform/router';
import { Button, Card, Container, PageHeader, Stack } from 'shared-ui/core';
import { FormErrorSummary, NewPasswordField, PasswordField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/reset-password.ts';
import { RequestLink } from './request-link.tsx';

function messagesOf(password: string, repeated: string) {
  return {
    ...(brokenPasswordRules(password, LENGTH_ONLY).length > 0 ? { password: words.passwordWeak } : {}),
    ...(password === repeated ? {} : { passwordConfirmation: words.repeatDiffers }),
  };
}

/** The target of the mailed link, which sets a new password once. The token is in the fragment. */
export default function ResetPasswordScreen() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const links = useLinks();
  const navigate = useNavigate();
  const toast = useToast();
  const request = useApiMutation(resetPassword);
  const errors = useFormErrors([
    { name: 'password', label: words.password },
    { name: 'passwordConfirmation', label: words.repeat },
  ]);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const isLinkDead = token === '' || request.validationMessages.token !== undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    if (errors.show(messagesOf(password, repeated))) return;
    const result = await request.run({ body: { token, password, passwordConfirmation: repeated } });
    if (!result.ok) {
      // The message about an invalid link replaces the form.
      if (!result.error.validationMessages.token) errors.refuse(withConfirmation(result.error));
      return;
    }
    toast({ content: words.done, type: 'success' });
    void navigate(links.to(loginLink(paths.home)), { replace: true });
  }

  if (isLinkDead) return <RequestLink isDead={token !== ''} />;
  return (
    <Container sx={{ maxWidth: 520, paddingBottom: 8 }}>
      <PageHeader title={texts.resetPasswordTitle} lead={words.lead} />
      <Card sx={{ padding: 3 }}>
        <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
          <FormErrorSummary {...errors.summary} />
          <NewPasswordField
            {...errors.at('password')}
            name="password"
            label={words.password}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              errors.changed('password');
            }}
          />
          <PasswordField
            {...errors.at('passwordConfirmation')}
            name="passwordConfirmation"
            label={words.repeat}
            autoComplete="new-password"
            value={repeated}
            onChange={(event) => {
              setRepeated(event.target.value);
              errors.changed('passwordConfirmation');
            }}
          />
          <Button type="submit" loading={request.requesting}>
            {words.submit}
          </Button>
        </Stack>
      </Card>
    </Container>
  );
}
