import type { Joining } from '../shared/machine/joining.ts';
import type {
  JoiningEffect,
  JoiningEvent,
  JoiningStage,
  JoiningState,
} from '../shared/machine/joining-states.ts';
import { ids } from './joining-facts.ts';
import {
  answering,
  at,
  atDates,
  cart,
  complete,
  customer,
  details,
  payer,
  ready,
  refusal,
  storing,
} from './joining-samples.ts';

export type JoiningRow = [
  what: string,
  from: JoiningState,
  event: JoiningEvent,
  stage: JoiningStage,
  joining: Partial<Joining>,
  effects: JoiningEffect[],
];

/** The steps of a submission. */
export const submissionSteps: readonly JoiningRow[] = [
  [
    'everything is complete',
    at('filling', complete),
    { type: 'submit-pressed', submission: ready, person: customer },
    'storing',
    {},
    [{ do: 'store', details }],
  ],
  [
    'an answer is missing',
    at('filling', complete),
    { type: 'submit-pressed', submission: { incomplete: 'additional_details_section' }, person: customer },
    'filling',
    { open: 'additional_details_section' },
    [{ do: 'push-section', id: 'additional_details_section' }, { do: 'tell-open-questions' }],
  ],
  [
    'the dates are missing',
    at('filling', complete),
    { type: 'submit-pressed', submission: { incomplete: 'dates_section' }, person: customer },
    'filling',
    { open: 'dates_section' },
    [{ do: 'push-section', id: 'dates_section' }],
  ],
  [
    'a section was never finished',
    at('filling', { ...complete, edited: ids('CMRPS') }),
    { type: 'submit-pressed', submission: ready, person: customer },
    'filling',
    { open: 'details_section' },
    [{ do: 'push-section', id: 'details_section' }],
  ],
  [
    'it is in the basket',
    at(storing),
    { type: 'membership-stored', cart, hasAnswers: false },
    'submitted',
    { isSubmitted: true, newMandateSubmitted: true },
    [{ do: 'check-out', cart }],
  ],
  [
    'its answers follow',
    at(storing),
    { type: 'membership-stored', cart, hasAnswers: true },
    'answering',
    {},
    [{ do: 'send-answers' }],
  ],
  [
    'the answers are stored',
    at(answering),
    { type: 'answers-stored' },
    'submitted',
    { isSubmitted: true, newMandateSubmitted: true },
    [{ do: 'check-out', cart }],
  ],
  [
    'a refused membership',
    at(storing),
    { type: 'submit-refused', refusal: refusal('membership', { startDate: ['Late.'] }) },
    'filling',
    { open: 'dates_section', incomplete: ids('R') },
    [
      { do: 'show-refusal', refusal: refusal('membership', { startDate: ['Late.'] }) },
      { do: 'focus', id: 'dates_section' },
    ],
  ],
  [
    'a failed submission',
    at(storing),
    { type: 'submit-refused', refusal: refusal('membership') },
    'filling',
    atDates,
    [{ do: 'show-refusal', refusal: refusal('membership') }],
  ],
  [
    'refused answers',
    at(answering),
    { type: 'submit-refused', refusal: refusal('answers', { 11: ['Too long.'] }) },
    'filling',
    { open: 'additional_details_section' },
    [
      { do: 'push-section', id: 'additional_details_section' },
      { do: 'show-refusal', refusal: refusal('answers', { 11: ['Too long.'] }) },
      { do: 'focus', id: 'additional_details_section' },
    ],
  ],
  [
    'an instruction sets up no new mandate',
    at('filling', { ...complete, edited: ids('CMDR') }),
    { type: 'submit-pressed', submission: ready, person: payer },
    'storing',
    {},
    [{ do: 'store', details }],
  ],
];
