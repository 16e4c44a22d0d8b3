import { expect, test } from 'vitest';
import { type ProviderAnswer, readProviderAnswer, type TokenOutcome } from './card-provider.ts';

const dead = { outcome: 'key-dead' } as const;

test.each<[ProviderAnswer, TokenOutcome]>([
  [
    { success: true, cardIdentifier: 'c1' },
    { outcome: 'accepted', cardIdentifier: 'c1' },
  ],
  [{ success: true }, { outcome: 'accepted', cardIdentifier: null }],
  [{ success: false, httpErrorCode: 401, errors: [] }, dead],
  [{ success: false, httpCode: 401 }, dead],
  [{ success: false, httpErrorCode: 403 }, dead],
  [{ success: false, errors: [{ httpCode: 401, message: 'x' }] }, dead],
  [{ success: false, errors: [{ code: 1001, message: 'x' }] }, dead],
  [{ success: false, errors: [{ code: '1002', message: 'x' }] }, dead],
  [{ success: false, errors: [{ code: 1011, message: 'x' }] }, dead],
  [
    {
      success: false,
      httpErrorCode: 422,
      errors: [
        { code: 1007, message: 'A' },
        { code: 1005, message: 'B' },
      ],
    },
    { outcome: 'refused', messages: ['A', 'B'] },
  ],
  [
    { success: false, errors: [{ code: 1007, message: 'A', clientMessage: 'Check the number.' }] },
    { outcome: 'refused', messages: ['Check the number.'] },
  ],
  [{ success: false }, { outcome: 'refused', messages: ['Something has gone wrong, please try again.'] }],
])('%o', (answer, outcome) => {
  expect(readProviderAnswer(answer)).toEqual(outcome);
});
