import { describe, expect, it, test } from 'vitest';
import { isFormShown, isInFlight, isPaying, openPayment, paymentStage, payStep } from './payment-machine.ts';
import {
  answered,
  at,
  base,
  challenge,
  completed,
  ended,
  failed,
  free,
  opening,
  poll,
  refused,
  reported,
  session,
  unresolved,
} from './payment-samples.testing.ts';
import type { PaymentEvent, PaymentPhase } from './payment-states.ts';
import { paymentSteps } from './payment-steps.testing.ts';

test.each(paymentSteps)('%s', (_, from, event, to, effects) => {
  expect(payStep(from, event)).toEqual({ state: to, effects });
});

const phases: PaymentPhase[] = [
  opening,
  { at: 'preparing' },
  { at: 'renewing' },
  { at: 'prepare-failed' },
  { at: 'ready' },
  { at: 'tokenising' },
  { at: 'authorising' },
  { at: 'challenge', challenge },
  { at: 'leaving', to: 'card' },
  { at: 'completing' },
  { at: 'complete-failed', message: null },
  { at: 'completed', orderId: 'o1' },
  { at: 'closed' },
];
const events: PaymentEvent[] = [
  completed,
  { type: 'status-lost' },
  { type: 'status-refused' },
  { type: 'prepared', session },
  { type: 'prepare-failed' },
  { type: 'submitted' },
  { type: 'tokenised', cardIdentifier: 'c1' },
  { type: 'key-dead' },
  { type: 'card-refused', messages: [] },
  answered('authorised'),
  { type: 'authorise-refused', message: null, reason: null },
  { type: 'authorise-conflicted', message: null },
  { type: 'outcome-lost' },
  ended('authorised'),
  { type: 'challenge-left', to: 'card' },
  { type: 'returned' },
  { type: 'order-made', orderId: 'o1' },
  { type: 'order-refused', message: null },
  { type: 'retried' },
];
const unexpected = phases.flatMap((phase) =>
  events
    .filter(
      ({ type }) =>
        !paymentSteps.some(([, from, event]) => from.phase.at === phase.at && event.type === type),
    )
    .map((event) => [phase.at, event.type, at(phase), event] as const),
);

test.each(unexpected)('%s ignores %s', (_, __, state, event) => {
  expect(payStep(state, event)).toEqual({ state, effects: [] });
});

describe('a payment', () => {
  it('opens by asking how an earlier one ended', () => {
    expect(openPayment('card', true)).toEqual({
      state: { ...base, session: null, phase: { ...unresolved(0) } },
      effects: [poll(0)],
    });
  });

  it('pays once, however often the button is pressed', () => {
    const first = payStep(base, { type: 'submitted' });
    const second = payStep(first.state, { type: 'submitted' });
    expect([...first.effects, ...second.effects]).toEqual([{ do: 'tokenise', session }]);
  });

  it('ignores the end of another challenge, and a second end of its own', () => {
    const shown = at({ at: 'challenge', challenge });
    expect(payStep(shown, ended('authorised', 'other'))).toEqual({ state: shown, effects: [] });
    const first = payStep(shown, ended('authorised'));
    expect(payStep(first.state, ended('authorised')).effects).toEqual([]);
  });

  it('waits longer between questions, and continues asking', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 50].map(
      (asked) => payStep(at(unresolved(asked)), reported('processing')).effects[0],
    );
    expect(pauses).toEqual(
      [2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000].map((afterMs) => ({ do: 'ask-status', afterMs })),
    );
  });

  it.each<[string, PaymentEvent]>([
    ['an order that is named before it is made', reported('processing', { completeOrderId: 'o1' })],
    ['an order that is made and not named', reported('completed')],
    ['an authorisation without its number', reported('authorised')],
    ['what is left of a challenge', reported('processing', challenge)],
    ['a challenge without a payment', reported('sca_required', { ...challenge, transactionUuid: null })],
    ['a challenge without an address', reported('sca_required', { ...challenge, scaUrl: null })],
    ['a challenge without its data', reported('sca_required', { ...challenge, scaData: null })],
  ])('continues asking when it learns of %s', (_, event) => {
    expect(payStep(at(unresolved(1)), event)).toEqual({ state: at(unresolved(2)), effects: [poll(2)] });
  });

  it.each<[string, PaymentEvent]>([
    ['an unknown status, whatever comes with it', answered('rejected', challenge)],
    ['a challenge that did not come', answered('sca_required')],
  ])('has failed when it is answered with %s', (_, event) => {
    expect(payStep(at({ at: 'authorising' }), event).state).toMatchObject({
      phase: { at: 'preparing' },
      notice: failed,
    });
  });

  it.each([
    ['the button', { at: 'ready' }, { type: 'submitted' }],
    ['the provider', { at: 'tokenising' }, { type: 'tokenised', cardIdentifier: 'c1' }],
  ] as const)('sends no card without a session, after %s', (_, phase, event) => {
    const without = at(phase, { session: null });
    expect(payStep(without, event)).toEqual({
      state: { ...without, phase: { at: 'prepare-failed' } },
      effects: [],
    });
  });

  it('that is refused in words does not take the reason of the payment before it', () => {
    const { state } = payStep(at(refused('authorise')), reported('failed', { failureReason: 'declined' }));
    expect(state.notice).toEqual({ about: 'failed-payment', detail: 'No', reason: null });
  });

  it('that is free and refused without a word has none to show', () => {
    const refusal = payStep(
      { ...free, phase: { at: 'completing' } },
      { type: 'order-refused', message: null },
    );
    expect(refusal.state.notice).toEqual({ about: 'refused-order', messages: [] });
  });

  it('asks the card again only where nothing was taken', () => {
    for (const phase of phases) {
      const opens = events.some((event) =>
        payStep(at(phase), event).effects.some(({ do: what }) => what === 'authorise'),
      );
      expect(opens).toBe(phase.at === 'tokenising');
    }
  });
});

