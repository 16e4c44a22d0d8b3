import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { JoiningEntries } from './joining-entries.ts';

/** Agreed terms and answers, where the server stores them. */
export function storedEntries({ checkedTerms, answers }: JoiningCart): Partial<JoiningEntries> {
  return {
    ...(checkedTerms && { checkedTerms }),
    ...(answers &&
      answers.length > 0 && {
        answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
      }),
  };
}
