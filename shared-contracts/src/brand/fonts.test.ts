import { expect, test } from 'vitest';
import { fontChoices, fontStack } from './fonts.ts';

test.each([undefined, null, '', 'Comic Sans', 'constructor'])('%j is shown in Open Sans', (heading) => {
  expect(fontChoices({ fontStyles: { heading } }).heading).toBe('Open Sans');
});

test('garage gothic asks for the licensed face first, then its open relative', () => {
  expect(fontStack('garage gothic')).toMatch(
    /^'Garage Gothic', 'Barlow Condensed', 'Barlow Condensed Fallback'/,
  );
});
