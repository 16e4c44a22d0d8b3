import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeEnding, readBooks } from './books.ts';
import { payingCustomer } from './paying-customer.ts';
import { recordCrash, writeCrashes } from './process-outcomes.ts';
import { openProcessSite, PROCESSES, type Process, type ProcessSite } from './process-site.ts';
import { type Hold, type Step, steps } from './process-steps.ts';

/** A payment is left alone for 45 seconds, a step of a dead process for a minute; the rest is a slow machine. */
const ENDED_WITHIN_MS = 240_000;

let site: ProcessSite;

beforeAll(async () => {
  site = await openProcessSite();
}, 300_000);
afterAll(async () => {
  await site?.close();
  writeCrashes(site.version);
}, 60_000);

const eventually = (check: () => Promise<void>, timeout: number) =>
  vi.waitFor(check, { timeout, interval: 200 });

/** Brings one person to each step, and holds them there. @param through where their calls go. */
async function advanceToSteps(through: 'first API' | 'gateway'): Promise<() => Promise<void>> {
  const places = {
    site: site.urlOf(through),
    api: site.urlOf('second API'),
    sandbox: site.urlOf('card sandbox'),
  };
  const ready: { step: Step; act: () => Promise<unknown> }[] = [];
  for (const step of steps) {
    const customer = await payingCustomer(places, await site.newCustomer());
    await customer.add(site.nextSession());
    ready.push({ step, act: await step.prepare(customer) });
  }
  const holds: Hold[] = [];
  // One after the other: a fault takes the next call that fits.
  for (const { step, act } of ready) {
    const hold = await step.hold(site);
    act().catch(() => undefined);
    await eventually(async () => expect(await hold.isHeld(), step.name).toBe(true), 60_000);
    holds.push(hold);
  }
  return async () => {
    for (const { letGo } of holds) await letGo();
  };
}

const rounds: { what: string; victims: Process[]; through: 'first API' | 'gateway' }[] = [
  { what: 'one of two API processes', victims: ['first API'], through: 'first API' },
  { what: 'both API processes', victims: ['first API', 'second API'], through: 'gateway' },
  { what: 'the gateway', victims: ['gateway'], through: 'gateway' },
  { what: 'the card sandbox', victims: ['card sandbox'], through: 'gateway' },
  { what: 'the database', victims: ['database'], through: 'gateway' },
  { what: 'everything at once', victims: [...PROCESSES], through: 'gateway' },
];

const count = (ends: Step['ends']) => steps.filter((step) => step.ends === ends).length;

test.each(rounds)('death of $what at every step of a payment', async ({ what, victims, through }) => {
  const known = await site.db.selectFrom('payments').select('id').execute();
  const before = new Set(known.map(({ id }) => id));
  const letGo = await advanceToSteps(through);
  const diedAt = Date.now();
  await Promise.all([site.kill(...victims), letGo()]);
  const books = () => readBooks({ db: site.db, ledger: site.ledger, now: () => new Date() }, before);
  await eventually(async () => expect((await books()).open).toBe(0), ENDED_WITHIN_MS);
  const within = (Date.now() - diedAt) / 1_000;
  expect(describeEnding(await books())).toBe('one charge, one order');

  const { transactions } = await site.ledger();
  const payments = await site.db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.paymentId', 'payments.id')
    .select(['payments.id', 'orders.id as orderId'])
    .execute();
  const own = payments.filter(({ id }) => !before.has(id));
  const charges = own.flatMap(({ id }) => transactions.filter(({ vendorTxCode }) => vendorTxCode === id));
  const kept = charges.filter(({ isCharged, amount, refunded }) => isCharged && refunded < amount);
  // Someone whose payment never arrived or went back has no place, and everyone else one order.
  expect([own.length, new Set(own.map(({ id }) => id)).size]).toEqual([steps.length, steps.length]);
  expect([kept.length, charges.length - kept.length]).toEqual([count('ordered'), count('returned')]);
  recordCrash({
    what,
    ordered: count('ordered'),
    returned: count('returned'),
    notCharged: count('not charged'),
    within,
  });
});
