import { type FormEvent, useId, useState } from 'react';
import { Button, Stack, Text } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { Dialog } from 'shared-ui/overlays';
import type { FormErrors } from '../forms/use-form-errors.ts';

/** The key by which the server names the field. */
export const IDENTIFIER = 'emailOrReference';

interface Props {
  title: string;
  lead: string;
  label: string;
  submit: string;
  cancel: string;
  initial: string;
  isSending: boolean;
  errors: FormErrors<typeof IDENTIFIER>;
  /** Called with what was typed, without the spaces around it; '' for nothing. */
  onSubmit(identifier: string): void;
  onCancel(): void;
}

/** Asks who someone is by one field, in a dialog. What was typed stays after a failure. */
export function IdentifierDialog(props: Props) {
  const { title, lead, label, submit, cancel, initial, isSending, errors, onSubmit, onCancel } = props;
  const formId = useId();
  const [typed, setTyped] = useState(initial);

  function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isSending) onSubmit(typed.trim());
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
        <FormErrorSummary {...errors.summary} />
        <TextField
          {...errors.at(IDENTIFIER)}
          name={IDENTIFIER}
          label={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            errors.changed(IDENTIFIER);
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      </Stack>
    </Dialog>
  );
}
