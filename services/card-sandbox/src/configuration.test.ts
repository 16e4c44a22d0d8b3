import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  it('has local defaults for everything', () => {
    expect(readConfiguration({})).toEqual({
      port: 8082,
      bind: '127.0.0.1',
      publicUrl: 'http://card-sandbox.localhost:8082',
      vendors: [
        { vendorName: 'touchline', integrationKey: 'local-key', integrationPassword: 'local-password' },
      ],
      allowedOrigins: ['http://*.localhost:*'],
      ordinaryNames: 'frictionless',
      stateFile: undefined,
      hasTestHooks: false,
    });
  });

  it('takes the public address from the port', () => {
    expect(readConfiguration({ CARD_SANDBOX_PORT: '9002' }).publicUrl).toBe(
      'http://card-sandbox.localhost:9002',
    );
  });

  it('reads lists', () => {
    const { vendors, allowedOrigins } = readConfiguration({
      CARD_SANDBOX_VENDORS: 'one:k1:p1, two:k2:p2',
      CARD_SANDBOX_ALLOWED_ORIGINS: 'https://shop.example, http://127.0.0.1:*',
    });
    expect(vendors.map(({ vendorName }) => vendorName)).toEqual(['one', 'two']);
    expect(allowedOrigins).toEqual(['https://shop.example', 'http://127.0.0.1:*']);
  });

  it.each([
    ['CARD_SANDBOX_PORT', '0'],
    ['CARD_SANDBOX_PORT', '70000'],
    ['CARD_SANDBOX_PORT', 'eighty'],
    ['CARD_SANDBOX_PUBLIC_URL', 'card-sandbox.localhost'],
    ['CARD_SANDBOX_PUBLIC_URL', 'http://card-sandbox.localhost/path'],
    ['CARD_SANDBOX_VENDORS', 'touchline:key'],
    ['CARD_SANDBOX_VENDORS', 'a-name-that-is-too-long:key:password'],
    ['CARD_SANDBOX_ALLOWED_ORIGINS', 'shop.example'],
    ['CARD_SANDBOX_ORDINARY_NAMES', 'maybe'],
    ['CARD_SANDBOX_TEST_HOOKS', 'yes'],
  ])('names %s when it is %s', (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(new RegExp(`^${variable}: `));
  });

  it('is in the README, each variable and no other', () => {
    const read = new Set<string>();
    readConfiguration(new Proxy({}, { get: (_all, name) => void read.add(String(name)) }));
    const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
    const documented = [...readme.matchAll(/^\| `(CARD_SANDBOX_[A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual([...read].toSorted());
  });

  it('keeps credentials out of its message', () => {
    expect(() => readConfiguration({ CARD_SANDBOX_VENDORS: 'shop:secret' })).not.toThrow(/secret/);
  });
});
