import { expect, test } from 'vitest';
import { waitingLetterTexts } from './letter-texts.ts';

const { headline } = waitingLetterTexts.placeOffered;

test('a headline keeps a name in one piece that fits a line, and breaks a longer one', () => {
  expect(headline('Junior Badminton', '10:00')).toBe(
    'A place in Junior\u00a0Badminton is\u00a0yours until 10:00',
  );
  expect(headline('Swimming Lessons, ages 4 to 7', '10:00')).toContain('Swimming Lessons, ages 4 to 7');
});
