import type { DataFieldSection } from 'shared-contracts/data-fields';
import { expect, it } from 'vitest';
import { draftedAnswers } from './drafted-answers.ts';

const field = (path: string) => ({
  name: path,
  path,
  label: path,
  type: 'text' as const,
  options: [],
  placeholder: null,
  isRequired: false,
  isAuthorised: true,
  htmlAttributes: {},
  metadata: { description: null },
  answer: 'known',
});
const sections: DataFieldSection[] = [
  { sectionName: 'You', sectionReference: 'you', sectionFields: [field('town'), field('phone')] },
];

it('answers come back for the questions that are still asked', () => {
  expect(draftedAnswers(sections, { town: 'Sale', gone: 'x' })).toEqual({ town: 'Sale', phone: 'known' });
});
it.each([['text'], [{ town: { deep: 1 } }]])('what is damaged counts as none', (stored) => {
  expect(draftedAnswers(sections, stored)).toBeNull();
});
