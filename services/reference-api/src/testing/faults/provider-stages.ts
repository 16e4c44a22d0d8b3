import { NOTIFICATION_PATH } from '../../sales/wiring.ts';
import { type CardShop, type Customer, newKey } from '../card-shop.ts';
import type { FaultProxy, ProviderFault } from './fault-proxy.ts';

/** The payer, the way to pay, and the faults. */
export interface Walk {
  shop: CardShop;
  sam: Customer;
  proxy: FaultProxy;
  fault: ProviderFault;
  /** One round of the settling. */
  settle(): Promise<void>;
}

export interface Stage {
  /** The call that is broken. */
  at: string;
  /** The person's steps, with the call being broken on the way. */
  walk(walk: Walk): Promise<void>;
}

const isPayment = (line: string, body: string) =>
  line.endsWith('/transactions') && body.includes('"Payment"');
const isRefund = (line: string, body: string) => line.endsWith('/transactions') && body.includes('"Refund"');
const isLookUp = (line: string) => line.includes('/access/');
const isRead = (line: string) => line.startsWith('GET') && line.includes('/transactions/');
const DAY = 24 * 3_600_000;

/** Pays as someone does who tries once more where the page says that nothing was charged, and otherwise leaves. */
async function pay({ shop, sam }: Walk, change: Record<string, unknown> = {}): Promise<string | null> {
  for (const _ of ['once', 'again']) {
    const body = await sam.card(change).catch(() => null);
    if (!body) continue;
    const { status, data } = await sam.authorise(body);
    if (status === 201) return String(data.transaction_uuid);
    if (status === 202) return answerBank({ shop, sam }, data.sca_data, String(data.transaction_uuid));
    if (status === 504 || status === 409) return null;
  }
  return null;
}

async function answerBank({ shop }: Pick<Walk, 'shop' | 'sam'>, scaData: unknown, uuid: string) {
  const fields = await shop.answerBank(scaData as Record<string, string>);
  const page = await shop.call(`POST ${NOTIFICATION_PATH}`, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://bank.example' },
  });
  return page.text.includes('"status":"authorised"') ? uuid : null;
}

async function buy(walk: Walk, change?: Record<string, unknown>): Promise<string | null> {
  const uuid = await pay(walk, change);
  if (!uuid) return null;
  const { data } = await walk.sam.complete(uuid);
  return data?.complete_order_id ? String(data.complete_order_id) : null;
}

/** Every call of the card provider that moves money or says where it went. */
export const stages: readonly Stage[] = [
  {
    at: 'session key',
    async walk(walk) {
      walk.proxy.spoil((line) => line.endsWith('/merchant-session-keys'), walk.fault);
      await buy(walk);
    },
  },
  {
    at: 'payment',
    async walk(walk) {
      walk.proxy.spoil(isPayment, walk.fault);
      await buy(walk);
    },
  },
  {
    at: 'payment that the bank asks about',
    async walk(walk) {
      walk.proxy.spoil(isPayment, walk.fault);
      await buy(walk, { holder: 'CHALLENGE' });
    },
  },
  {
    at: 'the bank’s answer',
    async walk(walk) {
      walk.proxy.spoil((line) => line.endsWith('/3d-secure-challenge'), walk.fault);
      await buy(walk, { holder: 'CHALLENGE' });
    },
  },
  {
    at: 'look-up by reference',
    async walk(walk) {
      walk.proxy.spoil(isPayment, 'lost after');
      walk.proxy.spoil(isLookUp, walk.fault, 3);
      await buy(walk);
    },
  },
  {
    at: 'look-up by number',
    async walk(walk) {
      walk.proxy.spoil(isPayment, 'lost after');
      walk.proxy.spoil(isRead, walk.fault, 3);
      await buy(walk);
    },
  },
  {
    at: 'void',
    async walk(walk) {
      walk.proxy.spoil((line) => line.endsWith('/instructions'), walk.fault);
      await pay(walk);
      await walk.sam.call('DELETE /api/v1/checkout');
    },
  },
  {
    // Voids end at midnight: one that did not arrive has to become a refund, one that did must not.
    at: 'void just before midnight',
    async walk(walk) {
      walk.proxy.spoil((line) => line.endsWith('/instructions'), walk.fault);
      await pay(walk);
      await walk.sam.call('DELETE /api/v1/checkout');
      walk.shop.moveClock(DAY);
    },
  },
  {
    at: 'refund of a payment without an order, after midnight',
    async walk(walk) {
      walk.proxy.spoil(isRefund, walk.fault);
      await pay(walk);
      walk.shop.moveClock(DAY);
      await walk.sam.call('DELETE /api/v1/checkout');
      await walk.settle();
    },
  },
  {
    at: 'refund of a booking',
    async walk(walk) {
      const order = await buy(walk);
      walk.proxy.spoil(isRefund, walk.fault);
      const { data } = await walk.sam.call(`GET /api/v1/orders/${order}`);
      const item = data.items?.[0];
      await walk.sam.call(`POST /api/v1/my-account/bookings/${item?.id}/cancel`, {
        body: { refund: item?.price },
        headers: { 'idempotency-key': newKey() },
      });
    },
  },
];
