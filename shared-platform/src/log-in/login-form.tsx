import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Notice, Skeleton, Stack, styled } from 'shared-ui/core';
import { Checkbox, FormErrorSummary, PasswordField, TextField } from 'shared-ui/forms';
import { lazyPart } from '../boundaries/lazy-part.tsx';
import { NeedsScript } from '../boundaries/needs-script.tsx';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { useAppName, useBus, useFlags, useToast } from '../hooks/platform-hooks.ts';
import { formBanner } from '../http/form-errors.ts';
import { useOffersPasskeys } from '../passkeys/index.ts';
import { usePlatform } from '../platform-context.ts';
import { texts } from '../texts/log-in.ts';
import { KioskWays } from './kiosk-ways.tsx';
import { LoginAlternatives } from './login-alternatives.tsx';
import { missingLoginFields } from './missing-login-fields.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { useOffersKioskCode } from './use-offers-kiosk-code.ts';

const ForgottenPassword = lazyPart(
  () => import(/* webpackChunkName: "forgotten-password" */ './forgotten-password.tsx'),
  { close: ({ onClose }) => onClose() },
);

const KioskCodeLogin = lazyPart(() => import(/* webpackChunkName: "kiosk-code" */ './kiosk-code-login.tsx'), {
  pending: () => <Skeleton height="23.5rem" />,
});

type LoginState = { step: 'idle' | 'pending' } | { step: 'failure'; message: string; mayReset: boolean };

/** A line between two ways in. */
const Or = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  margin: 0,
  color: 'var(--ui-muted)',
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid var(--ui-border)' },
});

/** Room on a phone for the notification at the upper edge of its page, which would cover the title and the notice. */
const belowToast = {
  '@media (max-width: 575.98px)': {
    'html:has([aria-live="polite"] > section > *) main:has(&)': { paddingTop: '116px' },
  },
};

/** Names the login's notifications, so that one takes the place of the last. */
const LOGIN_TOAST = 'login';

/** Email address or customer ID with the password. What was typed stays after a failure. */
export function LoginForm({ onLeave }: { onLeave?: () => void }) {
  const { session } = usePlatform();
  const bus = useBus();
  const toast = useToast();
  // No one stays logged in on a device that someone else uses next, and a frame may be allowed to keep nothing.
  const flags = useFlags();
  const isAtDesk = useAppName() === 'front-of-house';
  const hasCode = useOffersKioskCode();
  const mayStay = !flags.kiosk && !flags.embedded && !isAtDesk;
  const hasPasskeys = useOffersPasskeys();
  const box = useRef<HTMLFormElement>(null);
  const errors = useFormErrors([
    { name: 'username', label: texts.username },
    { name: 'password', label: texts.password },
  ]);
  const [username, setUsername] = useState('');
  const [state, setState] = useState<LoginState>({ step: 'idle' });
  const [isForgotten, setForgotten] = useState(false);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === 'pending') return;
    const typed = new FormData(event.currentTarget);
    const fields = { username: username.trim(), password: String(typed.get('password')) };
    const isIncomplete = errors.show(missingLoginFields(fields));
    setState({ step: isIncomplete ? 'idle' : 'pending' });
    bus.emit('toast:dismiss-requested', { callback: LOGIN_TOAST });
    if (isIncomplete) return;
    const stays = typed.has('stays');
    const result = await session.login(fields.username, fields.password, leaving.signal, stays);
    if (result.ok) return;
    errors.refuse(result.error, null);
    if (formBanner(result.error) === null) return setState({ step: 'idle' });
    fail(result.error.serverMessage ?? texts.failureFallback, result.error.status === 401);
  }

  function fail(message: string, mayReset = false) {
    setState({ step: 'failure', message, mayReset });
    toast({ content: message, type: 'danger', callback: LOGIN_TOAST });
  }

  const mayReset = state.step === 'failure' && state.mayReset;
  const forgotten = (words: string) => (
    <Button variant="text" size="small" onClick={() => setForgotten(true)} sx={{ alignSelf: 'flex-start' }}>
      {words}
    </Button>
  );
  const form = (
    <Stack
      component="form"
      sx={belowToast}
      method="post"
      ref={box}
      noValidate
      spacing={3}
      onSubmit={(event) => void submit(event)}
    >
      <FormErrorSummary {...errors.summary} />
      {state.step === 'failure' && (
        <Notice severity="danger" live={false} action={mayReset && forgotten(texts.reset)}>
          {state.message}
        </Notice>
      )}
      <TextField
        {...errors.at('username')}
        name="username"
        label={texts.username}
        value={username}
        onChange={(event) => {
          setUsername(event.target.value);
          errors.changed('username');
        }}
        // A browser suggests passkeys among the names where the last word says so.
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        inputMode="email"
        enterKeyHint="next"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Stack spacing={0.5} sx={{ marginBottom: -1 }}>
        <PasswordField
          {...errors.at('password')}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          enterKeyHint="go"
          onChange={() => errors.changed('password')}
        />
        {!mayReset && forgotten(texts.forgotten)}
      </Stack>
      {mayStay && <Checkbox name="stays" label={texts.stay} hint={texts.stayHint} />}
      <Button type="submit" variant={hasCode ? 'quiet' : 'primary'} loading={state.step === 'pending'}>
        {texts.submit}
      </Button>
      {hasPasskeys && (
        <>
          <Or>{texts.or}</Or>
          <PasskeyLogin
            isBusy={state.step === 'pending'}
            signal={leaving.signal}
            stays={() => box.current !== null && new FormData(box.current).has('stays')}
            onStart={() => setState({ step: 'pending' })}
            onFailure={(error) => fail(error?.serverMessage ?? texts.passkeyFailed)}
          />
        </>
      )}
    </Stack>
  );
  const others = <LoginAlternatives onLeave={onLeave} />;
  return (
    <>
      <NeedsScript />
      {hasCode ? (
        <KioskWays code={<KioskCodeLogin signal={leaving.signal} />} password={form} others={others} />
      ) : (
        <>
          {form}
          {others}
        </>
      )}
      {isForgotten && <ForgottenPassword initial={username} onClose={() => setForgotten(false)} />}
    </>
  );
}
