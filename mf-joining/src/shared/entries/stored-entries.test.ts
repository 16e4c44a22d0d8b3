import { expect, it } from 'vitest';
import { testJoiningCart } from '../../testing/membership-examples.ts';
import { storedEntries } from './stored-entries.ts';

it('a basket gives back what was agreed to and answered, where the server keeps that', () => {
  const answers = [{ questionId: '7', answer: 'regular' }];
  const kept = testJoiningCart({ checkedTerms: ['health', 'rules@2'], answers });
  expect(storedEntries(kept)).toEqual({ checkedTerms: ['health', 'rules@2'], answers: { 7: 'regular' } });
  expect(storedEntries(testJoiningCart())).toEqual({});
});
