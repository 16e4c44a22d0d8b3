import { EARLY_ACTIONS, type EarlyActions, PERSON_UNKNOWN } from 'shared-contracts/unhydrated-page';
import { loadCode } from 'shared-ui/load-code';
import type { PlatformServices } from '../../platform-context.ts';

const importReplay = () => import(/* webpackChunkName: "replay-early" */ './replay-early.ts');
const importShow = () => import(/* webpackChunkName: "show-personal" */ './show-personal.ts');

const earlyActions = () => (globalThis as { [EARLY_ACTIONS]?: EarlyActions<Element> })[EARLY_ACTIONS];

const hasActions = ({ fields, presses }: EarlyActions<Element>): boolean =>
  fields.length + presses.length > 0;

/** True if someone waits for the answer to what they did on the page. Its repetition is requested, then, beforehand. */
export function isAwaited(): boolean {
  const early = earlyActions();
  if (!early || !hasActions(early)) return false;
  loadCode(importReplay).catch(() => undefined);
  return true;
}

/** Resumes a rendered page after hydration: repeats what the person did on it, and shows what is personal to them. */
export function resumeRenderedPage(root: HTMLElement, platform: PlatformServices): void {
  const early = earlyActions();
  if (early) {
    const replay = () => void loadCode(importReplay).then(({ replayEarly }) => replayEarly(early, root));
    early.wake = replay;
    if (hasActions(early)) replay();
  }
  if (document.documentElement.hasAttribute(PERSON_UNKNOWN))
    void loadCode(importShow).then(({ showPersonal }) => showPersonal(platform));
}
