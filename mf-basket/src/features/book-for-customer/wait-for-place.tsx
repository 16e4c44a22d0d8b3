import {
  type DeskSession,
  deskSessions,
  joinWaitingListForCustomer,
} from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import type { WaitingList } from 'shared-contracts/api/waiting-place';
import { siteTime } from 'shared-contracts/dates';
import { useApi, useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';

const words = texts.addClass;

/** The customer's place on a list, or how many are ahead of them. */
export function waitingText({ position, offeredUntil, waiting }: WaitingList): string {
  if (offeredUntil !== null) return words.offered(siteTime(offeredUntil));
  if (position !== null) return words.onList(position);
  return waiting === 0 ? words.noneWaiting : words.waiting(waiting);
}

interface Props {
  session: DeskSession;
  customer: DeskCustomer;
}

/** Puts the customer on the waiting list of a full class. */
export function WaitForPlace({ session: { id, name, startDate }, customer }: Props) {
  const api = useApi();
  const toast = useToast();
  const { run, requesting, error } = useApiMutation(joinWaitingListForCustomer);

  async function join(): Promise<void> {
    const result = await run({ params: { customerId: customer.id, session: id } });
    // A place may have come free in the meantime, too.
    if (result.ok || result.error.kind === 'conflict') api.invalidate(deskSessions);
    if (result.ok) toast({ content: words.joined(customer.name, name), type: 'success' });
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        loading={requesting}
        loadingText={words.joining}
        onClick={() => void join()}
      >
        {words.wait}
        <VisuallyHidden> {words.about(name, siteTime(startDate))}</VisuallyHidden>
      </Button>
      {error && (
        <Text size="small" tone="danger" role="alert">
          {failureMessages(error).join(' ')}
        </Text>
      )}
    </>
  );
}
