import { expect, it } from 'vitest';
import type { QuestionGroup } from '../../platform/index.ts';
import { checkAnswers } from './check-answers.ts';

const groups: QuestionGroup[] = [
  {
    title: 'About you',
    questions: [
      { id: '11', reference: 'sport', label: 'Sport', type: 'text', isRequired: true },
      {
        id: '12',
        reference: 'days',
        label: 'Days',
        type: 'multi_select',
        options: [
          { value: 'mon', label: 'Monday' },
          { value: 'tue', label: 'Tuesday' },
        ],
      },
      { id: '13', reference: 'since', label: 'Since', type: 'date' },
    ],
  },
];
const check = (...given: [string, string | string[] | number | boolean | null][]) =>
  checkAnswers(
    groups,
    given.map(([questionId, answer]) => ({ questionId, answer })),
    '2026-06-10',
  );

it('keeps what was answered', () => {
  expect(check(['11', 'Tennis'], ['12', ['tue', 'mon']], ['13', ''])).toEqual({
    answers: [
      { questionId: '11', answer: 'Tennis' },
      { questionId: '12', answer: ['tue', 'mon'] },
    ],
  });
});

it.each<[string, [string, string | string[] | null][], Record<string, string[]>]>([
  ['nothing', [], { 11: ['Sport is required.'] }],
  [
    'a day to come',
    [
      ['11', 'x'],
      ['13', '2026-06-11'],
    ],
    { 13: ['Date must be valid.'] },
  ],
  [
    'a choice that is not offered',
    [
      ['11', 'x'],
      ['12', ['wed']],
    ],
    { 12: ['Choose from the answers to Days.'] },
  ],
  [
    'a text for a list',
    [
      ['11', 'x'],
      ['12', 'mon'],
    ],
    { 12: ['Choose from the answers to Days.'] },
  ],
  [
    'an unknown question',
    [
      ['11', 'x'],
      ['99', 'y'],
    ],
    { 99: ['This field is not known.'] },
  ],
  ['a novel', [['11', 'x'.repeat(2000)]], { 11: ['This must be at most 1000 characters.'] }],
])('refuses %s', (_what, given, messages) => {
  expect(check(...given)).toEqual({ messages });
});
