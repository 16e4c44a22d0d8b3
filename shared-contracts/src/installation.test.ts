import { expect, it } from 'vitest';
import { isForCustomers, problemWithNodeEnv } from './installation.ts';

it.each([
  [{}, false],
  [{ NODE_ENV: 'demonstration', PUBLIC_SCHEME: 'http', CARD_PROVIDER_MODE: 'test' }, false],
  [{ NODE_ENV: 'production' }, true],
  [{ PUBLIC_SCHEME: 'https' }, true],
  [{ PUBLIC_SCHEME: ' https ' }, true],
  [{ NODE_ENV: 'demonstration', PUBLIC_SCHEME: 'https' }, true],
  [{ NODE_ENV: 'test', CARD_PROVIDER_MODE: 'live' }, true],
])('%j is for customers: %s', (environment, expected) => {
  expect(isForCustomers(environment)).toBe(expected);
});

it.each([undefined, '', 'production', 'demonstration', 'development', 'test'])('takes NODE_ENV %s', (kind) =>
  expect(problemWithNodeEnv({ NODE_ENV: kind })).toBeNull(),
);

it.each(['prod', 'Production', 'live'])('says what is wrong with NODE_ENV %s', (kind) =>
  expect(problemWithNodeEnv({ NODE_ENV: kind })).toMatch(/^'\w+' is none of production, /),
);
