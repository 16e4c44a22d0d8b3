import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../platform/index.ts';
import { checkAnswers } from './check-answers.ts';

const field = (path: string, change: Partial<FieldDefinition> = {}): FieldDefinition => ({
  path,
  label: path,
  type: 'text',
  forms: { customer_account_online: 'optional' },
  ...change,
});

const options = [
  { value: 'swim', label: 'Swimming' },
  { value: 'gym', label: 'Gym' },
];
const fields = [
  field('name', { label: 'First name', forms: { customer_account_online: 'required' } }),
  field('bio', { htmlAttributes: { maxlength: 5 } }),
  field('long'),
  field('email', { check: 'email' }),
  field('phone', { check: 'phone' }),
  field('password', { check: 'password' }),
  field('address.city'),
  field('address.postcode', { check: 'postcode' }),
  field('born', { type: 'date', htmlAttributes: { min: '1900-01-01' } }),
  field('days', { type: 'number', htmlAttributes: { min: 0, max: 7 } }),
  field('favourite', { type: 'select', options }),
  field('interests', { type: 'multi_select', options }),
  field('news', { type: 'checkbox' }),
];
const check = (body: Record<string, unknown>) =>
  checkAnswers(fields, 'customer_account_online', { name: 'Sam', ...body }, '2026-06-10');

describe('answers that can be taken', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['text without the spaces around it', { bio: ' Swim ' }, { bio: 'Swim' }],
    ['an address in lower case', { email: ' Sam@Example.COM ' }, { email: 'sam@example.com' }],
    ['a phone number', { phone: '+44 (0)161 496 0160' }, { phone: '+44 (0)161 496 0160' }],
    ['a password as it was typed', { password: ' Passw0rd! ' }, { password: ' Passw0rd! ' }],
    [
      'a postcode however it is typed',
      { address: { postcode: 'm33 7ab', city: 'Sale' } },
      { 'address.city': 'Sale', 'address.postcode': 'M33 7AB' },
    ],
    ['a path in one piece', { 'address.city': 'Sale' }, { 'address.city': 'Sale' }],
    ['today', { born: '2026-06-10' }, { born: '2026-06-10' }],
    ['a number as text', { days: '3' }, { days: 3 }],
    ['none', { days: 0 }, { days: 0 }],
    ['several choices, once each', { interests: ['gym', 'swim', 'gym'] }, { interests: ['gym', 'swim'] }],
    ['a ticked box', { news: true }, { news: true }],
    ['nothing for what is empty', { bio: ' ', born: null, interests: [], news: false, favourite: '' }, {}],
  ])('%s', (_what, body, answers) => {
    expect(check(body)).toEqual({ answers: { name: 'Sam', ...answers }, messages: {} });
  });
});

describe('answers that are refused', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['a missing one', { name: undefined }, { name: 'First name is required.' }],
    ['a blank one', { name: '  ' }, { name: 'First name is required.' }],
    ['one longer than the input takes', { bio: 'Swimming' }, { bio: 'This must be at most 5 characters.' }],
    ['an endless one', { long: 'a'.repeat(201) }, { long: 'This must be at most 200 characters.' }],
    ['one of several lines', { bio: 'a\nb' }, { bio: 'This is not valid.' }],
    ['a number for a text', { bio: 7 }, { bio: 'bio must be text.' }],
    ['a group for a text', { bio: { deep: { er: 1 } } }, { bio: 'This is not valid.' }],
    ['a text for a group', { address: 'Sale' }, { address: 'This field is not known.' }],
    ['no address', { email: 'sam' }, { email: 'Enter an email address in the form name@example.com.' }],
    [
      'no phone',
      { phone: 'ask me' },
      { phone: 'Enter a phone number with its area code, such as 07700 900123.' },
    ],
    [
      'a short password',
      { password: 'pass wo' },
      { password: 'Password must have at least 8 and at most 200 characters.' },
    ],
    [
      'no postcode',
      { address: { postcode: 'M33' } },
      { 'address.postcode': 'Please enter a valid postcode' },
    ],
    ['tomorrow', { born: '2026-06-11' }, { born: 'Date must be valid.' }],
    ['a day that never was', { born: '2025-02-29' }, { born: 'Date must be valid.' }],
    ['a day before anybody', { born: '1899-12-31' }, { born: 'Date must be valid.' }],
    ['too many', { days: 8 }, { days: 'This must be from 0 to 7.' }],
    ['too few', { days: -1 }, { days: 'This must be from 0 to 7.' }],
    ['no number', { days: 'few' }, { days: 'days must be a number.' }],
    [
      'a choice nobody offered',
      { favourite: 'golf' },
      { favourite: 'Choose one of the answers to favourite.' },
    ],
    [
      'one such among others',
      { interests: ['gym', 'golf'] },
      { interests: 'Choose from the answers to interests.' },
    ],
    ['a key nobody asks for', { isStaff: true }, { isStaff: 'This field is not known.' }],
    ['one inside a group', { address: { county: 'Kent' } }, { 'address.county': 'This field is not known.' }],
    ['one like a built-in', { constructor: 'x' }, { constructor: 'This field is not known.' }],
  ])('%s', (_what, body, messages) => {
    const expected = Object.fromEntries(Object.entries(messages).map(([path, text]) => [path, [text]]));
    expect(check(body).messages).toEqual(expected);
  });

  it('are listed all at once', () => {
    expect(Object.keys(check({ name: '', bio: 'Swimming', days: 9 }).messages)).toEqual([
      'name',
      'bio',
      'days',
    ]);
  });
});

it('goes no deeper than the questions do', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 20_000; level += 1) deep = { a: deep };
  expect(check({ address: { city: deep } }).messages).toEqual({ 'address.city': ['This is not valid.'] });
  expect(check({ deep }).messages).toEqual({ deep: ['This field is not known.'] });
});
