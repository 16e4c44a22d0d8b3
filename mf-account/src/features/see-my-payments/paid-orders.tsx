import { useId } from 'react';
import { mandate, type PaidOrder, paidOrders } from 'shared-contracts/api/payments';
import { displayDay, siteDay } from 'shared-contracts/dates';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Box, Button, Card, EmptyState, Heading, Notice, Text, VisuallyHidden } from 'shared-ui/core';
import { Illustration } from '../../shared/illustration.tsx';
import { InOrder, Pending } from '../../shared/in-order.tsx';
import { LinkedRow, RowLink } from '../../shared/linked-row.tsx';
import { ListStates } from '../../shared/list-states.tsx';
import { unbroken } from '../../shared/unbroken.ts';
import { texts } from '../../texts/en.ts';
import { OpenPayments } from './open-payments.tsx';
import { useOpenPayments } from './use-open-payments.ts';

const words = texts.payments;

interface Props {
  /** Loads what failed beside the orders, when they are tried again. */
  onRetry?: (() => void) | undefined;
}

/** Paid orders, newest first, each with its receipt. */
export function PaidOrders({ onRetry }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId} sx={{ mb: 2 }}>
        {words.orders}
      </Heading>
      <OrderStates labelledBy={titleId} onRetry={onRetry} />
    </section>
  );
}

/** The list is not called empty while the person pays monthly or should, or while that is unknown. */
function emptyWords(
  debit: AnswerOf<typeof mandate> | undefined,
  isSettled: boolean,
): { title: string; text: string } {
  if (!debit || !isSettled || debit.missing) return { title: words.noneTitle, text: words.emptyText };
  if (debit.mandate) return { title: words.onlyDebitTitle, text: words.onlyDebitText };
  return { title: words.emptyTitle, text: words.emptyText };
}

function OrderStates({ labelledBy, onRetry }: Props & { labelledBy: string }) {
  const links = useLinks();
  const query = useApiQuery(paidOrders, {});
  const { isLoading, payments: open, isFailed, reload } = useOpenPayments();
  const debit = useApiQuery(mandate, {}).data;
  const hasOpen = open !== null && open.length > 0;
  const empty = emptyWords(debit, open?.length === 0);

  function tryAgain() {
    query.reload();
    onRetry?.();
  }

  return (
    <InOrder>
      {isLoading && <Pending />}
      {hasOpen && <OpenPayments payments={open} />}
      {isFailed && (
        <Notice severity="warning" title={words.openFailed}>
          <Text>{words.openFailedHint}</Text>
          <Button variant="quiet" onClick={reload}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      <ListStates
        query={{ ...query, reload: tryAgain }}
        words={words}
        shape="list"
        empty={
          hasOpen || debit?.missing || debit?.mandate ? (
            <Box sx={{ padding: 'var(--ui-card-padding, 20px)' }}>
              <Text tone={debit?.mandate ? 'inherit' : 'muted'}>{empty.title}</Text>
              {debit?.mandate && (
                <Text size="small" tone="muted">
                  {empty.text}
                </Text>
              )}
            </Box>
          ) : (
            <EmptyState
              picture={<Illustration name="paper" />}
              level={3}
              title={empty.title}
              action={
                <Button variant="quiet" href={links.cross('bookings', paths.home)}>
                  {texts.bookings.book}
                </Button>
              }
            >
              {empty.text}
            </EmptyState>
          )
        }
      >
        {(items) => (
          <Card component="ul" padding="none" aria-labelledby={labelledBy} sx={{ m: 0, listStyle: 'none' }}>
            {items.map((order) => (
              <OrderRow key={order.completeOrderId} order={order} />
            ))}
          </Card>
        )}
      </ListStates>
    </InOrder>
  );
}

function OrderRow({ order }: { order: PaidOrder }) {
  const links = useLinks();
  const { completeOrderId, reference, createdAt, items, formattedTotal, payments, refunds } = order;
  return (
    <LinkedRow>
      <div>
        <Text weight="bold">{items.join(', ')}</Text>
        <Text size="small" tone="muted">
          {[displayDay(siteDay(createdAt)), reference, ...payments.map(({ description }) => description)]
            .map(unbroken)
            .join(', ')}
        </Text>
        {refunds.map(({ destination, description, formattedAmount, isOnItsWay }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <Text key={`${destination}-${index}`} size="small">
            {texts.bookings[isOnItsWay ? 'refundOnItsWay' : 'refunded'](formattedAmount, description)}
          </Text>
        ))}
      </div>
      <Text weight="bold">{formattedTotal}</Text>
      <RowLink href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}>
        {words.receipt}
        <VisuallyHidden> {words.receiptOf(reference)}</VisuallyHidden>
      </RowLink>
    </LinkedRow>
  );
}
