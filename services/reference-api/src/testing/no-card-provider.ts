import type { CardProvider } from '../platform/index.ts';

function refuse(): never {
  throw new Error('This test takes no cards: hand a card provider to startTestApi.');
}

/** Stands where a test should not reach a card provider. */
export const noCardProvider: CardProvider = {
  openSession: refuse,
  pay: refuse,
  answerChallenge: refuse,
  lookUp: refuse,
  voidPayment: refuse,
  refund: refuse,
  forgetCard: refuse,
};
