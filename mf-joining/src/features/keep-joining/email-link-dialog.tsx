import { type FormEvent, useId, useState } from 'react';
import { emailJoiningDraft } from 'shared-contracts/api/joining-draft';
import { useApiMutation, useToast } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { Button, Stack, Text } from 'shared-ui/core';
import { Checkbox, FormErrorSummary, TextField } from 'shared-ui/forms';
import { Dialog } from 'shared-ui/overlays';
import { changedSteps } from '../../shared/draft/draft-entries.ts';
import type { JoiningDraftControl } from '../../shared/draft/use-joining-draft.ts';
import { texts } from '../../texts/draft.ts';

interface Props {
  control: Pick<JoiningDraftControl, 'entries' | 'onEmailed'>;
  /** The address as far as it is typed into the details. */
  email: string;
  onClose(): void;
}

/** Form for the address that gets the link to a visitor's joining, and for the choice of a reminder. */
export function EmailLinkDialog({ control, email: known, onClose }: Props) {
  const formId = useId();
  const toast = useToast();
  const request = useApiMutation(emailJoiningDraft);
  const errors = useFormErrors([{ name: 'email', label: texts.emailLabel }]);
  const [typed, setTyped] = useState(known);
  const [wantsReminder, setWantsReminder] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (request.requesting) return;
    const email = typed.trim();
    if (errors.show(email === '' ? { email: texts.emailMissing } : {})) return;
    const steps = changedSteps(control.entries, null);
    const result = await request.run({ body: { email, wantsReminder, steps } });
    if (!result.ok) return errors.refuse(result.error);
    toast({ content: texts.sent(email), type: 'success' });
    onClose();
    control.onEmailed(result.data);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.emailTitle}
      maxWidth={460}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={request.requesting}>
            {texts.emailSend}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        spacing={3}
        onSubmit={(event: FormEvent) => void send(event)}
      >
        <Text tone="muted">{texts.emailLead}</Text>
        <FormErrorSummary {...errors.summary} />
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
          autoFocus
        />
        <Checkbox
          label={texts.remind}
          checked={wantsReminder}
          onChange={({ target }) => setWantsReminder(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
