import { useState } from 'react';
import { forgottenPassword } from 'shared-contracts/api/auth';
import { Button, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { useToast } from '../hooks/platform-hooks.ts';
import { useApiMutation } from '../hooks/use-api-mutation.ts';
import { formBanner } from '../http/form-errors.ts';
import { words } from '../texts/forgotten-password.ts';
import { texts } from '../texts/log-in.ts';
import { IDENTIFIER, IdentifierDialog } from './identifier-dialog.tsx';

/** Beginning of the server's message when several accounts share an email address (joining specification 4). */
const SEVERAL_ACCOUNTS = 'Multiple';

type Step = 'ask' | 'customer-id' | 'sent';

/** The dialogs of a forgotten password: who it is, the customer ID where that is not enough, and where to look next. */
export default function ForgottenPassword({ initial, onClose }: { initial: string; onClose(): void }) {
  const request = useApiMutation(forgottenPassword);
  const toast = useToast();
  const [step, setStep] = useState<Step>('ask');
  const isAsking = step === 'ask';
  const label = isAsking ? texts.username : words.customerId;
  const errors = useFormErrors([{ name: IDENTIFIER, label }]);

  async function send(emailOrReference: string) {
    const missing = isAsking ? texts.usernameMissing : words.customerIdMissing;
    if (errors.show(emailOrReference === '' ? { [IDENTIFIER]: missing } : {})) return;
    const result = await request.run({ body: { emailOrReference } });
    if (result.ok) return setStep('sent');
    if (isAsking && result.error.serverMessage?.startsWith(SEVERAL_ACCOUNTS)) return setStep('customer-id');
    errors.refuse(result.error);
    const content = formBanner(result.error);
    if (content !== null) toast({ content, type: 'danger', callback: 'forgotten-password' });
  }

  if (step === 'sent') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.sentTitle}
        maxWidth={460}
        fullScreenOnPhone={false}
        actions={<Button onClick={onClose}>{words.sentClose}</Button>}
      >
        <Text>{words.sentText}</Text>
      </Dialog>
    );
  }
  return (
    <IdentifierDialog
      key={step}
      title={isAsking ? words.title : words.customerIdTitle}
      lead={isAsking ? words.lead : words.customerIdLead}
      label={label}
      submit={words.submit}
      cancel={words.cancel}
      initial={isAsking ? initial : ''}
      isSending={request.requesting}
      errors={errors}
      onSubmit={(identifier) => void send(identifier)}
      onCancel={onClose}
    />
  );
}
