import { type FormEvent, useId, useState } from 'react';
import { useToast } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { Button, Notice, Stack } from 'shared-ui/core';
import { FormErrorSummary, PasswordField, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { type LoginFields, missingLoginFields } from './missing-login-fields.ts';

type LoginState = { step: 'idle' | 'pending' } | { step: 'failure'; message: string };

/** E-mail address or customer id with the password. What was typed stays after a failure. */
export function LoginForm() {
  const { session } = usePlatform();
  const toast = useToast();
  const usernameId = useId();
  const passwordId = useId();
  const [state, setState] = useState<LoginState>({ step: 'idle' });
  const [missing, setMissing] = useState<Partial<LoginFields>>({});
  const [attempt, setAttempt] = useState(0);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'pending') return;
    const form = new FormData(event.currentTarget);
    const fields = { username: String(form.get('username')).trim(), password: String(form.get('password')) };
    const empty = missingLoginFields(fields);
    setMissing(empty);
    setAttempt((count) => count + 1);
    if (Object.keys(empty).length > 0) return;
    setState({ step: 'pending' });
    const result = await session.login(fields.username, fields.password);
    if (result.ok) return;
    const message = result.error.serverMessage ?? texts.logIn.failureFallback;
    setState({ step: 'failure', message });
    toast({ content: message, type: 'danger' });
  }

  const errors = [
    ...(missing.username ? [{ fieldId: usernameId, message: missing.username }] : []),
    ...(missing.password ? [{ fieldId: passwordId, message: missing.password }] : []),
  ];
  return (
    <Stack component="form" noValidate spacing={3} onSubmit={(event) => void submit(event)}>
      <FormErrorSummary errors={errors} attempt={attempt} />
      {state.step === 'failure' && (
        <Notice severity="danger" live={false}>
          {state.message}
        </Notice>
      )}
      <TextField
        id={usernameId}
        name="username"
        label={texts.logIn.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.username}
      />
      <PasswordField
        id={passwordId}
        name="password"
        label={texts.logIn.password}
        autoComplete="current-password"
        error={missing.password}
      />
      <Button type="submit" loading={state.step === 'pending'}>
        {texts.logIn.submit}
      </Button>
    </Stack>
  );
}
