import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, atCentre, atMembership, customer, home, monthly } from '../../testing/joining-samples.ts';
import { choiceSteps } from './choice-steps.ts';
import { freshJoining } from './joining.ts';
import type { JoiningAddress } from './joining-address.ts';
import { firstSteps, joiningFacts, joiningStep } from './joining-machine.ts';
import type { JoiningEvent, JoiningState } from './joining-states.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { openSection } from './section-flow.ts';
import type { SectionId } from './section-ids.ts';

const person = { ...customer, hasQuestions: true };
const steps = { ...firstSteps, ...choiceSteps };
const own = '/centre/sale-leisure-centre/membership/adult/recurring';

interface Entry {
  address: JoiningAddress;
  section: SectionId | null;
}

/** A tab: its history, and joining in it. */
interface Tab {
  state: JoiningState;
  entries: Entry[];
}

const openIn = ({ joining }: JoiningState) =>
  openSection(sectionDefinitions, joining, joiningFacts(joining, person));

function send(tab: Tab, event: JoiningEvent): Tab {
  const { state, effects } = joiningStep(steps, tab.state, event);
  const here = tab.entries.at(-1);
  const entries = [...tab.entries];
  for (const effect of effects) {
    if (effect.do === 'push-section' && here) entries.push({ ...here, section: effect.id });
    if (effect.do === 'go' && effect.path === own)
      entries.push({ address: atMembership, section: effect.section ?? null });
  }
  return arrive({ state, entries });
}

/** Brings joining in line with the entry that the tab has reached. */
function arrive({ state, entries }: Tab): Tab {
  const address = entries.at(-1)?.address ?? home;
  return { state: joiningStep(steps, state, { type: 'arrived', address }).state, entries };
}

/** One entry back, as the page reports it. */
function goBack({ state, entries }: Tab): Tab {
  const left = entries.at(-1);
  const tab = arrive({ state, entries: entries.slice(0, -1) });
  const here = tab.entries.at(-1);
  if (!here || (here.section === null && here.address !== left?.address)) return tab;
  return send(tab, { type: 'section-revisited', id: here.section });
}

/** Moves of a person in the open section. */
type Move = 'continue' | { edit: SectionId };

function move(tab: Tab, step: Move): Tab {
  if (step !== 'continue') return send(tab, { type: 'section-edited', id: step.edit, person });
  const id = openIn(tab.state);
  const isAtCentre = tab.entries.at(-1)?.address === atCentre;
  if (id === null || id === 'confirmation_section') return tab;
  return id === 'membership_section'
    ? send(tab, {
        type: 'membership-chosen',
        chosen: monthly,
        path: isAtCentre ? own : null,
        cart: null,
        person,
      })
    : send(tab, { type: 'section-finished', id, person });
}

it('Back visits every section that was opened, last one first, up to the memberships of the centre', () => {
  const edit = fc.record({
    edit: fc.constantFrom<SectionId>(
      'centre_section',
      'membership_section',
      'details_section',
      'additional_details_section',
      'dates_section',
    ),
  });
  const moves = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant('continue' as const) }, edit), {
    maxLength: 25,
  });
  let most = 0;
  fc.assert(
    fc.property(moves, (made) => {
      const start = arrive({
        state: at('filling', { ...freshJoining, edited: ['details_section'] }),
        entries: [
          { address: home, section: null },
          { address: atCentre, section: null },
        ],
      });
      let tab = start;
      const visited = [openIn(tab.state)];
      for (const step of made) {
        const next = move(tab, step);
        const open = openIn(next.state);
        // A section of its own, and an entry of its own.
        expect(next.entries.length - tab.entries.length).toBe(open === visited.at(-1) ? 0 : 1);
        if (open !== visited.at(-1)) visited.push(open);
        tab = next;
      }
      most = Math.max(most, visited.length);
      for (const section of visited.toReversed()) {
        expect(openIn(tab.state)).toBe(section);
        tab = goBack(tab);
      }
      expect(openIn(tab.state)).toBe('centre_section');
    }),
  );
  expect(most).toBeGreaterThan(5);
});
