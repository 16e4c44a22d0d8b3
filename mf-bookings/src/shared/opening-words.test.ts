import { expect, it } from 'vitest';
import { openingWords } from './opening-words.ts';

it.each([
  ['Booking opens on 12 Dec 2026.', ['Booking opens on\u00a012\u00a0Dec\u00a02026.', '']],
  [
    'Booking opens on Saturday 12 Dec 2026 at 07:00. Members can book it already. Ask us.',
    [
      'Booking opens on Saturday\u00a012\u00a0Dec\u00a02026 at 07:00.',
      'Members can book it already. Ask us.',
    ],
  ],
  ['You can’t book this yet.', ['You can’t book this yet.', '']],
])('the first sentence is the news, and keeps its day whole: %s', (message, parts) => {
  expect(openingWords(message)).toEqual(parts);
});
