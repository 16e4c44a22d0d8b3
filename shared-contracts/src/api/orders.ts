import { array, boolean, type Infer, nullable, object, oneOf, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money.ts';
import { ITEM_TYPES } from './basket.ts';

export const orderItemSchema = object({
  id: string(),
  type: oneOf(ITEM_TYPES),
  name: string(),
  startDate: string(),
  endDate: string(),
  venue: object({ slug: string(), name: string(), address: string() }),
  location: nullable(string()),
  leader: nullable(string()),
  purchasedFor: object({ id: string(), name: string() }),
  price: moneySchema,
  formattedPrice: string(),
  attendeeInstructions: nullable(string()),
  /** What the person shows or types at the door. */
  accessCode: string(),
  enablePrintReceipt: boolean(),
});
export type OrderItem = Infer<typeof orderItemSchema>;

export const orderSchema = object({
  id: string(),
  completeOrderId: string(),
  /** What a person quotes, as `RIV-7K3M9Q`. */
  reference: string(),
  items: array(orderItemSchema),
  tax: moneySchema,
  total: moneySchema,
  formattedTax: string(),
  formattedTotal: string(),
  brand: string(),
  orderType: oneOf(ITEM_TYPES),
  createdAt: string(),
  email: string(),
  payments: array(object({ description: string(), amount: moneySchema, formattedAmount: string() })),
});
export type Order = Infer<typeof orderSchema>;

export const order = endpoint({
  method: 'GET',
  path: 'orders/{orderId}',
  answer: orderSchema,
  access: 'customer',
  summary: "One of the person's orders by its `complete_order_id`.",
});

export const orderCalendar = endpoint({
  method: 'GET',
  path: 'orders/{orderId}/calendar',
  answer: string(),
  access: 'customer',
  summary: 'The bookings of an order as an iCalendar file (text/calendar, without the envelope).',
});
