import { type FormEvent, useEffect, useId, useState } from 'react';
import { login } from 'shared-contracts/api/auth';
import { formBanner, LoginButton, useApiMutation, useFollowPerson, useToast } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, Notice, Stack, styled } from 'shared-ui/core';
import { FormErrorSummary, PasswordField, TextField } from 'shared-ui/forms';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { texts } from '../../texts/account.ts';

/** A login leaves this long after it was sent, in milliseconds (decisions 23). */
const ATTEMPT_DELAY = 250;
/** Names the login's notifications, so that one takes the place of the last. */
const LOGIN_TOAST = 'login';

const FIELD = { maxWidth: FORM_WIDTH };

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px' });

interface Props {
  /** The address of an account. */
  email: string;
  onOther(): void;
}

/** Logs in the person whose email address has an account, without leaving what they chose. */
export function LogInHere({ email, onOther }: Props) {
  const knownId = useId();
  const request = useApiMutation(login);
  const followPerson = useFollowPerson();
  const toast = useToast();
  const errors = useFormErrors([
    { name: 'username', label: texts.email },
    { name: 'password', label: texts.password },
  ]);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setFailure(null);
    if (errors.show(password === '' ? { password: texts.passwordMissing } : {})) return;
    setPending(true);
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_DELAY));
    if (leaving.signal.aborted) return;
    const body = { username: email, password };
    const result = await request.run({ body }, { stays: false, signal: leaving.signal });
    if (leaving.signal.aborted) return;
    if (result.ok) return followPerson(result.data.token);
    setPending(false);
    errors.refuse(result.error, null);
    if (formBanner(result.error) === null) return;
    const content = result.error.serverMessage ?? texts.failed;
    setFailure(content);
    toast({ content, type: 'danger', callback: LOGIN_TOAST });
  }

  return (
    <Stack
      component="form"
      method="post"
      noValidate
      spacing={3}
      onSubmit={(event) => void submit(event)}
      data-log-in=""
    >
      <FormErrorSummary {...errors.summary} />
      {failure !== null && (
        <Notice severity="danger" live={false}>
          {failure}
        </Notice>
      )}
      <div id={knownId}>
        <Notice live={false}>{texts.known}</Notice>
      </div>
      <TextField
        {...errors.at('username')}
        name="username"
        label={texts.email}
        value={email}
        readOnly
        sx={FIELD}
        autoComplete="username"
      />
      <PasswordField
        {...errors.at('password')}
        name="password"
        label={texts.password}
        aria-describedby={knownId}
        sx={FIELD}
        autoComplete="current-password"
        enterKeyHint="go"
        autoFocus
        onChange={() => errors.changed('password')}
      />
      <Ways>
        <Button type="submit" loading={isPending}>
          {texts.logIn}
        </Button>
        <Button variant="text" onClick={onOther}>
          {texts.otherEmail}
        </Button>
        <LoginButton variant="text">{texts.otherWays}</LoginButton>
      </Ways>
    </Stack>
  );
}
