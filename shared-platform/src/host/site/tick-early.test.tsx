// @vitest-environment happy-dom
// @isolated: the script before hydration listens to its document for good, and would stop the forms of other files
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchBeforeHydration } from 'shared-contracts/before-hydration';
import { isHydrated } from 'shared-contracts/is-hydrated';
import type { EarlyActions } from 'shared-contracts/unhydrated-page';
import { afterEach, expect, it, vi } from 'vitest';
import { replayEarly } from './replay-early.ts';

const NAME = 'earlyTicks';

/** Listeners of the script, which stay for good on a true page: each test begins without those of the last. */
let heard: Parameters<typeof document.addEventListener>[] = [];

afterEach(() => {
  for (const [type, listener, isCapture] of heard) document.removeEventListener(type, listener, isCapture);
  document.body.replaceChildren();
});

function Choice() {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <>
      <input type="checkbox" checked={isChosen} onChange={() => setIsChosen((before) => !before)} />
      <output>{isChosen ? 'Chosen' : 'Open'}</output>
    </>
  );
}

/** A rendered page with a box, and its scripts, which have come but have not taken over the box. */
function openPage() {
  const listening = vi.spyOn(document, 'addEventListener');
  watchBeforeHydration('token', 'data-unknown', NAME, isHydrated);
  heard = [...listening.mock.calls];
  listening.mockRestore();
  const early = (globalThis as unknown as Record<string, EarlyActions<Element>>)[
    NAME
  ] as EarlyActions<Element>;
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = '<!--$--><input type="checkbox"/><output>Open</output><!--/$-->';
  document.body.append(root);
  const box = root.querySelector('input') as HTMLInputElement;
  hydrateRoot(
    root,
    <Suspense>
      <Choice />
    </Suspense>,
  );
  return {
    box,
    said: () => root.querySelector('output')?.textContent,
    replay: () => replayEarly(early, root),
  };
}

it.each([1, 2, 3])('a box clicked %i times while React takes it over is as often ticked', async (times) => {
  const { box, said, replay } = openPage();
  for (let time = 0; time < times; time += 1) box.click();
  const isTicked = times % 2 === 1;
  expect(box.checked).toBe(isTicked);
  replay();
  await vi.waitFor(() => expect(isHydrated(box)).toBe(true));
  await vi.waitFor(() => expect(said()).toBe(isTicked ? 'Chosen' : 'Open'));
  expect(box.checked).toBe(isTicked);
});

it('a box that another script has put beside the root works at once', () => {
  openPage();
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const heard: string[] = [];
  for (const type of ['click', 'input', 'change']) box.addEventListener(type, () => heard.push(type));
  document.body.append(box);
  box.click();
  expect(heard).toEqual(['click', 'input', 'change']);
});
