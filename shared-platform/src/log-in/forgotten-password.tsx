import { useState } from 'react';
import { forgottenPassword } from 'shared-contracts/api/auth';
import { Button, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { useToast } from '../hooks/platform-hooks.ts';
import { useApiMutation } from '../hooks/use-api-mutation.ts';
import { texts } from '../texts/en.ts';
import { words } from '../texts/forgotten-password.ts';
import { IdentifierDialog } from './identifier-dialog.tsx';

/** How the server's message begins when several accounts share an email address (joining specification 4). */
const SEVERAL_ACCOUNTS = 'Multiple';

type Step = 'ask' | 'customer-id' | 'sent';

/** The dialogs of a forgotten password: who it is, the customer ID where that is not enough, and where to look next. */
export default function ForgottenPassword({ initial, onClose }: { initial: string; onClose(): void }) {
  const request = useApiMutation(forgottenPassword);
  const toast = useToast();
  const [step, setStep] = useState<Step>('ask');
  const [failure, setFailure] = useState<string | null>(null);

  async function send(emailOrReference: string) {
    setFailure(null);
    const result = await request.run({ body: { emailOrReference } });
    if (result.ok) return setStep('sent');
    const { message, serverMessage } = result.error;
    if (step === 'ask' && serverMessage?.startsWith(SEVERAL_ACCOUNTS)) return setStep('customer-id');
    setFailure(message);
    toast({ content: message, type: 'danger', callback: 'forgotten-password' });
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
  const isAsking = step === 'ask';
  return (
    <IdentifierDialog
      key={step}
      title={isAsking ? words.title : words.customerIdTitle}
      lead={isAsking ? words.lead : words.customerIdLead}
      label={isAsking ? texts.logIn.username : words.customerId}
      missing={isAsking ? texts.logIn.usernameMissing : words.customerIdMissing}
      submit={words.submit}
      cancel={words.cancel}
      initial={isAsking ? initial : ''}
      isSending={request.requesting}
      failure={failure}
      onSubmit={(identifier) => void send(identifier)}
      onCancel={onClose}
    />
  );
}
