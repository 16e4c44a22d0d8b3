import { expect, it } from 'vitest';
import { frameAddress } from './frame-address.ts';

const SCRIPT = 'https://online-joining.riverside.example.com/embed/touchline-join.js';
const none = { tenant: null, venue: null };

it.each([
  ['the tenant of the script', none, 'https://online-joining.riverside.example.com/?embedded=true'],
  [
    'another tenant',
    { ...none, tenant: 'harbour' },
    'https://online-joining.harbour.example.com/?embedded=true',
  ],
  [
    'a venue',
    { ...none, venue: 'sale-leisure-centre' },
    'https://online-joining.riverside.example.com/centre/sale-leisure-centre?embedded=true',
  ],
])('shows %s', (_, attributes, address) => {
  expect(frameAddress(SCRIPT, attributes).href).toBe(address);
});

it('keeps the port', () => {
  expect(frameAddress('http://online-joining.riverside.localhost:8080/embed/x.js', none).origin).toBe(
    'http://online-joining.riverside.localhost:8080',
  );
});

it.each([
  ['https://www.example.com/touchline-join.js', none, 'not www.example.com'],
  [SCRIPT, { ...none, tenant: 'evil.example' }, "'evil.example' is no tenant"],
  [SCRIPT, { ...none, venue: '../basket' }, "'../basket' is no venue"],
])('refuses %s with %j', (script, attributes, words) => {
  expect(() => frameAddress(script, attributes)).toThrow(words);
});
