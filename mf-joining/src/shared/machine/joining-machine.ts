import { paths } from 'shared-contracts/links';
import { applyAddress } from './apply-address.ts';
import { cartAppliesAt, isDone, resetJoining, restoreCart } from './cart-selection.ts';
import { freshJoining, type Joining, type UnavailableChoice } from './joining.ts';
import { isPaymentType, membershipPath } from './joining-address.ts';
import type {
  JoiningEffect,
  JoiningEvent,
  JoiningPhase,
  JoiningStage,
  JoiningState,
  JoiningStep,
  PersonFacts,
} from './joining-states.ts';
import { modeRules } from './mode-rules.ts';
import type { JoiningFacts } from './section-definition.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { editSection, finishSection } from './section-flow.ts';
import { dropMembership, selectMembership } from './selection.ts';

/** Stages that react to an event, and the step that each takes. */
interface Hearing<Event extends JoiningEvent> {
  in: readonly JoiningStage[];
  take(state: JoiningState, event: Event): JoiningStep;
}

/** Steps of the machine. Those that need a later section arrive with its code. */
export type JoiningSteps = {
  [Type in JoiningEvent['type']]?: Hearing<Extract<JoiningEvent, { type: Type }>>;
};

/** Whose basket a visitor's is. */
export const VISITOR = '';

export const filling: JoiningPhase = { at: 'filling' };

const goHome = (replaces: boolean): JoiningEffect => ({ do: 'go', path: paths.home, replaces });

/** Facts that the sections depend on. */
export const joiningFacts = (
  { mode, centreSlug, membership }: Joining,
  person: PersonFacts,
): JoiningFacts => ({
  ...person,
  mode,
  hasCentre: centreSlug !== null,
  paymentType: membership?.paymentType ?? null,
});

/** The state on opening the screen. A visitor has no basket to wait for. */
export function openJoining(joining: Joining, owner: string | null): JoiningState {
  const isKnown = owner === VISITOR && !isDone(joining, null);
  return {
    joining,
    phase: { at: isKnown ? 'filling' : 'opening' },
    basketOf: isKnown ? VISITOR : null,
    linkRead: null,
    failure: null,
  };
}

/** State of joining. */
export function stageOf({ phase, joining }: JoiningState): JoiningStage {
  if (phase.at !== 'filling') return phase.at;
  if (modeRules[joining.mode].isHeld && joining.centreSlug === null) return 'taking-up';
  return joining.isNewCustomer ? 'checking' : 'filling';
}

/** A step to a changed choice. */
export function follow(
  state: JoiningState,
  parts: Partial<Joining>,
  effects: readonly JoiningEffect[] = [],
  phase = state.phase,
): JoiningStep {
  return { state: { ...state, joining: { ...state.joining, ...parts }, phase, failure: null }, effects };
}

/** A step back to the centre, without the membership. */
export function giveUp(
  state: JoiningState,
  joining: Joining,
  why: UnavailableChoice,
  replaces: boolean,
): JoiningStep {
  const left = { ...state, givenUp: joining.membership?.typeId };
  return follow(left, dropMembership(joining, why), [{ do: 'tell', what: why }, goHome(replaces)]);
}

/** A step to another open section, which gets an entry in the history of its own. */
export function openNext(
  state: JoiningState,
  parts: Partial<Joining>,
  effects: readonly JoiningEffect[] = [],
  phase = state.phase,
): JoiningStep {
  const { open = null } = parts;
  const isNew = open !== null && open !== state.joining.open;
  return follow(state, parts, isNew ? [{ do: 'push-section', id: open }, ...effects] : effects, phase);
}

/** The stages that show the sections. */
export const choosing = ['filling', 'checking'] as const;
const moving = [...choosing, 'storing', 'answering'] as const;
const beginning = ['opening', 'leading', 'taking-up'] as const;

