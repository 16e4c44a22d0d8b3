import { expect, it } from 'vitest';
import { isLostConnection } from './is-lost-connection.ts';

const coded = (code: string) => Object.assign(new Error('It failed.'), { code });

it.each(['57P01', '57P02', '57P03', '08006', '08003', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
  'knows a lost connection by %s',
  (code) => expect(isLostConnection(coded(code))).toBe(true),
);

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('knows a lost connection by the driver’s words: %s', (words) => {
  expect(isLostConnection(new Error(words))).toBe(true);
  expect(isLostConnection(new Error('It failed.', { cause: new Error(words) }))).toBe(true);
});

it.each([coded('23505'), coded('57014'), new Error('The class is full.'), 'Connection terminated', null])(
  'takes nothing else for one: %s',
  (error) => expect(isLostConnection(error)).toBe(false),
);
