import { fromWire } from 'shared-contracts/codec';
import { safeParse } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { billingDateFrom } from '../billing-dates.ts';
import { displayDay } from '../dates.ts';
import { mapStyleAddress } from '../map-style.ts';
import { formatMoney } from '../money.ts';
import { applyTexts, defineTexts } from '../texts.ts';
import { type Client, client, clientSchema } from './client.ts';

const identity = { id: '1', slug: 'riverside', name: 'Riverside Leisure' };
const read = (settings: object): Client => {
  const parsed = safeParse(clientSchema, fromWire({ ...identity, ...settings }, client.dataKeys) as object);
  if (!parsed.success) throw new Error(`The site is lost: ${parsed.error.message}`);
  return parsed.data;
};

const wireName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const plain = read({});
const PAGE = 'https://bookings.riverside.example/';
const JUNK = [null, true, 7, -1, 1.5, '', 'x', '{key}', 'http://[', [], [null], {}, { symbol: 7 }, [[1]]];

describe('a setting of a tenant that cannot be read', () => {
  it.each<[keyof Client, unknown, unknown]>([
    ['language', 'english please', 'en-GB'],
    ['language', 'en_GB', 'en-GB'],
    ['language', '', 'en-GB'],
    ['language', null, 'en-GB'],
    ['currency', { symbol: null }, { symbol: '£' }],
    ['currency', { symbol: '' }, { symbol: '£' }],
    ['currency', '€', { symbol: '£' }],
    ['onlineJoiningEnabled', 'yes', false],
    ['guestPassesEnabled', null, false],
    ['savedCardsEnabled', 1, false],
    ['onlineJoiningMapEnabled', {}, false],
    ['collectDirectDebitBillingAddress', 'false', false],
    ['mapApiKey', 12345, null],
    ['mapStyleUrl', 'https://', null],
    ['mapStyleUrl', 'style.json', null],
    ['kioskHomeUrl', 'javascript:alert(1)', null],
    ['kioskHomeUrl', 'http://[', null],
    ['kioskProfile', 'generous', 'standard'],
    ['directDebitProvider', {}, null],
    ['directDebitServiceUserName', 7, null],
    ['customerServiceEmail', ['help@riverside.example'], null],
    ['customerServicePhone', 1610000000, null],
    ['privacyNoticeUrl', 'javascript:alert(1)', null],
    ['termsUrl', 'terms', null],
    ['accessibilityStatementUrl', {}, null],
    ['contactUrl', 'mailto:help@riverside.example', null],
    ['tagManagerIds', ['GTM-AB12CD', 'evil.js'], []],
    ['tagManagerIds', 'GTM-AB12CD', []],
    ['availableBillingDates', [1, 0], []],
    ['availableBillingDates', [32], []],
    ['availableBillingDates', [1.5], []],
    ['availableBillingDates', '1,15', []],
    ['texts', 'Welsh', {}],
    ['texts', { 'mf-bookings': 'Welsh' }, { 'mf-bookings': {} }],
    ['texts', { 'mf-bookings': { title: 7, lead: 'x' } }, { 'mf-bookings': { lead: 'x' } }],
  ])('%s as %j counts as left out', (name, value, expected) => {
    expect(read({ [wireName(name)]: value })).toEqual({ ...plain, [name]: expected });
  });

  it.each<[string, string]>([
    ['language', 'cy'],
    ['language', 'en-GB-u-ca-gregory'],
    ['kioskHomeUrl', 'https://kiosks.riverside.example/start?at=7'],
    ['kioskHomeUrl', '/kiosk?centre=sale'],
    ['mapStyleUrl', 'https://maps.example/{key}/style.json'],
    ['mapStyleUrl', '/brand/map.json'],
  ])('is not %s as %s', (name, value) => {
    expect(read({ [wireName(name)]: value })).toMatchObject({ [name]: value });
  });
});

const words = defineTexts('client-test', { venues: (count: number) => `${count} venues` });

it.each(JUNK.map((junk) => [JSON.stringify(junk), junk]))(
  'a site can be drawn with %s everywhere',
  (_, junk) => {
    const names = Object.keys(plain).filter((name) => !(name in identity));
    const site = read(Object.fromEntries(names.map((name) => [wireName(name), junk])));
    applyTexts(site.language, { 'client-test': { venues: { one: '{0} venue', other: '{0} venues' } } });
    expect(words.venues(1)).toMatch(/^1 venues?$/);
    expect(formatMoney(1250, site.currency.symbol)).toMatch(/12\.50$/);
    expect(new Date(0).toLocaleDateString(site.language)).not.toBe('');
    expect(new URL(mapStyleAddress(site, PAGE)).protocol).toBe('https:');
    expect(URL.canParse(site.kioskHomeUrl ?? '/kiosk', PAGE)).toBe(true);
    for (const day of site.availableBillingDates) {
      expect(displayDay(billingDateFrom('2026-11-21', day))).toMatch(/2026$/);
    }
  },
);
