import { exampleField } from 'shared-contracts/testing';
import { describe, expect, it, test } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { overlayAnswers, readTouched, storedSections, touchedSince } from './touched-answers.ts';

const asking = (phone: string, town: string | null = 'Sale') => [
  dataFieldSection(
    'You',
    exampleField('phone', 'Phone', { answer: phone }),
    exampleField('address.town', 'Town', { answer: town }),
    exampleField('email', 'Email', { isAuthorised: false, answer: 'sam@example.com' }),
  ),
];

describe('a form shows', () => {
  it.each([
    ['the data while nothing is touched', asking('111'), {}, { phone: '111', 'address.town': 'Sale' }],
    ['newer data as soon as it is there', asking('222'), {}, { phone: '222', 'address.town': 'Sale' }],
    ['what was typed over it', asking('222'), { phone: '333' }, { phone: '333', 'address.town': 'Sale' }],
    ['what was emptied as empty', asking('222'), { phone: '' }, { phone: '', 'address.town': 'Sale' }],
    [
      'nothing for questions that are not asked, or not asked of this person',
      asking('222'),
      { gone: 'x', email: 'mallory@example.com' },
      { phone: '222', 'address.town': 'Sale' },
    ],
  ])('%s', (_what, sections, touched, shown) => {
    expect(overlayAnswers(sections, touched)).toEqual(shown);
  });
});

describe('once it is saved', () => {
  const saved = { phone: '333', 'address.town': null, days: ['mon'] };
  it.each([
    ['nothing is touched any more', { phone: '333', days: ['mon'] }, {}],
    ['nor is what was left empty', { 'address.town': ' ' }, {}],
    ['but for what was changed meanwhile', { phone: '3334', days: ['mon'] }, { phone: '3334' }],
  ])('%s', (_what, touched, left) => {
    expect(touchedSince(touched, saved)).toEqual(left);
  });

  test('opening it again shows what was saved', () => {
    const stored = storedSections(asking('111'), { phone: '333', 'address.town': '', email: 'x' });
    expect(overlayAnswers(stored, {})).toEqual({ phone: '333', 'address.town': '' });
    expect(stored[0]?.sectionFields.at(-1)?.answer).toBe('sam@example.com');
  });
});

test.each([
  [
    { town: 'Sale', days: ['mon'] },
    { town: 'Sale', days: ['mon'] },
  ],
  ['text', null],
  [{ town: { deep: 1 } }, null],
])('a draft %j contains %j', (draft, touched) => {
  expect(readTouched(draft)).toEqual(touched);
});
