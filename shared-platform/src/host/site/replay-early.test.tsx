// @vitest-environment happy-dom
import { Suspense, startTransition, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from 'shared-contracts/is-hydrated';
import type { EarlyActions } from 'shared-contracts/unhydrated-page';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { replayEarly } from './replay-early.ts';

afterEach(() => document.body.replaceChildren());

/** A field that React has taken over, with what it holds by then. */
function takenOver(value: string) {
  const field = Object.assign(document.createElement('input'), {
    name: 'username',
    __reactFiber$x: { flags: 0, return: null },
  });
  field.value = value;
  const heard = vi.fn();
  field.addEventListener('input', () => heard(field.value));
  document.body.append(field);
  return { field, heard };
}

it.each([
  ['emptied by React', '', 'sam@example.com', ['sam@example.com']],
  ['left as it was', 'sam@example.com', 'sam@example.com', ['sam@example.com']],
  ['typed into further', 'sam@example.com.au', 'sam@example.com.au', []],
])('a field that was %s holds what the person typed', async (_how, now, holds, heards) => {
  const { field, heard } = takenOver(now);
  const early: EarlyActions<Element> = {
    presses: [],
    fields: [{ field, value: 'sam@example.com', checked: false }],
  };
  replayEarly(early, document.body);
  await vi.waitFor(() => expect(early.fields).toEqual([]));
  expect(field.value).toBe(holds);
  expect(heard.mock.calls.flat()).toEqual(heards);
});

it('a box that was ticked is ticked', async () => {
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    __reactFiber$x: { flags: 0, return: null },
  });
  document.body.append(box);
  const early: EarlyActions<Element> = { presses: [], fields: [{ field: box, value: 'on', checked: true }] };
  replayEarly(early, document.body);
  await vi.waitFor(() => expect(early.fields).toEqual([]));
  expect(box.checked).toBe(true);
});

describe('a button that was pressed too early, on a page that was drawn again', () => {
  /** The page as it came, with the button that was pressed, and the page that takes its place. */
  function drawnAnew(names: readonly string[], isTakenOver = true) {
    const pressed = Object.assign(document.createElement('button'), { textContent: 'Book' });
    const heard = vi.fn();
    document.body.replaceChildren(
      ...names.map((name) => {
        const button = Object.assign(document.createElement('button'), { textContent: name });
        if (isTakenOver) Object.assign(button, { __reactFiber$x: { flags: 0, return: null } });
        button.addEventListener('click', () => heard(name));
        return button;
      }),
    );
    return { early: { presses: [pressed], fields: [] } as EarlyActions<Element>, heard };
  }

  it('is pressed where one is like it', async () => {
    const { early, heard } = drawnAnew(['Log in', 'Book']);
    replayEarly(early, document.body);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['Book']]));
  });

  it.each([
    ['all of which work', true],
    ['none of which works yet', false],
  ])('is left alone where two are like it, %s', async (_which, isTakenOver) => {
    const { early, heard } = drawnAnew(['Book', 'Log in', 'Book'], isTakenOver);
    replayEarly(early, document.body);
    await vi.waitFor(() => expect(early.presses).toEqual([]));
    expect(heard).not.toHaveBeenCalled();
  });

  it('does not hold up what was done after it', async () => {
    const { early, heard } = drawnAnew(['Book', 'Book', 'Log in']);
    const next = Object.assign(document.createElement('button'), { textContent: 'Log in' });
    early.presses.push(next);
    replayEarly(early, document.body);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['Log in']]));
  });
});

it('a form is known by what it asks, not by what else it says', async () => {
  const formOf = (html: string) => {
    const form = document.createElement('form');
    form.innerHTML = html;
    return form;
  };
  const sent = formOf('<input name="username"><button>Log in</button>');
  document.body.append(
    formOf('<input name="username"><button>Log in</button><button>Log in with a passkey</button>'),
    formOf('<input name="place"><button>Log in</button>'),
  );
  const early: EarlyActions<Element> = { presses: [sent], fields: [] };
  replayEarly(early, document.body);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(early.presses).toEqual([sent]);
  document.body.append(formOf('<input name="username"><button>Next</button>'));
  await vi.waitFor(() => expect(early.presses).toEqual([]));
});

describe('an element counts as hydrated', () => {
  /** A page whose second part still waits, within a boundary or not. */
  function hydrateHalf(isInBoundary: boolean) {
    const waiting = Promise.withResolvers<string>();
    const Late = () => <p>{use(waiting.promise)}</p>;
    const root = document.createElement('div');
    root.innerHTML = isInBoundary
      ? '<!--$--><button>Book</button><p>Now</p><!--/$-->'
      : '<button>Book</button><p>Now</p>';
    document.body.append(root);
    const parts = (
      <>
        <button type="button">Book</button>
        <Late />
      </>
    );
    hydrateRoot(root, isInBoundary ? <Suspense>{parts}</Suspense> : parts);
    return { button: root.querySelector('button') as Element, arrive: () => waiting.resolve('Now') };
  }

  it.each([
    ['the page', false],
    ['a boundary', true],
  ])('once all of %s is in place, and not when React has come to it', async (_of, isInBoundary) => {
    const { button, arrive } = hydrateHalf(isInBoundary);
    await vi.waitFor(() => expect(Object.keys(button).some((key) => key.startsWith('__react'))).toBe(true));
    expect(isHydrated(button)).toBe(false);
    arrive();
    await vi.waitFor(() => expect(isHydrated(button)).toBe(true));
    expect(button.isConnected).toBe(true);
  });

  it('by the script of the head as well, which has it as text', () => {
    const own = new Function(`return ${isHydrated}`)() as typeof isHydrated;
    expect(own({ __reactFiber$x: { flags: 0, return: { flags: 4096, return: null } } })).toBe(false);
    expect(own({ __reactFiber$x: { flags: 4, return: { flags: 0, return: null } } })).toBe(true);
    const givenUp = { flags: 2, return: null };
    expect(own({ __reactFiber$x: { alternate: givenUp, flags: 0, return: givenUp } })).toBe(true);
    expect(own({})).toBe(false);
  });
});

it('the part that someone waits for is hydrated at once, before the others, and answers once', async () => {
  const answer = vi.fn();
  const root = document.createElement('div');
  root.innerHTML = '<!--$--><button>Book</button><!--/$--><!--$--><button>Show more</button><!--/$-->';
  document.body.append(root);
  startTransition(
    () =>
      void hydrateRoot(root, [
        <Suspense key="first">
          <button type="button">Book</button>
        </Suspense>,
        <Suspense key="second">
          <button type="button" onClick={answer}>
            Show more
          </button>
        </Suspense>,
      ]),
  );
  const [other, pressed] = root.querySelectorAll('button');
  replayEarly({ presses: [pressed as Element], fields: [] }, root);
  expect(isHydrated(pressed as Element)).toBe(true);
  expect(isHydrated(other as Element)).toBe(false);
  expect(answer).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await vi.waitFor(() => expect(isHydrated(other as Element)).toBe(true));
  expect(answer).toHaveBeenCalledOnce();
});

it('a field that two are like is left alone', async () => {
  const { heard } = takenOver('');
  const { heard: other } = takenOver('');
  const field = Object.assign(document.createElement('input'), { name: 'username' });
  const early: EarlyActions<Element> = {
    presses: [],
    fields: [{ field, value: 'sam@example.com', checked: false }],
  };
  replayEarly(early, document.body);
  await vi.waitFor(() => expect(early.fields).toEqual([]));
  expect([...heard.mock.calls, ...other.mock.calls]).toEqual([]);
});
