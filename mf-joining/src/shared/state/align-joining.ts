import type { JoiningAddress } from '../machine/joining-address.ts';
import { firstSteps, joiningStep } from '../machine/joining-machine.ts';
import type { JoiningState, JoiningStep, LinkRead } from '../machine/joining-states.ts';

interface Aligned {
  address: JoiningAddress;
  link: LinkRead | null;
  step: JoiningStep;
}

const known = new WeakMap<JoiningState, Aligned>();

/**
 * The state in line with the address and the membership that it names. It is the same object each time: what is drawn
 * first is what is held then, so that a page that the server rendered does not change while it is hydrated.
 */
export function alignJoining(
  held: JoiningState,
  address: JoiningAddress,
  link: LinkRead | null,
): JoiningStep {
  const last = known.get(held);
  if (last?.address === address && last.link === link) return last.step;
  const arrived = joiningStep(firstSteps, held, { type: 'arrived', address });
  const step = link ? joiningStep(firstSteps, arrived.state, link) : arrived;
  known.set(held, { address, link, step });
  return step;
}
