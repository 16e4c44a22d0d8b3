import type { PreloadedAnswer } from 'shared-contracts/config';
import { lengthen } from '../long-content/lengthen.ts';
import type { AnswerChange, WireAnswer } from './answer-change.ts';
import type { Content } from './content.ts';

/** The decision about a call. */
export type Decision =
  | { does: 'pass' }
  | { does: 'hold' }
  | { does: 'cut' }
  | { does: 'replace'; answer: WireAnswer }
  | { does: 'alter'; alter(answer: WireAnswer): WireAnswer };

/** Decides about every call of a page. */
export interface AnswerPlan {
  decide(method: string, pathname: string): Decision;
  /** Changes the answers that come with the page; an answer held back is left out, so that the page requests it. */
  alterPreloaded(answers: readonly PreloadedAnswer[]): PreloadedAnswer[];
}

export function planAnswers(changes: readonly AnswerChange[], content: Content): AnswerPlan {
  const asLong = (answer: WireAnswer): WireAnswer =>
    content === 'long' ? { ...answer, body: lengthen(answer.body) } : answer;

  function decide(method: string, pathname: string): Decision {
    const fitting = changes.filter((change) => change.fits({ method, pathname }));
    const decided = fitting.find(({ does }) => does !== 'alter');
    if (decided?.does === 'replace') return { does: 'replace', answer: asLong(decided.answer) };
    if (decided) return decided.does === 'hold' ? { does: 'hold' } : { does: 'cut' };
    const alterations = fitting.filter((change) => change.does === 'alter');
    if (alterations.length === 0 && content === 'light') return { does: 'pass' };
    return {
      does: 'alter',
      alter: (answer) => asLong(alterations.reduce((before, { alter }) => alter(before), answer)),
    };
  }

  return {
    decide,
    alterPreloaded: (answers) =>
      answers.flatMap((preloaded) => {
        const decision = decide('GET', `/api/v1/${preloaded.url.split('?')[0]}`);
        if (decision.does === 'pass') return [preloaded];
        if (decision.does === 'replace') return [{ ...preloaded, ...decision.answer }];
        return decision.does === 'alter' ? [{ ...preloaded, ...decision.alter(preloaded) }] : [];
      }),
  };
}
