import { type Order, orderCalendar } from 'shared-contracts/api/orders';
import { endpointUrl } from 'shared-contracts/endpoint-address';
import { useAppName, useDeployment, useFlags } from 'shared-platform';
import { Box, Button } from 'shared-ui/core';
import { texts as orderTexts } from '../../texts/order.ts';

/** The bookings for the person's calendar, and on paper; not at a kiosk, which keeps no files and has no printer. */
export function OrderActions({ order }: { order: Order }) {
  const isAtDesk = useAppName() === 'front-of-house';
  const deployment = useDeployment();
  const { kiosk } = useFlags();
  if (kiosk) return null;
  const calendar = endpointUrl(deployment, orderCalendar, { params: { orderId: order.completeOrderId } });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}>
      {!isAtDesk && order.items.some(({ type, cancelled }) => type === 'activity' && !cancelled) && (
        <Button variant="text" startIcon="calendar" href={calendar}>
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
