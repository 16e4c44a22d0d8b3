import { expect, it } from 'vitest';
import { failedAnswer } from '../http/api-error.ts';
import { failureMessages } from './failure-messages.ts';

it.each([
  ['the message', {}, ['Check it.']],
  [
    'what is said of single values, once',
    { startDate: ['Too late.'], months: ['Too late.', 'Too long.'] },
    ['Too late.', 'Too long.'],
  ],
  ['the message where nothing is said of them', { months: [] }, ['Check it.']],
])('a failure without fields is worded by %s', (_what, messages, expected) => {
  expect(failureMessages(failedAnswer(422, 'Check it.', messages as Record<string, string[]>))).toEqual(
    expected,
  );
});
