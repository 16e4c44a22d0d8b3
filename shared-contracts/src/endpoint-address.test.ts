import { describe, expect, it } from 'vitest';
import { addToCart, cart } from './api/basket.ts';
import { dataFields } from './api/data-fields.ts';
import { theme } from './api/theme.ts';
import { venue } from './api/venues.ts';
import { endpointUrl, ownAddresses, relativeUrl } from './endpoint-address.ts';

describe('where a call goes', () => {
  it('starts from the base the contract names', () => {
    expect(endpointUrl(ownAddresses, cart, { query: { selected_user_id: '7' } })).toBe(
      '/api/v1/checkout?selected_user_id=7',
    );
    expect(endpointUrl(ownAddresses, venue, { params: { venue: 'a b/c' } })).toBe(
      '/api/v1/activities/venues/a%20b%2Fc',
    );
  });

  it('is a matter of configuration alone', () => {
    const elsewhere = {
      apiOrigin: 'https://api.example',
      apiBase: '/v2/',
      checkoutUrl: 'https://pay.example/basket',
    };
    expect(endpointUrl(elsewhere, venue, { params: { venue: 'sale' } })).toBe(
      'https://api.example/v2/activities/venues/sale',
    );
    expect(endpointUrl(elsewhere, cart)).toBe('https://pay.example/basket');
    expect(endpointUrl(elsewhere, addToCart)).toBe('https://pay.example/basket/add');
    expect(endpointUrl(elsewhere, dataFields)).toBe('https://api.example/api/data-fields');
  });
});

it('keys an answer by path and query alone, without empty parameters', () => {
  expect(relativeUrl(theme)).toBe('frontend/theme');
  expect(relativeUrl(theme, { query: { venue: 'a b' } })).toBe('frontend/theme?venue=a+b');
  expect(relativeUrl(theme, { query: { venue: undefined } })).toBe('frontend/theme');
});
