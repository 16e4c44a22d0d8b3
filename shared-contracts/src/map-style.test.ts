import { expect, it } from 'vitest';
import { mapStyleAddress } from './map-style.ts';

const page = 'http://online-joining.riverside.localhost:8080/centre/sale';

it.each([
  ['the local style', null, 'k', 'http://online-joining.riverside.localhost:8080/map/style.json'],
  [
    'a style with the key added last',
    'https://maps.example/s.json?v=2',
    'k 1',
    'https://maps.example/s.json?v=2&key=k+1',
  ],
  [
    'a style with room for the key',
    'https://maps.example/{key}/s.json?key={key}',
    'k',
    'https://maps.example/k/s.json?key=k',
  ],
  [
    'a style with a token of its own',
    'https://maps.example/s.json?access_token=t',
    'k',
    'https://maps.example/s.json?access_token=t',
  ],
  ['a style without a key', 'https://maps.example/s.json', null, 'https://maps.example/s.json'],
  [
    'a style of the same host',
    '/brand/map.json',
    null,
    'http://online-joining.riverside.localhost:8080/brand/map.json',
  ],
])('%s', (_, mapStyleUrl, mapApiKey, expected) =>
  expect(mapStyleAddress({ mapStyleUrl, mapApiKey }, page)).toBe(expected),
);
