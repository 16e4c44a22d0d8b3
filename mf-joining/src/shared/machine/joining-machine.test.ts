import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  answering,
  at,
  atCentre,
  atDates,
  atMembership,
  cart,
  complete,
  customer,
  home,
  opening,
  payer,
  ready,
  refusal,
  single,
  storing,
  visitor,
} from '../../testing/joining-samples.ts';
import { joiningSteps } from '../../testing/joining-steps.ts';
import { choiceSteps } from './choice-steps.ts';
import { heldMembershipSteps } from './held-membership-steps.ts';
import { freshJoining } from './joining.ts';
import { firstSteps, openJoining, stageOf, joiningStep as stepBy, VISITOR } from './joining-machine.ts';
import type { JoiningEvent, JoiningStage, JoiningState } from './joining-states.ts';
import { newCustomerSteps } from './new-customer-steps.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { describeSections } from './section-flow.ts';
import { SECTION_IDS } from './section-ids.ts';
import { submissionSteps } from './submission-steps.ts';

const allSteps = {
  ...firstSteps,
  ...heldMembershipSteps,
  ...choiceSteps,
  ...newCustomerSteps,
  ...submissionSteps,
};
const joiningStep = (state: JoiningState, event: JoiningEvent) => stepBy(allSteps, state, event);

test.each(joiningSteps)('%s', (_, from, event, stage, joining, effects) => {
  const next = joiningStep(from, event);
  expect(stageOf(next.state)).toBe(stage);
  expect(next.state.joining).toMatchObject(joining);
  expect(next.effects).toEqual(effects);
});

const stages: Record<JoiningStage, JoiningState> = {
  opening,
  leading: at('leading'),
  'taking-up': at('filling', { mode: 'renew', membershipId: '31', centreSlug: null, membership: null }),
  filling: at('filling'),
  checking: at('filling', { isNewCustomer: true }),
  storing: at(storing),
  answering: at(answering),
  submitted: at('submitted'),
};
const everywhere: JoiningStage[] = Object.keys(stages) as JoiningStage[];
const shown: JoiningStage[] = ['filling', 'checking'];
const moving: JoiningStage[] = [...shown, 'storing', 'answering'];

/** The stages that hear an event. All others leave everything as it is. */
const heard: { [Type in JoiningEvent['type']]: [Extract<JoiningEvent, { type: Type }>, JoiningStage[]] } = {
  arrived: [{ type: 'arrived', address: { ...atCentre, centreSlug: 'bury' } }, everywhere],
  'basket-read': [
    { type: 'basket-read', owner: 'p2', cart: null, address: home },
    ['opening', 'leading', 'taking-up', ...shown],
  ],
  'home-centre-known': [{ type: 'home-centre-known', centreSlug: 'bury' }, ['taking-up']],
  'renewal-stored': [{ type: 'renewal-stored', cart }, ['taking-up']],
  'link-read': [
    { type: 'link-read', link: 'a', centreSlug: 'bury', found: single, unavailable: null },
    shown,
  ],
  'membership-lost': [{ type: 'membership-lost', why: 'ineligible' }, ['filling']],
  'membership-chosen': [
    { type: 'membership-chosen', chosen: single, path: null, cart, person: customer },
    shown,
  ],
  'centre-given-up': [{ type: 'centre-given-up' }, shown],
  'account-created': [{ type: 'account-created' }, ['filling']],
  'customer-checked': [
    { type: 'customer-checked', isEligible: true, areDetailsComplete: true },
    ['checking'],
  ],
  'section-finished': [{ type: 'section-finished', id: 'dates_section', person: customer }, moving],
  'section-edited': [{ type: 'section-edited', id: 'centre_section', person: customer }, moving],
  'section-revisited': [{ type: 'section-revisited', id: 'membership_section' }, ['filling']],
  'submit-pressed': [{ type: 'submit-pressed', submission: ready, person: customer }, shown],
  'membership-stored': [{ type: 'membership-stored', cart, hasAnswers: true }, ['storing']],
  'answers-stored': [{ type: 'answers-stored' }, ['answering']],
  'submit-refused': [{ type: 'submit-refused', refusal: refusal('membership') }, ['storing', 'answering']],
};
const pairs = everywhere.flatMap((stage) =>
  Object.values(heard).map(([event, by]) => [stage, event.type, by.includes(stage), event] as const),
);

test.each(pairs)('%s hears %s: %s', (stage, _, isHeard, event) => {
  const before = stages[stage];
  const { state, effects } = joiningStep(before, event);
  expect(state !== before).toBe(isHeard);
  if (!isHeard) expect(effects).toEqual([]);
});

