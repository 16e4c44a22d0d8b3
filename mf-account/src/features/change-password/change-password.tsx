import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { changePassword } from 'shared-contracts/api/account';
import { formBanner, useApiMutation, useToast } from 'shared-platform';
import { Button, Card, Heading, Stack, Text } from 'shared-ui/core';
import { FormErrorSummary, NewPasswordField, PasswordField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import {
  type PasswordField as Field,
  PASSWORD_FIELDS,
  type PasswordMessages,
  passwordMessages,
  refusedPasswords,
  type TypedPasswords,
} from './password-messages.ts';

const words = texts.password;
const NOTHING: TypedPasswords = { currentPassword: '', password: '', passwordConfirmation: '' };

/** A new password for whoever knows the current one. */
export function ChangePassword({ email }: { email: string }) {
  const formId = useId();
  const toast = useToast();
  const request = useApiMutation(changePassword);
  const [typed, setTyped] = useState(NOTHING);
  const [messages, setMessages] = useState<PasswordMessages>({});
  const [attempt, setAttempt] = useState(0);

  function tell(found: PasswordMessages) {
    setMessages(found);
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    const found = passwordMessages(typed);
    tell(found);
    if (Object.keys(found).length > 0) return;
    const result = await request.run({ body: typed });
    if (!result.ok) return tell(refusedPasswords(result.error));
    setTyped(NOTHING);
    toast({ content: words.done, type: 'success' });
  }

  const field = (name: Field) => ({
    id: `${formId}-${name}`,
    name,
    label: words[name],
    value: typed[name],
    error: messages[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setMessages(({ [name]: _told, ...others }) => others);
    },
  });
  const errors = PASSWORD_FIELDS.flatMap((name) => {
    const message = messages[name];
    return message ? [{ fieldId: `${formId}-${name}`, message }] : [];
  });
  const banner = request.error && errors.length === 0 ? formBanner(request.error) : null;

  return (
    <Card component="section" aria-labelledby={`${formId}-title`}>
      <Heading level={2} size={3} id={`${formId}-title`}>
        {words.title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1, mb: 3 }}>
        {words.lead}
      </Text>
      <Stack component="form" noValidate spacing={3} onSubmit={(event: FormEvent) => void submit(event)}>
        <FormErrorSummary errors={banner ? [{ message: banner }] : errors} attempt={attempt} />
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        <NewPasswordField {...field('password')} />
        <PasswordField {...field('passwordConfirmation')} autoComplete="new-password" />
        <Button type="submit" loading={request.requesting} sx={{ alignSelf: { sm: 'start' } }}>
          {words.submit}
        </Button>
      </Stack>
    </Card>
  );
}
