import { useRef, useState } from 'react';
import { MAX_OVERRIDE_NOTE_LENGTH } from 'shared-contracts/api/add-item';
import type { DeskSession } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { ApiError } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Notice, Stack, Text } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { ConfirmDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/desk.ts';

const words = texts.addClass;

interface Props {
  session: DeskSession;
  customer: DeskCustomer;
  isAdding: boolean;
  error: ApiError | null;
  onConfirm(note: string): Promise<void>;
  onClose(): void;
}

/** Field for the reason that staff book a class anyway; it is stored with the booking. */
export function BookAnyway({ session, customer, isAdding, error, onConfirm, onClose }: Props) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = note.trim();

  /** The reason is only a start: who agreed to it can be typed after it. */
  function choose(reason: string): void {
    setNote(reason);
    setMissing(false);
    field.current?.focus();
  }

  function confirm(): void {
    if (typed !== '') return void onConfirm(typed);
    setMissing(true);
    field.current?.focus();
  }

  return (
    <ConfirmDialog
      open
      title={words.question}
      confirmText={words.addAnyway}
      cancelText={words.keepOut}
      loading={isAdding}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <div>
          <Text weight="bold">{words.bookedFor(session.name, customer.name)}</Text>
          {session.bookable.message && <Text>{session.bookable.message}</Text>}
        </div>
        <TextField
          ref={field}
          label={words.note}
          hint={words.noteHint}
          required
          maxLength={MAX_OVERRIDE_NOTE_LENGTH}
          value={note}
          error={isMissing ? words.noteMissing : undefined}
          onChange={({ target }) => {
            setNote(target.value);
            setMissing(false);
          }}
        />
        <Box role="group" aria-label={words.reasons} sx={{ display: 'grid', gap: 1 }}>
          <Text size="small" weight="bold" aria-hidden="true">
            {words.reasons}
          </Text>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {words.readyReasons.map((reason) => (
              <Button key={reason} variant="quiet" size="small" onClick={() => choose(reason)}>
                {reason}
              </Button>
            ))}
          </Box>
        </Box>
        {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
