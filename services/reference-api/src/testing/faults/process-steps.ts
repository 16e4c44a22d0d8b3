import { sql } from 'kysely';
import type { PayingCustomer } from './paying-customer.ts';
import type { ProcessSite } from './process-site.ts';

/** A call that is kept from going on. */
export interface Hold {
  isHeld(): Promise<boolean>;
  letGo(): Promise<void>;
}

/** Step that someone has reached when a process dies: a call of theirs has begun, and its answer never comes. */
export interface Step {
  name: string;
  /** Goes as far as the step without trouble; answers the call that is held. */
  prepare(customer: PayingCustomer): Promise<() => Promise<unknown>>;
  /** Has the next such call held. */
  hold(site: ProcessSite): Promise<Hold>;
  /** The outcome: a charge with its order, a charge that was returned, no charge. */
  ends: 'ordered' | 'returned' | 'not charged';
}

const isPayment = (line: string, body: string) =>
  line.endsWith('/transactions') && body.includes('"Payment"');
const isRefund = (line: string, body: string) => line.endsWith('/transactions') && body.includes('"Refund"');
const isAnswer = (line: string) => line.endsWith('/3d-secure-challenge');
const isVoid = (line: string) => line.endsWith('/instructions');

/** The call to the provider never arrives, or is heard and never answered. */
const atProvider =
  (fits: (line: string, body: string) => boolean, when: 'before' | 'after'): Step['hold'] =>
  async ({ proxy }) => {
    proxy.spoil(fits, `no answer ${when}`);
    return { isHeld: async () => proxy.waiting() === 0, letGo: async () => undefined };
  };

/** The order cannot be written, since someone else has its table. */
const atTheOrder: Step['hold'] = async ({ db }) => {
  const lock = await db.startTransaction().execute();
  await sql`lock table orders in share mode`.execute(lock);
  return {
    async isHeld() {
      const waiting = sql`select 1 from pg_locks where relation = 'orders'::regclass and not granted`;
      return (await waiting.execute(db)).rows.length > 0;
    },
    // The lock may have gone with the database.
    letGo: () =>
      lock
        .rollback()
        .execute()
        .catch(() => undefined),
  };
};

const authorised = async (customer: PayingCustomer) =>
  String((await customer.authorise(await customer.enterCard('SUCCESSFUL'))).transaction_uuid);

const pay: Step['prepare'] = async (customer) => {
  const card = await customer.enterCard('SUCCESSFUL');
  return () => customer.authorise(card);
};
const answerBank: Step['prepare'] = async (customer) => {
  const { sca_data: scaData } = await customer.authorise(await customer.enterCard('CHALLENGE'));
  const fields = await customer.approve(scaData as Record<string, string>);
  return () => customer.bringAnswer(fields);
};
const order: Step['prepare'] = async (customer) => {
  const uuid = await authorised(customer);
  return () => customer.complete(uuid);
};
const releasePlace: Step['prepare'] = async (customer) => {
  await authorised(customer);
  return () => customer.clear();
};
const cancel: Step['prepare'] = async (customer) =>
  customer.cancel(await customer.complete(await authorised(customer)));

/** Those that were authorised come last: they would become orders by themselves while the others get ready. */
export const steps: readonly Step[] = [
  { name: 'refund, not sent', prepare: cancel, hold: atProvider(isRefund, 'before'), ends: 'returned' },
  { name: 'refund, sent', prepare: cancel, hold: atProvider(isRefund, 'after'), ends: 'returned' },
  {
    name: 'bank’s answer, not sent',
    prepare: answerBank,
    hold: atProvider(isAnswer, 'before'),
    ends: 'ordered',
  },
  { name: 'bank’s answer, sent', prepare: answerBank, hold: atProvider(isAnswer, 'after'), ends: 'ordered' },
  { name: 'payment, not sent', prepare: pay, hold: atProvider(isPayment, 'before'), ends: 'not charged' },
  { name: 'payment, sent', prepare: pay, hold: atProvider(isPayment, 'after'), ends: 'ordered' },
  { name: 'void, not sent', prepare: releasePlace, hold: atProvider(isVoid, 'before'), ends: 'returned' },
  { name: 'void, sent', prepare: releasePlace, hold: atProvider(isVoid, 'after'), ends: 'returned' },
  { name: 'order being written', prepare: order, hold: atTheOrder, ends: 'ordered' },
];
