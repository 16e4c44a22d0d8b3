import { type FormEvent, useEffect, useRef, useState } from 'react';
import { issueGuestPass, MAX_GUEST_NAME_LENGTH } from 'shared-contracts/api/guest-passes';
import { useApiMutation, useToast } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Box, Button, Stack } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { texts } from '../../texts/guest-passes.ts';

const words = texts.issue;

interface Props {
  onIssued(): void;
  onRefused(): void;
  onCancel(): void;
}

/** For whom a pass is. */
export function GuestPassForm({ onIssued, onRefused, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const request = useApiMutation(issueGuestPass);
  const [guestName, setGuestName] = useState('');
  const errors = useFormErrors([{ name: 'guestName', label: words.guestName }]);
  // The same name sent again is one attempt, so that a lost answer does not cost a second pass.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    const name = guestName.trim();
    if (name === '') {
      // One field needs no summary: what is missing is said where the focus is.
      errors.recheck('guestName', words.guestNameMissing);
      field.current?.focus();
      return;
    }
    errors.show({});
    const result = await request.run({ body: { guestName: name } }, { idempotencyKey });
    if (result.ok) {
      toast({ content: words.done(name, result.data.code), type: 'success' });
      return onIssued();
    }
    errors.refuse(result.error);
    if (result.error.kind === 'conflict') onRefused();
  }

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-label={words.open}
      sx={{ maxWidth: FORM_WIDTH }}
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      <FormErrorSummary {...errors.summary} />
      <TextField
        {...errors.at('guestName')}
        ref={field}
        name="guestName"
        label={words.guestName}
        hint={words.guestNameHint}
        value={guestName}
        maxLength={MAX_GUEST_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => {
          setGuestName(target.value);
          errors.changed('guestName');
          setIdempotencyKey(crypto.randomUUID());
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" loading={request.requesting}>
          {words.submit}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Box>
    </Stack>
  );
}
