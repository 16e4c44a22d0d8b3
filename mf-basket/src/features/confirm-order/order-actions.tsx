import { type Order, orderCalendar } from 'shared-contracts/api/orders';
import { fillPath } from 'shared-contracts/endpoint';
import { useAppName, useDeployment } from 'shared-platform';
import { Box, Button } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

/** The bookings for the person's calendar, and on paper. */
export function OrderActions({ order }: { order: Order }) {
  const isAtDesk = useAppName() === 'front-of-house';
  const { apiOrigin, apiBase } = useDeployment();
  const calendar = fillPath(orderCalendar.path, { orderId: order.completeOrderId });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
      {!isAtDesk && order.items.some(({ type }) => type === 'activity') && (
        <Button variant="text" startIcon="calendar" href={`${apiOrigin}${apiBase}${calendar}`}>
          {orderTexts.confirmation.calendar}
        </Button>
      )}
      {order.items.some(({ enablePrintReceipt }) => enablePrintReceipt) && (
        <Button variant="text" onClick={() => window.print()}>
          {isAtDesk ? orderTexts.receipt.print : orderTexts.confirmation.print}
        </Button>
      )}
    </Box>
  );
}
