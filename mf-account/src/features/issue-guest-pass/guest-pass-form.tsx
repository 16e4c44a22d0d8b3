import { type FormEvent, useEffect, useRef, useState } from 'react';
import { issueGuestPass, LONGEST_GUEST_NAME } from 'shared-contracts/api/guest-passes';
import { formBanner, useApiMutation, useToast } from 'shared-platform';
import { Box, Button, Notice, Stack } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { texts } from '../../texts/guest-passes.ts';

const words = texts.issue;

interface Props {
  onIssued(): void;
  onRefused(): void;
  onCancel(): void;
}

/** For whom a pass is. What is wrong with the name is told at it, and it gets the focus. */
export function GuestPassForm({ onIssued, onRefused, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const request = useApiMutation(issueGuestPass);
  const [guestName, setGuestName] = useState('');
  const [isMissing, setMissing] = useState(false);
  // The same name sent again is one attempt, so that a lost answer does not cost a second pass.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    const name = guestName.trim();
    setMissing(name === '');
    if (name === '') return field.current?.focus();
    const result = await request.run({ body: { guestName: name } }, { idempotencyKey });
    if (result.ok) {
      toast({ content: words.done(name, result.data.code), type: 'success' });
      return onIssued();
    }
    if (result.error.kind === 'conflict') onRefused();
    else field.current?.focus();
  }

  const banner = request.error && formBanner(request.error);
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      aria-label={words.open}
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      {banner && <Notice severity="danger">{banner}</Notice>}
      <TextField
        ref={field}
        name="guestName"
        label={words.guestName}
        hint={words.guestNameHint}
        value={guestName}
        maxLength={LONGEST_GUEST_NAME}
        autoComplete="off"
        error={isMissing ? words.guestNameMissing : request.validationMessages.guestName?.[0]}
        onChange={({ target }) => {
          setGuestName(target.value);
          setMissing(false);
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
