import type { AddressInfo } from 'node:net';
import { createCardSandbox } from 'card-sandbox/app';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountInPence, readDetail, readList } from './reporting-answers.ts';
import { createReportingClient } from './reporting-client.ts';
import { readReportingAnswer, reportingCommand } from './reporting-message.ts';

let sandbox: FastifyInstance;
let url: string;
const account = { vendor: 'touchline', user: 'local-key', password: 'local-password' };
const day = [new Date('2026-06-09T23:00:00Z'), new Date('2026-06-10T23:00:00Z')] as const;

beforeAll(async () => {
  sandbox = createCardSandbox();
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}/access/access.htm`;
});
afterAll(() => sandbox.close());

test('a command is signed over its elements with the password', () => {
  const command = reportingCommand(account, 'getTransactionDetail', '<vendortxcode>a</vendortxcode>');
  expect(command).toBe(
    '<vspaccess><command>getTransactionDetail</command><vendor>touchline</vendor><user>local-key</user>' +
      '<vendortxcode>a</vendortxcode><signature>811b0ff423c86c44ddbd0a0f1361bd1d</signature></vspaccess>',
  );
});

test('the sandbox takes our commands, and has nothing yet', async () => {
  const lookup = createReportingClient({ url, ...account });
  expect(await lookup.find('never')).toEqual({ kind: 'absent' });
  expect(await lookup.list('payment', ...day)).toEqual([]);
});

test('books that are away are not there to be asked', async () => {
  const lookup = createReportingClient({ url: 'http://127.0.0.1:1', ...account });
  expect(await lookup.find('x')).toEqual({ kind: 'unavailable', reason: 'no answer' });
  expect(await lookup.list('refund', ...day)).toBeNull();
});

test('a password that is wrong is an error, and decides nothing', async () => {
  const lookup = createReportingClient({ url, ...account, password: 'wrong' });
  expect(await lookup.find('x')).toEqual({ kind: 'unavailable', reason: 'error 0001' });
  expect(await lookup.list('payment', ...day)).toBeNull();
});

const detail = (fields: string) =>
  readDetail(readReportingAnswer(`<vspaccess><errorcode>0000</errorcode>${fields}</vspaccess>`), 'code');
const known = (state: string) =>
  '<vpstxid>{ab-cd}</vpstxid><vendortxcode>code</vendortxcode><transactiontype>Payment</transactiontype>' +
  `<amount>1,250.50</amount><currency>GBP</currency><txstateid>${state}</txstateid>`;

test.each([
  ['16', 'settled'],
  ['18', 'voided'],
  ['5', 'at-bank'],
  ['12', 'declined'],
  ['23', 'unclear'],
  ['', 'unclear'],
])('state %s is %s', (stateNumber, state) => {
  expect(detail(known(stateNumber))).toEqual({
    kind: 'found',
    entry: {
      code: 'code',
      transactionId: 'AB-CD',
      kind: 'payment',
      state,
      stateNumber,
      amountPence: 125_050,
      currency: 'GBP',
    },
  });
});

test.each([
  ['another reference', known('16').replace('>code<', '>other<')],
  ['no amount', known('16').replace('1,250.50', 'much')],
  ['no number', known('16').replace('{ab-cd}', '')],
])('an answer with %s decides nothing', (_, fields) => {
  expect(detail(fields)).toEqual({ kind: 'unavailable', reason: 'unreadable' });
});

test.each(['', '<html>', 'not xml', '<other/>', '<vspaccess/>'])('%o is no answer', (xml) => {
  expect(readDetail(readReportingAnswer(xml), 'code')).toEqual({ kind: 'unavailable', reason: 'unreadable' });
  expect(readList(readReportingAnswer(xml))).toBeNull();
});

test.each([
  ['12.50', 1250],
  ['0.1', 10],
  ['1,234', 123_400],
  ['-1', null],
  ['', null],
])('the amount %s', (text, pence) => {
  expect(amountInPence(text)).toBe(pence);
});
