import { EARLY_ACTIONS, type EarlyActions, PERSON_UNKNOWN } from 'shared-contracts/unhydrated-page';
import { loadCode } from 'shared-ui/load-code';
import type { PlatformServices } from '../../platform-context.ts';

const importReplay = () => import(/* webpackChunkName: "replay-early" */ './replay-early.ts');
const importShow = () => import(/* webpackChunkName: "show-personal" */ './show-personal.ts');

/** Resumes a rendered page after hydration: repeats what the person did on it, and shows what is personal to them. */
export function resumeRenderedPage(root: HTMLElement, platform: PlatformServices): void {
  const early = (globalThis as { [EARLY_ACTIONS]?: EarlyActions<Element> })[EARLY_ACTIONS];
  if (early) {
    const replay = () => void loadCode(importReplay).then(({ replayEarly }) => replayEarly(early, root));
    early.wake = replay;
    if (early.fields.length + early.presses.length > 0) replay();
  }
  if (document.documentElement.hasAttribute(PERSON_UNKNOWN))
    void loadCode(importShow).then(({ showPersonal }) => showPersonal(platform));
}
