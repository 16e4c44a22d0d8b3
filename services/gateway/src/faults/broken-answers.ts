import type { BuildOutput } from '../build-output/build-output.ts';
import type { ReadAnswer } from '../public-answers/public-answers.ts';
import { texts } from '../texts/en.ts';
import type { FaultBoard } from './fault-board.ts';

/** Leaves the hashes of entries out, so that a browser takes an altered one. */
export function unsealed(build: BuildOutput): BuildOutput {
  const known = new WeakMap<object, Awaited<ReturnType<BuildOutput['registry']>>>();
  return {
    ...build,
    async registry() {
      const sealed = await build.registry();
      const open = known.get(sealed) ?? sealed.map((remote) => ({ ...remote, integrity: null }));
      known.set(sealed, open);
      return open;
    },
  };
}

/** Lets broken calls fail for pages too. */
export const withFaults =
  (read: ReadAnswer, faults: FaultBoard): ReadAnswer =>
  async (site, url) => {
    const status = faults.apiFault(url.split('?')[0] ?? '');
    if (status === null) return read(site, url);
    return { url, status, body: { status_code: status, message: texts.somethingWrong } };
  };
