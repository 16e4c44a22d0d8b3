import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { Button, Notice, Stack } from 'shared-ui/core';
import { FormErrorSummary, PasswordField, TextField } from 'shared-ui/forms';
import { useBus, useToast } from '../hooks/platform-hooks.ts';
import { usePlatform } from '../platform-context.ts';
import { texts } from '../texts/en.ts';
import { type LoginFields, missingLoginFields } from './missing-login-fields.ts';
import { OtherWaysIn } from './other-ways-in.tsx';

const ForgottenPassword = lazy(
  () => import(/* webpackChunkName: "forgotten-password" */ './forgotten-password.tsx'),
);

type LoginState = { step: 'idle' | 'pending' } | { step: 'failure'; message: string };

/** Names the login's notifications, so that one takes the place of the last. */
const LOGIN_TOAST = 'login';

/** Email address or customer ID with the password. What was typed stays after a failure. */
export function LoginForm({ onLeave }: { onLeave?: () => void }) {
  const { session } = usePlatform();
  const bus = useBus();
  const toast = useToast();
  const usernameId = useId();
  const passwordId = useId();
  const [username, setUsername] = useState('');
  const [state, setState] = useState<LoginState>({ step: 'idle' });
  const [missing, setMissing] = useState<Partial<LoginFields>>({});
  const [attempt, setAttempt] = useState(0);
  const [isForgotten, setForgotten] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'pending') return;
    const form = new FormData(event.currentTarget);
    const fields = { username: username.trim(), password: String(form.get('password')) };
    const empty = missingLoginFields(fields);
    setMissing(empty);
    setAttempt((count) => count + 1);
    if (Object.keys(empty).length > 0) return;
    setState({ step: 'pending' });
    bus.emit('toast:dismiss-requested', { callback: LOGIN_TOAST });
    const result = await session.login(fields.username, fields.password);
    if (result.ok) return;
    const message = result.error.serverMessage ?? texts.logIn.failureFallback;
    setState({ step: 'failure', message });
    toast({ content: message, type: 'danger', callback: LOGIN_TOAST });
  }

  const errors = [
    ...(missing.username ? [{ fieldId: usernameId, message: missing.username }] : []),
    ...(missing.password ? [{ fieldId: passwordId, message: missing.password }] : []),
  ];
  return (
    <>
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
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
          error={missing.username}
        />
        <PasswordField
          id={passwordId}
          name="password"
          label={texts.logIn.password}
          autoComplete="current-password"
          enterKeyHint="go"
          error={missing.password}
        />
        <Button type="submit" loading={state.step === 'pending'}>
          {texts.logIn.submit}
        </Button>
        <Button variant="text" onClick={() => setForgotten(true)}>
          {texts.logIn.forgotten}
        </Button>
      </Stack>
      <OtherWaysIn onLeave={onLeave} />
      {isForgotten && (
        <Suspense fallback={null}>
          <ForgottenPassword initial={username} onClose={() => setForgotten(false)} />
        </Suspense>
      )}
    </>
  );
}
