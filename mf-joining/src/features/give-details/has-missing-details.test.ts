import type { DataField } from 'shared-contracts/data-fields';
import { expect, test } from 'vitest';
import { hasMissingDetails } from './has-missing-details.ts';

const mobile: DataField = {
  name: 'mobile',
  path: 'mobile',
  label: 'Mobile number',
  type: 'text',
  options: [],
  placeholder: null,
  isRequired: true,
  isAuthorised: true,
  htmlAttributes: {},
  metadata: { description: null },
  answer: null,
};

test.each<[string, Partial<DataField>, boolean]>([
  ['a required question is open', {}, true],
  ['it was answered with spaces', { answer: ' ' }, true],
  ['it is answered', { answer: '07700 900123' }, false],
  ['it may be left out', { isRequired: false }, false],
  ['the person cannot answer it', { isAuthorised: false }, false],
])('where %s, details are missing: %s', (_when, change, incomplete) => {
  const sectionFields = [{ ...mobile, ...change }];
  expect(
    hasMissingDetails({ sections: [{ sectionName: 'You', sectionReference: 'you', sectionFields }] }),
  ).toBe(incomplete);
});

test('nothing is missing where nothing is asked', () => {
  expect(hasMissingDetails({ sections: [] })).toBe(false);
});
