import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it.each([
  ['unavailable', 'We are changing the timetable.', 'We are changing the timetable.'],
  ['server', null, 'The problem is on our side, and nothing has been lost.'],
  ['network', null, 'Please check that you’re online. Nothing has been lost.'],
] as const)(
  'a failed load of the kind %s, which the server calls %s, is explained',
  (kind, serverMessage, text) => {
    expect(failureText({ kind, serverMessage })).toBe(text);
  },
);