test.each(phases.map((phase) => [phase.at, phase] as const))('whether %s is in flight', (name, phase) => {
  expect(isPaying(at(phase))).toBe(['renewing', 'tokenising', 'authorising', 'completing'].includes(name));
});

test.each([
  ['the first question', opening, false],
  ['the form', { at: 'ready' }, false],
  ['a card on its way to the provider', { at: 'tokenising' }, true],
  ['a payment on its way', { at: 'authorising' }, true],
  ['the bank', { at: 'challenge', challenge }, true],
  ['leaving the bank', { at: 'leaving', to: 'card' }, true],
  ['an order being made', { at: 'completing' }, true],
  ['a lost answer', unresolved(1), true],
  ['an order that was refused', { at: 'complete-failed', message: null }, false],
  ['the end', { at: 'completed', orderId: 'o1' }, false],
] as const)('whether %s must be seen to its end', (_, phase, is) => {
  expect(isInFlight(at(phase))).toBe(is);
});

test.each([
  ['ready', { at: 'ready' }, session, true],
  ['a card being tokenised', { at: 'tokenising' }, session, true],
  ['a card being authorised', { at: 'authorising' }, session, true],
  ['a session being renewed', { at: 'renewing' }, session, true],
  ['a further session being opened', { at: 'preparing' }, session, true],
  ['the first session being opened', { at: 'preparing' }, null, false],
  ['an order being made', { at: 'completing' }, session, true],
  ['an earlier payment being completed', { at: 'completing' }, null, false],
  ['a payment being looked into', unresolved(1), session, false],
] as const)('the form with %s', (_, phase, known, shown) => {
  expect(isFormShown(at(phase, { session: known }))).toBe(shown);
});

test('the form of a free order needs no session, and a payment that is resumed has none', () => {
  expect(isFormShown(free)).toBe(true);
  expect(isFormShown({ ...base, kind: 'resume' })).toBe(false);
});

test.each([
  ['the first question', opening, 'open'],
  ['a session on its way', { at: 'preparing' }, 'open'],
  ['a session that did not come', { at: 'prepare-failed' }, 'open'],
  ['the form', { at: 'ready' }, 'open'],
  ['a card on its way to the provider', { at: 'tokenising' }, 'paying'],
  ['a payment on its way', { at: 'authorising' }, 'paying'],
  ['the bank', { at: 'challenge', challenge }, 'elsewhere'],
  ['leaving the bank', { at: 'leaving', to: 'card' }, 'elsewhere'],
  ['a lost answer', unresolved(1), 'elsewhere'],
  ['an order that was refused', { at: 'complete-failed', message: null }, 'elsewhere'],
  ['the end', { at: 'completed', orderId: 'o1' }, 'elsewhere'],
] as const)('the stage of %s', (_, phase, stage) => {
  expect(paymentStage(at(phase))).toBe(stage);
});
