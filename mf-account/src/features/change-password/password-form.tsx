import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { changePassword } from 'shared-contracts/api/account';
import { MIN_PASSWORD_LENGTH, PASSWORD_RULES } from 'shared-contracts/password';
import { useApiMutation, useToast } from 'shared-platform';
import { useFormErrors, withConfirmation } from 'shared-platform/forms';
import { Box, Button, Stack } from 'shared-ui/core';
import { FormErrorSummary, NewPasswordField, PasswordField } from 'shared-ui/forms';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { texts as words } from '../../texts/password.ts';
import {
  type PasswordField as Field,
  PASSWORD_FIELDS,
  type PasswordInput,
  passwordMessages,
} from './password-messages.ts';

const NOTHING: PasswordInput = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Tells password managers what to make up (https://developer.apple.com/password-rules/). */
const passwordrules = `minlength: ${MIN_PASSWORD_LENGTH}; required: lower; required: upper; required: digit; required: [-!@#$%^&*_+=?];`;

interface Props {
  email: string;
  onCancel(): void;
  /** The password is another one. */
  onDone(): void;
}

/** A new password for the person who knows the current one. */
export function PasswordForm({ email, onCancel, onDone }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const request = useApiMutation(changePassword);
  const [typed, setTyped] = useState(NOTHING);
  const errors = useFormErrors(PASSWORD_FIELDS.map((name) => ({ name, label: words[name] })));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    if (errors.show(passwordMessages(typed))) return;
    const result = await request.run({ body: typed });
    if (!result.ok) return errors.refuse(withConfirmation(result.error));
    toast({ content: words.done, type: 'success' });
    onDone();
  }

  useEffect(() => first.current?.focus(), []);

  const field = (name: Field) => ({
    ...errors.at(name),
    name,
    label: words[name],
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      errors.changed(name);
    },
  });

  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      // A field that is not seen takes no space.
      useFlexGap
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ maxWidth: FORM_WIDTH }}
    >
      <FormErrorSummary {...errors.summary} />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('currentPassword')} ref={first} autoComplete="current-password" />
      <NewPasswordField
        {...field('password')}
        {...{ passwordrules }}
        hint={words.hint}
        rules={PASSWORD_RULES}
      />
      <PasswordField {...field('passwordConfirmation')} autoComplete="new-password" />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
        }}
      >
        <Button variant="quiet" type="submit" loading={request.requesting}>
          {words.submit}
        </Button>
        <Button variant="text" disabled={request.requesting} onClick={onCancel}>
          {words.cancel}
        </Button>
      </Box>
    </Stack>
  );
}
