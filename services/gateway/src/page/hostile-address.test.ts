import { expect, it } from 'vitest';
import { listen, sendRaw, startGateway } from '../../test-support/test-gateway.ts';

const AS_PAGE = 'Accept: text/html';

async function open(path: string): Promise<string> {
  const { app } = await startGateway();
  return sendRaw(await listen(app), path, [AS_PAGE]);
}
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

it.each([
  ['//evil.example', '/evil.example'],
  ['///evil.example//a?next=//b', '/evil.example/a?next=//b'],
  ['/location//sale-leisure-centre', '/location/sale-leisure-centre'],
  ['//basket', '/basket'],
  ['/%6cogin', '/login'],
  ['/%4Cogin?next=%6c', '/Login?next=%6c'],
  ['/./login', '/login'],
  ['/basket/%2e%2E/checkout', '/checkout'],
  ['/%63heckout', '/checkout'],
  ['/.//login', '/login'],
  ['/%2e%2e%2flogin', '/..%2flogin'],
])('leads %s to the address with each slash once', async (path, expected) => {
  const answer = await open(path);
  expect(statusOf(answer)).toBe(302);
  expect(/^location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(expected);
});

it.each([
  ['/a%0Ab', 404],
  ['/login;x', 404],
  ['/..%2flogin', 404],
  ['/%256cogin', 404],
  ['/%E2%80%A8', 404],
  ['/%E0%A4%A', 404],
  ['/%FF', 404],
  ['/%2F%2Fevil.example', 404],
  [`/${'a'.repeat(9_000)}`, 404],
  [`/?q=${'a'.repeat(9_000)}`, 200],
])('answers %.40s with a page, as %i', async (path, status) => {
  const answer = await open(path);
  expect(statusOf(answer)).toBe(status);
  expect(answer).toMatch(/^content-type: text\/html/im);
  expect(answer).toContain('<!doctype html>');
});

it('says in words that an address is too long to be read', async () => {
  const answer = await open(`/${'a'.repeat(40_000)}`);
  expect(statusOf(answer)).toBe(431);
  expect(answer).toContain('<h1>That address is too long.</h1>');
  expect(answer).toContain('href="/"');
  const [, nonce = ''] = /style-src 'nonce-([^']+)'/.exec(answer) ?? [];
  expect(answer).toContain(`<style nonce="${nonce}">`);
  expect(answer).not.toContain('<script');
});
