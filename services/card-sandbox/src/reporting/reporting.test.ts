import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DECLINED_VISA, openShop, type Shop } from '../../test-support/shop.ts';

const hash = (text: string) => createHash('md5').update(text).digest('hex');

function ask(shop: Shop, command: string, parameters: string, password = 'local-password') {
  const content = `<command>${command}</command><vendor>touchline</vendor><user>local-key</user>${parameters}`;
  const signature = hash(`${content}<password>${password}</password>`);
  const XML = `<vspaccess>${content}<signature>${signature}</signature></vspaccess>`;
  return shop.app.inject({
    method: 'POST',
    url: '/access/access.htm',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ XML }).toString(),
  });
}
const detail = async (shop: Shop, code: string) =>
  (await ask(shop, 'getTransactionDetail', `<vendortxcode>${code}</vendortxcode>`)).body;
const span = '<startdate>21/11/2026 00:00:00</startdate><enddate>21/11/2026 23:59:59</enddate>';

test('a payment is found by the reference of the vendor, with its state', async () => {
  const shop = openShop();
  const paid = (await shop.pay({}, { vendorTxCode: 'paid' })).json();
  await shop.pay({ cardNumber: DECLINED_VISA }, { vendorTxCode: 'declined' });
  await shop.pay({ cardholderName: 'CHALLENGE' }, { vendorTxCode: 'asked' });
  const voided = (await shop.pay({}, { vendorTxCode: 'voided' })).json();
  await shop.call('POST', `transactions/${voided.transactionId}/instructions`, { instructionType: 'void' });
  const found = await detail(shop, 'paid');
  expect(found).toContain('<errorcode>0000</errorcode>');
  expect(found).toContain(`<vpstxid>${paid.transactionId}</vpstxid>`);
  expect(found).toContain('<amount>12.50</amount><currency>GBP</currency>');
  const states = await Promise.all(['paid', 'declined', 'asked', 'voided'].map((code) => detail(shop, code)));
  expect(states.map((xml) => /<txstateid>(\d+)/.exec(xml)?.[1])).toEqual(['16', '12', '5', '18']);
});

test('an unknown transaction is not found, and a wrong signature is refused', async () => {
  const shop = openShop();
  expect(await detail(shop, 'never')).toContain('<errorcode>0043</errorcode>');
  const forged = await ask(shop, 'getTransactionDetail', '<vendortxcode>x</vendortxcode>', 'guessed');
  expect(forged.body).toContain('<errorcode>0001</errorcode>');
  expect((await ask(shop, 'getEverything', '')).body).toContain('<errorcode>0002</errorcode>');
});

test('the list of a day has its payments or its refunds, page by page', async () => {
  const shop = openShop();
  const { transactionId } = (await shop.pay({}, { vendorTxCode: 'one' })).json();
  await shop.pay({}, { vendorTxCode: 'two' });
  await shop.pay({ cardNumber: DECLINED_VISA }, { vendorTxCode: 'declined' });
  await shop.call('POST', 'transactions', {
    transactionType: 'Refund',
    referenceTransactionId: transactionId,
    vendorTxCode: 'back',
    amount: 250,
    description: 'Cancelled',
  });
  shop.advance(24 * 3600);
  await shop.pay({}, { vendorTxCode: 'next-day' });
  const list = async (rest: string) => {
    const { body } = await ask(shop, 'getTransactionList', span + rest);
    return [...body.matchAll(/<vendortxcode>([^<]*)/g)].map(([, code]) => code);
  };
  expect(await list('<txtypes><txtype>PAYMENT</txtype></txtypes>')).toEqual(['one', 'two']);
  expect(await list('<txtypes><txtype>REFUND</txtype></txtypes>')).toEqual(['back']);
  const page = '<txtypes><txtype>PAYMENT</txtype></txtypes><startrow>2</startrow><endrow>2</endrow>';
  expect(await list(page)).toEqual(['two']);
});
