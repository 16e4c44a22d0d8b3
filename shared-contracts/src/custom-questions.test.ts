import { expect, it } from 'vitest';
import type { CustomQuestion } from './api/custom-questions.ts';
import { asQuestion, customAnswerMessages, sentAnswers, startAnswers } from './custom-questions.ts';

const question = (id: string, change: Partial<CustomQuestion>): CustomQuestion => ({
  id,
  reference: id,
  name: id,
  label: id,
  type: 'text',
  placeholder: null,
  options: {},
  isRequired: false,
  default: null,
  ...change,
});

const goals = { 'get-fit': 'Get fit', Swim: 'Learn to swim' };
const groups = [
  {
    title: 'About you',
    questions: [
      question('Name', { isRequired: true, default: 'x' }),
      question('Since', { type: 'date', default: '2001-02-03T00:00:00Z' }),
    ],
  },
  {
    title: 'Your goals',
    questions: [
      question('Goals', { type: 'multi_select', options: goals, default: 'get-fit, Swim' }),
      question('More', { type: 'multi_select', options: goals, default: '["Swim"]' }),
      question('News', { type: 'checkbox', isRequired: true, default: false }),
    ],
  },
];

it('takes the options in their order, values as they are', () => {
  expect(asQuestion(question('Goal', { type: 'select', options: goals })).options).toEqual([
    { value: 'get-fit', label: 'Get fit' },
    { value: 'Swim', label: 'Learn to swim' },
  ]);
});

it('prefills what the defaults say, in both encodings of a list', () => {
  expect(startAnswers(groups)).toEqual({
    Name: 'x',
    Since: '2001-02-03',
    Goals: ['get-fit', 'Swim'],
    More: ['Swim'],
    News: false,
  });
});

it('says per question what is wrong', () => {
  expect(
    customAnswerMessages(groups, { Name: ' ', Since: '2026-06-11', More: ['swim'] }, '2026-06-10'),
  ).toEqual({
    Name: 'Name is required.',
    Since: 'Date must be valid.',
    More: 'Choose from the answers to More.',
    News: 'News is required.',
  });
  expect(customAnswerMessages(groups, { Name: 'Sam', News: true }, '2026-06-10')).toEqual({});
});

it('sends what was answered', () => {
  expect(sentAnswers(groups, { News: true, Name: 'Sam', Goals: [] })).toEqual([
    { questionId: 'Name', answer: 'Sam' },
    { questionId: 'News', answer: true },
  ]);
  expect(sentAnswers(groups, {})).toEqual([]);
});
