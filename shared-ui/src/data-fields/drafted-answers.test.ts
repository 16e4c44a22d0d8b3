import { exampleField } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { dataFieldSection } from '../../test-support/data-fields.ts';
import { draftedAnswers } from './drafted-answers.ts';

const sections = [
  dataFieldSection(
    'You',
    exampleField('town', 'Town', { answer: 'known' }),
    exampleField('phone', 'Phone', { answer: 'known' }),
  ),
];

it('answers come back for the questions that are still asked', () => {
  expect(draftedAnswers(sections, { town: 'Sale', gone: 'x' })).toEqual({ town: 'Sale', phone: 'known' });
});
it.each([['text'], [{ town: { deep: 1 } }]])('what is damaged counts as none', (stored) => {
  expect(draftedAnswers(sections, stored)).toBeNull();
});
