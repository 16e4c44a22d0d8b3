import { type FormEvent, useState } from 'react';
import { requestDraftLink } from 'shared-contracts/api/joining-draft';
import { useApiMutation } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, Notice, Stack } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/draft.ts';

/** Another link to the same address. What it answers does not depend on whether something is kept for it. */
export function NewLink() {
  const request = useApiMutation(requestDraftLink);
  const errors = useFormErrors([{ name: 'email', label: texts.emailLabel }]);
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    const email = typed.trim();
    setSentTo(null);
    if (errors.show(email === '' ? { email: texts.emailMissing } : {})) return;
    const result = await request.run({ body: { email } });
    if (result.ok) setSentTo(email);
    else errors.refuse(result.error);
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: FormEvent) => void send(event)}>
      <FormErrorSummary {...errors.summary} />
      {sentTo !== null && <Notice severity="success">{texts.sent(sentTo)}</Notice>}
      <TextField
        {...errors.at('email')}
        name="email"
        type="email"
        label={texts.emailLabel}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          errors.changed('email');
        }}
        autoComplete="email"
      />
      <Button type="submit" loading={request.requesting}>
        {texts.newLink}
      </Button>
    </Stack>
  );
}
