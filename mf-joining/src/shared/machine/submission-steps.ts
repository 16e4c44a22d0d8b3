import { choosing, filling, follow, type JoiningSteps, joiningFacts, openNext } from './joining-machine.ts';
import type { JoiningEffect, JoiningPhase, JoiningState, JoiningStep } from './joining-states.ts';
import { modeRules } from './mode-rules.ts';
import { needsDirectDebit, sectionDefinitions } from './section-definitions.ts';
import { openSection, storedFlow } from './section-flow.ts';
import { firstSectionOf, sectionsOf } from './section-of-key.ts';

function submitted(
  state: JoiningState,
  cart: Extract<JoiningPhase, { at: 'answering' }>['cart'],
  newMandateSubmitted: boolean,
): JoiningStep {
  const parts = { ...storedFlow(sectionDefinitions, state.joining), isSubmitted: true, newMandateSubmitted };
  return follow(state, parts, [{ do: 'check-out', cart }], { at: 'submitted' });
}

/** The steps of a submission. */
export const submissionSteps: JoiningSteps = {
  'submit-pressed': {
    in: choosing,
    take(state, { submission, person }) {
      const { joining } = state;
      const facts = joiningFacts(joining, person);
      if (submission.incomplete !== null)
        return openNext(
          state,
          { open: submission.incomplete },
          submission.incomplete === 'additional_details_section' ? [{ do: 'tell-open-questions' }] : [],
        );
      const open = openSection(sectionDefinitions, { ...joining, open: null }, facts);
      if (open !== null || !facts.isLoggedIn) return openNext(state, { open });
      const newMandate = !modeRules[joining.mode].isHeld && needsDirectDebit(facts);
      const phase: JoiningPhase = { at: 'storing', newMandate };
      return follow(state, {}, [{ do: 'store', details: submission.details }], phase);
    },
  },
  'membership-stored': {
    in: ['storing'],
    take(state, { cart, hasAnswers }) {
      if (state.phase.at !== 'storing') return { state, effects: [] };
      const { newMandate } = state.phase;
      if (!hasAnswers) return submitted(state, cart, newMandate);
      return follow(state, {}, [{ do: 'send-answers' }], { at: 'answering', newMandate, cart });
    },
  },
  'answers-stored': {
    in: ['answering'],
    take(state) {
      const { phase } = state;
      return phase.at === 'answering'
        ? submitted(state, phase.cart, phase.newMandate)
        : { state, effects: [] };
    },
  },
  'submit-refused': {
    in: ['storing', 'answering'],
    take(state, { refusal }) {
      const { of, messages, words } = refusal;
      const hasMessages = Object.keys(messages).length > 0;
      const open = of === 'answers' && hasMessages ? 'additional_details_section' : firstSectionOf(messages);
      const effects: JoiningEffect[] = [{ do: 'show-refusal', refusal }];
      if (open === null) {
        const { state: next } = follow(state, {}, [], filling);
        return { state: { ...next, failure: words }, effects };
      }
      const incomplete = of === 'answers' ? [] : sectionsOf(messages);
      return openNext(state, { open, incomplete }, [...effects, { do: 'focus', id: open }], filling);
    },
  },
};
