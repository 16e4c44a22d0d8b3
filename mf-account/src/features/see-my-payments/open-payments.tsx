import { type OpenPayment, openPayments } from 'shared-contracts/api/payments';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { useApiQuery } from 'shared-platform';
import { Notice, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

const words = texts.payments.open;

/** Interval at which the server is asked for their outcome, in milliseconds. */
const REFRESH_INTERVAL = 15_000;

/** Card payments that may have taken money and whose end is still unknown, followed until they have one. */
export function OpenPayments({ payments }: { payments: readonly OpenPayment[] }) {
  // The list that was just loaded is good until the first refresh.
  useApiQuery(openPayments, {}, { staleTime: REFRESH_INTERVAL, refetchInterval: REFRESH_INTERVAL });
  return (
    <Stack component="ul" spacing={2} aria-label={words.list} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
      {payments.map(({ id, state, amount, createdAt }) => (
        <li key={id}>
          <Notice live={false} title={words[state](amount.formatted)}>
            {words[`${state}Text`](displayDay(siteDay(createdAt)))}
          </Notice>
        </li>
      ))}
    </Stack>
  );
}