describe('opening', () => {
  it('waits for nothing when a visitor is there', () => {
    expect(stageOf(openJoining(freshJoining, VISITOR))).toBe('filling');
  });
  it('waits for the basket of a person, and of one who may have paid', () => {
    expect(stageOf(openJoining(freshJoining, 'p1'))).toBe('opening');
    expect(stageOf(openJoining(freshJoining, null))).toBe('opening');
    expect(stageOf(openJoining({ ...freshJoining, isSubmitted: true }, VISITOR))).toBe('opening');
  });
  it('reads a basket once for each person, and a link once for each address', () => {
    const read: JoiningEvent = { type: 'basket-read', owner: 'p1', cart, address: home };
    expect(joiningStep(at('filling'), read).effects).toEqual([]);
    const followed = at('filling', {}, { linkRead: 'a' });
    expect(
      joiningStep(followed, {
        type: 'link-read',
        link: 'a',
        centreSlug: 'b',
        found: single,
        unavailable: null,
      }),
    ).toEqual({
      state: followed,
      effects: [],
    });
  });
});

test('the address of a membership that was given up does not cross the way home, and says so when opened again', () => {
  const checking = at('filling', { isNewCustomer: true, membership: single });
  const refused: JoiningEvent = { type: 'customer-checked', isEligible: false, areDetailsComplete: true };
  const { state: left } = joiningStep(checking, refused);
  const read: JoiningEvent = {
    type: 'link-read',
    link: 'a',
    centreSlug: 'b',
    found: single,
    unavailable: 'ineligible',
  };
  expect(joiningStep(left, read).effects).toEqual([]);
  const { state: there } = joiningStep(left, { type: 'arrived', address: home });
  expect(joiningStep(there, read).effects).toContainEqual({ do: 'tell', what: 'ineligible' });
});

describe('a submission', () => {
  const press: JoiningEvent = { type: 'submit-pressed', submission: ready, person: customer };
  it('is stored once, however often the button is pressed', () => {
    const first = joiningStep(at('filling', complete), press);
    expect([...first.effects, ...joiningStep(first.state, press).effects]).toHaveLength(1);
  });
  it.each([
    ['join', customer, true],
    ['join', payer, false],
    ['change', customer, false],
    ['renew', customer, false],
  ] as const)('%s, %o sets up a new mandate: %s', (mode, person, newMandate) => {
    const { state } = joiningStep(at('filling', { ...complete, mode }), { ...press, person });
    expect(state.phase).toEqual({ at: 'storing', newMandate });
  });
  it('is refused in words until something else is done', () => {
    const { state } = joiningStep(at(storing), { type: 'submit-refused', refusal: refusal('membership') });
    expect(state.failure).toBe('No');
    expect(
      joiningStep(state, { type: 'section-edited', id: 'centre_section', person: customer }).state.failure,
    ).toBeNull();
  });
  it('keeps of the sections what a reload would keep', () => {
    const { state } = joiningStep(at(storing, complete), {
      type: 'membership-stored',
      cart,
      hasAnswers: false,
    });
    expect(state.joining.edited).toEqual(atDates.edited);
  });
});

describe('any sequence of events', () => {
  const person = fc.constantFrom(visitor, customer, payer, { ...customer, hasQuestions: true });
  const id = fc.constantFrom(...SECTION_IDS);
  const address = fc.constantFrom(home, atCentre, atMembership, { ...atCentre, centreSlug: 'bury' });
  const submission = fc.constantFrom(ready, { incomplete: 'dates_section' } as const);
  const event: fc.Arbitrary<JoiningEvent> = fc.oneof(
    fc.constantFrom(...Object.values(heard).map(([one]) => one as JoiningEvent)),
    fc.record({ type: fc.constant('arrived' as const), address }),
    fc.record({ type: fc.constant('section-finished' as const), id, person }),
    fc.record({ type: fc.constant('section-edited' as const), id, person }),
    fc.record({ type: fc.constant('submit-pressed' as const), submission, person }),
  );
  const from = fc.constantFrom(opening, at('filling'), at('filling', complete));

  function walk(
    start: JoiningState,
    events: readonly JoiningEvent[],
    check: (before: JoiningState, event: JoiningEvent) => void,
  ) {
    let state = start;
    for (const each of events) {
      check(state, each);
      state = joiningStep(state, each).state;
    }
  }

  it('stores nothing while a section that is shown is not complete', () =>
    fc.assert(
      fc.property(from, fc.array(event, { maxLength: 30 }), (start, events) =>
        walk(start, events, (before, each) => {
          const { effects } = joiningStep(before, each);
          if (!effects.some(({ do: what }) => what === 'store') || each.type !== 'submit-pressed') return;
          expect(each.submission.incomplete).toBeNull();
          expect(each.person.isLoggedIn).toBe(true);
          const { joining } = before;
          const facts = {
            ...each.person,
            mode: joining.mode,
            hasCentre: joining.centreSlug !== null,
            paymentType: joining.membership?.paymentType ?? null,
          };
          const flow = { ...joining, open: 'checkout_section' as const };
          const statuses = describeSections(sectionDefinitions, flow, facts).slice(0, -1);
          expect(statuses.slice(0, -1).every(({ status }) => status === 'completed')).toBe(true);
        }),
      ),
    ));

  it('clears the basket by choosing a membership only', () =>
    fc.assert(
      fc.property(from, fc.array(event, { maxLength: 30 }), (start, events) =>
        walk(start, events, (before, each) => {
          const { effects } = joiningStep(before, each);
          if (effects.some(({ do: what }) => what === 'clear-basket'))
            expect(each.type).toBe('membership-chosen');
        }),
      ),
    ));
});
