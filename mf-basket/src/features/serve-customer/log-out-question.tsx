import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { endCustomerLogins } from 'shared-contracts/api/logins';
import { useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Notice, Stack, Text } from 'shared-ui/core';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useBasket } from '../../shared/basket/use-basket.ts';
import { texts } from '../../texts/desk.ts';

const words = texts.logOut;

interface Props {
  customer: DeskCustomer;
  onClose(): void;
}

/** Asks whether to log a customer out everywhere. A refusal stays in the question, which can be answered again. */
export default function LogOutQuestion({ customer: { id, name }, onClose }: Props) {
  const toast = useToast();
  const { data: cart } = useBasket({ isFresh: false });
  const request = useApiMutation(endCustomerLogins);

  async function logOut(): Promise<void> {
    const result = await request.run({ params: { customerId: id } });
    if (!result.ok) return;
    toast({ content: words.done(name), type: 'success' });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={words.title(name)}
      confirmText={words.confirm}
      danger
      loading={request.requesting}
      onConfirm={() => void logOut()}
      onCancel={onClose}
    >
      <Stack spacing={2}>
        <Text>{words.text}</Text>
        {cart && cart.items.length > 0 && <Text>{words.basket}</Text>}
        {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
