import { useRef, useState } from 'react';
import {
  attendees,
  cancelClass,
  type DeskClass,
  deskClasses,
  MAX_CANCELLATION_REASON_LENGTH,
} from 'shared-contracts/api/attendance';
import { useApi, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Notice, Stack, Text } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { ConfirmDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/attendance.ts';
import { classMoment } from './class-moment.ts';

const words = texts.cancelClass;

interface Props {
  item: DeskClass;
  onClose(): void;
  onCancelled(): void;
}

/** Asks whether to cancel a class for everyone, with the reason that they are given. */
export default function CancelClassQuestion({ item, onClose, onCancelled }: Props) {
  const { id, name, booked } = item;
  const api = useApi();
  const toast = useToast();
  const request = useApiMutation(cancelClass);
  const [reason, setReason] = useState('');
  const attempt = useRef({ reason: '', key: crypto.randomUUID() });

  async function cancel(): Promise<void> {
    // The same answer sent again is the same attempt.
    if (attempt.current.reason !== reason) attempt.current = { reason, key: crypto.randomUUID() };
    const body = reason.trim() === '' ? {} : { reason: reason.trim() };
    const result = await request.run(
      { params: { sessionId: id }, body },
      { idempotencyKey: attempt.current.key },
    );
    if (!result.ok) return;
    toast({ content: words.done(name, result.data.cancelled), type: 'success' });
    for (const changed of [attendees, deskClasses]) api.invalidate(changed);
    onCancelled();
  }

  return (
    <ConfirmDialog
      open
      title={words.title(name)}
      confirmText={words.confirm}
      cancelText={words.keep}
      danger
      loading={request.requesting}
      onConfirm={() => void cancel()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Text weight="bold">{classMoment(item)}</Text>
        <Text>{words.text(booked)}</Text>
        {booked > 0 && (
          <TextField
            label={words.reason}
            hint={words.reasonHint}
            maxLength={MAX_CANCELLATION_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
