import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camelKey, fromWire, snakeKey, toWire } from './codec.ts';

describe('the wire codec', () => {
  it.each([
    ['billingAddressLineOne', 'billing_address_line_one'],
    ['themeAppSecondaryColour1', 'theme_app_secondary_colour1'],
    ['id', 'id'],
    ['sortBy', 'sort_by'],
    ['address1', 'address1'],
    ['activitiesV2Enabled', 'activities_v2_enabled'],
    ['colour1Hex', 'colour1_hex'],
  ])('carries %s as %s and back', (camel, snake) => {
    expect(snakeKey(camel)).toBe(snake);
    expect(camelKey(snake)).toBe(camel);
  });

  it.each([
    ['address_1', 'address1'],
    ['theme_app_secondary_colour_2', 'themeAppSecondaryColour2'],
    ['line_2_of_10', 'line2Of10'],
    ['address_lines.0.line_1', 'addressLines.0.line1'],
    ['3d_secure', '3dSecure'],
  ])('takes the number of %s as part of the word: %s', (snake, camel) => {
    expect(camelKey(snake)).toBe(camel);
    expect(fromWire({ [snake]: 'a_1' })).toEqual({ [camel]: 'a_1' });
  });

  it.each(['sale-leisure-centre', '4e1b-90ad', 'Sat 28', '__proto__', '_links', '7', ''])(
    'leaves the key %j alone, which is no name',
    (key) => expect([camelKey(key), snakeKey(key)]).toEqual([key, key]),
  );

  it('keeps a key that begins with two underscores a key, and no prototype', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"is_staff":true}}');
    const read = fromWire(sent) as Record<string, unknown>;
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(read.isStaff).toBeUndefined();
  });

  it('changes keys also after more of them, and longer ones, than it remembers', () => {
    const long = 'a_b'.repeat(1_000);
    for (let key = 0; key < 3_000; key += 1) expect(camelKey(`no_${key}_x`)).toBe(`no${key}X`);
    expect(snakeKey(camelKey(long))).toBe(long);
  });

  it('keeps the dots of validation-message keys', () => {
    expect(camelKey('account_details.sort_code')).toBe('accountDetails.sortCode');
  });

  it('recases through lists and objects but leaves values alone', () => {
    expect(toWire({ cartItemIds: ['a_B'], someList: [{ isOpen: true }] })).toEqual({
      cart_item_ids: ['a_B'],
      some_list: [{ is_open: true }],
    });
  });

  it('leaves data keys untouched in both directions', () => {
    const paths = ['data.scaData', 'data.questions.*.options'];
    const wire = {
      data: {
        sca_data: { threeDSSessionData: 'x', some_key: 'y' },
        questions: [{ options: { no_1: 'No' } }],
      },
    };
    const camel = fromWire(wire, paths);
    expect(camel).toEqual({
      data: { scaData: { threeDSSessionData: 'x', some_key: 'y' }, questions: [{ options: { no_1: 'No' } }] },
    });
    expect(toWire(camel, paths)).toEqual(wire);
  });

  it('leaves lists of data untouched as a whole, also where the answer is the list', () => {
    expect(fromWire([{ some_key: 1 }], ['*'])).toEqual([{ some_key: 1 }]);
    expect(fromWire({ a_list: [{ some_key: 1 }] }, ['aList.*'])).toEqual({ aList: [{ some_key: 1 }] });
    expect(fromWire([{ some_key: 1 }])).toEqual([{ someKey: 1 }]);
  });

  it('brings back every camelCase object it sends', () => {
    const key = fc.stringMatching(/^[a-z]+([A-Z][a-z0-9]+){0,3}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.dictionary(key, fc.jsonValue({ maxDepth: 0 }))), (value) => {
        expect(fromWire(toWire(value))).toEqual(value);
      }),
    );
  });
});
