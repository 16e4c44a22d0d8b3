import { type FormEvent, useId, useState } from 'react';
import { Button, Notice, Stack, Text } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { Dialog } from 'shared-ui/overlays';

interface Props {
  title: string;
  lead: string;
  label: string;
  /** Said at the field when nothing was typed. */
  missing: string;
  submit: string;
  cancel: string;
  initial: string;
  isSending: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onSubmit(identifier: string): void;
  onCancel(): void;
}

/** Asks who somebody is by one field, in a dialog. What was typed stays after a failure. */
export function IdentifierDialog(props: Props) {
  const { title, lead, label, missing, submit, cancel, initial, isSending, failure, onSubmit, onCancel } =
    props;
  const formId = useId();
  const [typed, setTyped] = useState(initial);
  const [isMissing, setMissing] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const identifier = typed.trim();
    setMissing(identifier === '');
    if (identifier !== '' && !isSending) onSubmit(identifier);
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      maxWidth={460}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={3} onSubmit={send}>
        <Text tone="muted">{lead}</Text>
        {failure && <Notice severity="danger">{failure}</Notice>}
        <TextField
          label={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={isMissing ? missing : undefined}
        />
      </Stack>
    </Dialog>
  );
}
