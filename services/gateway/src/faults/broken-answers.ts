import { setTimeout } from 'node:timers/promises';
import type { Registry } from 'shared-contracts/remote';
import type { BuildOutput } from '../build-output/build-output.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { texts } from '../texts/en.ts';
import { type FaultBoard, SLOW } from './fault-board.ts';

/** Leaves the hashes of entries out, so that a browser takes an altered one. */
export function unsealed(build: BuildOutput): BuildOutput {
  const known = new WeakMap<Registry, Registry>();
  const open = (sealed: Registry) => {
    const registry = known.get(sealed) ?? sealed.map((remote) => ({ ...remote, integrity: null }));
    known.set(sealed, registry);
    return registry;
  };
  return {
    ...build,
    async releases() {
      const { isShared, registryFor } = await build.releases();
      return { isShared, registryFor: (visitor) => open(registryFor(visitor)) };
    },
  };
}

/** Lets broken calls fail for pages too. What comes late comes late enough for the browser to ask by itself. */
export const withFaults =
  (read: ReadAnswer, faults: FaultBoard): ReadAnswer =>
  async (site, url) => {
    const service = faults.serviceFault();
    if (service === 'down') return null;
    if (service === 'slow') await setTimeout(SLOW);
    const path = url.split('?')[0] ?? '';
    if (service === 'flapping' && faults.isDownThisTime(`page ${path}`)) return null;
    const status = faults.apiFault(path);
    if (status === null) return read(site, url);
    return { url, status, body: { status_code: status, message: texts.somethingWrong } };
  };
