import { array } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { penaltySchema } from './penalties.ts';

/** Optional: the desk shows no charges where an API does not have it. */
export const customerPenalties = endpoint({
  method: 'GET',
  path: 'front-of-house/customers/{customerId}/penalties',
  answer: array(penaltySchema),
  access: 'staff',
  summary:
    "What the customer at the desk owes for bookings, oldest first; the audit log records that staff have seen them. `checkout/add` puts it into their basket. Optional: without it the desk doesn't show it.",
});