/** The steps that the first sections need. */
export const firstSteps: JoiningSteps = {
  arrived: {
    in: [...beginning, ...moving, 'submitted'],
    take(before, { address }) {
      const hasLeft = address.membership === null && before.givenUp !== undefined;
      const state = hasLeft ? { ...before, givenUp: undefined } : before;
      const joining = applyAddress(state.joining, address);
      const hasArrived = state.phase.at === 'leading' && address.membership !== null;
      if (joining === state.joining && !hasArrived) return { state, effects: [] };
      return { state: { ...state, joining, phase: hasArrived ? filling : state.phase }, effects: [] };
    },
  },
  'basket-read': {
    in: [...beginning, ...choosing],
    take(state, { owner, cart, address }) {
      if (state.basketOf === owner) return { state, effects: [] };
      const { joining } = state;
      const read: JoiningState = { ...state, basketOf: owner, phase: filling };
      if (isDone(joining, cart)) return follow(read, resetJoining(joining), [{ do: 'forget-search' }]);
      const paymentType = cart?.paymentOption.paymentType;
      if (!cart || !isPaymentType(paymentType) || !cartAppliesAt(cart, address))
        return { state: read, effects: [] };
      const restore: JoiningEffect = { do: 'restore', cart };
      const restored = restoreCart(joining, cart);
      if (modeRules[address.mode].isHeld) return follow(read, restored, [restore]);
      const path = membershipPath(cart.homeVenue.slug, cart.membershipType, paymentType);
      const phase: JoiningPhase = address.membership === null ? { at: 'leading' } : filling;
      const go: JoiningEffect = {
        do: 'go',
        path,
        replaces: true,
        ...(restored.open && { section: restored.open }),
      };
      return follow(read, restored, [restore, go], phase);
    },
  },
  'link-read': {
    in: choosing,
    take(state, { link, centreSlug, found, unavailable }) {
      if (state.linkRead === link) return { state, effects: [] };
      const read = { ...state, linkRead: link };
      const { joining } = state;
      const { membership } = joining;
      // One that was lost since it was chosen is given up by `membership-lost`.
      if (found && found.typeId === membership?.typeId && found.paymentType === membership.paymentType)
        return { state: read, effects: [] };
      // Given up before its address was read as the person's own: a toast says so, and they are on the way home.
      if (found && unavailable !== null && found.typeId === state.givenUp)
        return { state: read, effects: [] };
      if (found && unavailable === null) {
        const parts = { ...selectMembership(joining, found), open: 'membership_section' } as const;
        return follow(read, parts, [{ do: 'reset-filters' }]);
      }
      const lostChoice = unavailable ?? 'not-found';
      return follow(read, { lostChoice, lostMembership: found }, [
        { do: 'tell', what: lostChoice },
        { do: 'go', path: paths.centre(centreSlug), replaces: true },
      ]);
    },
  },
  'membership-lost': {
    in: ['filling'],
    take: (state, { why }) => giveUp(state, state.joining, why, true),
  },
  'centre-given-up': {
    in: choosing,
    take: (state) =>
      follow(state, { ...freshJoining, open: 'centre_section', arrivedAt: state.joining.arrivedAt }, [
        { do: 'forget-search' },
        { do: 'forget-centre' },
        goHome(false),
        { do: 'focus', id: 'centre_section' },
      ]),
  },
  'section-finished': {
    in: moving,
    take: (state, { id, person }) =>
      openNext(
        state,
        finishSection(sectionDefinitions, state.joining, joiningFacts(state.joining, person), id),
      ),
  },
  'section-edited': {
    in: moving,
    take: (state, { id, person }) =>
      openNext(
        state,
        editSection(sectionDefinitions, state.joining, joiningFacts(state.joining, person), id),
      ),
  },
  'section-revisited': {
    in: ['filling'],
    take(state, { id }) {
      const first = modeRules[state.joining.mode].hasChoice ? 'membership_section' : 'dates_section';
      return follow(state, { open: id ?? first });
    },
  },
};

/** Applies an event: returns the next state and its effects. An event that a stage ignores changes nothing. */
export function joiningStep(steps: JoiningSteps, state: JoiningState, event: JoiningEvent): JoiningStep {
  const hearing = steps[event.type] as Hearing<JoiningEvent> | undefined;
  return hearing?.in.includes(stageOf(state)) ? hearing.take(state, event) : { state, effects: [] };
}
