import type { ReactNode } from 'react';
import { emailConfirmation, sendConfirmation } from 'shared-contracts/api/email-confirmation';
import { useApi, useApiMutation, useApiQuery } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Notice, Text } from 'shared-ui/core';
import { ContactButton } from '../../shared/contact-button.tsx';
import { Pending } from '../../shared/in-order.tsx';
import { texts } from '../../texts/email-confirmation.ts';

/**
 * Asks for an address to be confirmed, quietly. What to do otherwise about the account follows, unless the address is to be
 * replaced: then there is one thing to do.
 */
export function EmailState({ email, children }: { email: string; children: ReactNode }) {
  const api = useApi();
  const { state, data } = useApiQuery(emailConfirmation, {});
  const request = useApiMutation(sendConfirmation);
  if (state === 'loading')
    return (
      <>
        <Pending />
        {children}
      </>
    );
  if (data?.state === 'disowned')
    return (
      <Notice severity="warning" sx={{ mt: 2 }} action={<ContactButton variant="quiet" />}>
        {texts.disowned(email)}
      </Notice>
    );
  if (data?.state !== 'unconfirmed') return children;

  async function send() {
    const result = await request.run({});
    // It may have been confirmed in the meantime, in another tab or on a phone.
    if (!result.ok && result.error.kind === 'conflict') api.invalidate(emailConfirmation);
  }

  return (
    <>
      <Notice
        live={false}
        sx={{ mt: 2 }}
        action={
          <Button variant="quiet" loading={request.requesting} onClick={() => void send()}>
            {texts.sendAgain}
          </Button>
        }
      >
        <Text role="status">{request.status === 200 ? texts.sent : texts.unconfirmed}</Text>
      </Notice>
      {request.error && (
        <Notice severity="danger" sx={{ mt: 1 }}>
          {failureMessages(request.error).join(' ')}
        </Notice>
      )}
      {children}
    </>
  );
}
