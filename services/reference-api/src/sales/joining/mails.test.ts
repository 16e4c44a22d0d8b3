import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../platform/index.ts';
import type { Customer } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop } from '../../testing/joining-shop.ts';

const EMAIL = 'sam.new@example.com';

let shop: JoiningShop;
let sam: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer(EMAIL);
  await shop.born(EMAIL, '1990-02-01');
});
afterEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
  await shop.db.deleteFrom('mails').execute();
});
afterAll(() => shop.close());

const byKind = (mails: readonly Mail[]) => Object.fromEntries(mails.map((mail) => [mail.kind, mail]));
const paragraphs = (mail: Mail | undefined) => mail?.text.split('\n\n') ?? [];

test('a monthly membership is confirmed, and its Direct Debit announced with everything Bacs asks for', async () => {
  const [session = ''] = await shop.sessions(1);
  await sam.add(session);
  await shop.store(sam);
  const { data: order } = await shop.pay(sam);
  const debit = order.items?.find(({ type }) => String(type) === 'membership')?.direct_debit;
  const { 'membership-confirmed': confirmed, 'direct-debit-notice': notice } = byKind(
    await shop.deliverMail(),
  );
  expect([confirmed?.to, notice?.to]).toEqual([EMAIL, EMAIL]);
  expect(confirmed?.subject).toBe('Welcome to your Riverside Leisure membership');
  const [hello, welcome] = paragraphs(confirmed);
  expect(hello).toBe('Hello Sam,');
  expect(welcome).toMatch(/^Your membership starts on 10 Jun 2026\./);
  expect(paragraphs(confirmed)).toContain(`Your order ${order.reference} is confirmed.`);
  expect(confirmed?.text).not.toContain('Thank you');
  const panel = paragraphs(confirmed).find((part) => part.startsWith('Adult, '));
  expect(panel?.split('\n')).toEqual([
    'Adult, Sale Leisure Centre',
    'Member number: M-RIV100001',
    'Valid at: All Riverside Leisure centres',
    'Starts: 10 Jun 2026',
    'Price: £32.00 each month',
    'Next payment: £32.00 on 01 Jul 2026',
  ]);
  const paid = paragraphs(confirmed).find((part) => part.includes('Total: '));
  expect(paid?.split('\n')).toEqual([
    'Setup fee: £20.00',
    'Pro-rata membership payment (21 days): £22.40',
    expect.stringMatching(/^.+: £\d+\.\d\d$/),
    `Total: ${order.formatted_total}`,
  ]);
  expect(paragraphs(confirmed)).toContain(
    'Book your first visit:\nhttp://bookings.riverside.localhost:8080/',
  );
  expect(paragraphs(confirmed)).toContain(
    `See your order:\nhttp://bookings.riverside.localhost:8080/order-confirmed/${order.complete_order_id}`,
  );

  expect(notice?.subject).toBe('Your Direct Debit: £32.00 on 01 Jul 2026');
  const [, intro, lines] = paragraphs(notice);
  expect(intro).toContain(
    `${debit?.service_user_name} will collect your payments by the Direct Debit you have just set up.`,
  );
  expect(intro).toContain('This is the advance notice');
  expect(notice?.text.match(/01 Jul 2026/g)).toHaveLength(1);
  expect(lines?.split('\n')).toEqual([
    'First payment for this membership: £32.00 on 01 Jul 2026',
    'After that: £32.00 each month on the 1st',
    'Paid from: Account ending 4958',
    `Bank statement: ${debit?.service_user_name}`,
    `Reference: ${debit?.reference}`,
  ]);
  expect(notice?.text).toContain('10 working days in advance.');
  expect(notice?.text).toContain('The Direct Debit Guarantee');
  expect(notice?.text).toContain('offered by all banks and building societies');
  expect(`${confirmed?.text}${notice?.text}`).not.toMatch(/<|66374958|08-?99-?99|8 Weir/);
  expect(await shop.deliverMail()).toEqual([]);
});

test('one more membership says what the Direct Debit comes to in all', async () => {
  await shop.store(sam, {
    membership_type_id: '113',
    payment_option_id: '1131',
    billing_day: null,
    account_holder: null,
    account_details: null,
  });
  const { data: order } = await shop.pay(sam);
  const item = order.items?.[0];
  const amount = String(item?.base_fee?.formatted);
  const { 'direct-debit-notice': notice, 'membership-confirmed': confirmed } = byKind(
    await shop.deliverMail(),
  );
  expect(confirmed?.text).toMatch(/^Valid at: BeActive Urmston\n/m);
  const [, intro, lines] = paragraphs(notice);
  expect(notice?.subject).toMatch(/^Your Direct Debit payments from \d\d \w{3} 2026$/);
  expect(intro).toContain('by your existing Direct Debit');
  expect(lines).toContain(`First payment for this membership: ${amount} on `);
  const inAll = (32 + Number(item?.base_fee?.decimal)).toFixed(2);
  expect(lines).toContain(`Together with your other memberships: £${inAll} each month`);
});

test('a single payment that asks for proof is confirmed alone, and says so', async () => {
  await shop.store(sam, { membership_type_id: '103', payment_option_id: '1032', billing_day: null });
  await shop.pay(sam);
  const mails = await shop.deliverMail();
  expect(mails.map(({ kind }) => kind)).toEqual(['membership-confirmed']);
  expect(mails[0]?.text).toMatch(/^Starts: 10 Jun 2026\nEnds: 09 Mar 2027\nPrice: £\d+\.\d\d\n\n/m);
  expect(mails[0]?.text).not.toContain('Next payment');
  expect(mails[0]?.text).toContain('pending until you upload proof');
});

test('a payment that did not become an order mails nothing', async () => {
  await shop.store(sam, { membership_type_id: '110', payment_option_id: '1101', billing_day: null });
  await sam.authorise(await sam.card());
  expect(await shop.deliverMail()).toEqual([]);
});
