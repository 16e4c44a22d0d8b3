// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformContext, type PlatformServices } from '../platform-context.ts';
import { lazyPart } from './lazy-part.tsx';

/** Nothing of it is read until something fails. */
const platform = {} as PlatformServices;
const page = document.createElement('div');
let unmount = () => {};
afterEach(() => act(async () => unmount()));

interface Props {
  changes: number;
}
const Courts = ({ changes }: Props) => <p>Courts, change {changes}</p>;

/** A page whose server had the part's code, and whose browser gets it when `arrive` is called. */
async function hydrateStreet(load: () => Promise<{ default: typeof Courts }>) {
  const Part = lazyPart<Props>(load);
  const asRendered = renderToString(
    <Suspense>
      <Courts changes={0} />
    </Suspense>,
  );
  page.innerHTML = `<h1>0</h1>${asRendered}`;
  function Street() {
    const [changes, setChanges] = useState(0);
    useEffect(() => setChanges((count) => (count === 0 ? 1 : count)), []);
    return (
      <>
        <h1>{changes}</h1>
        <Part changes={changes} />
      </>
    );
  }
  await act(async () => {
    const root = hydrateRoot(
      page,
      <PlatformContext value={platform}>
        <Street />
      </PlatformContext>,
    );
    unmount = () => root.unmount();
  });
}

it('what the server has rendered stays while the page changes, until its code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Courts }>();
  const load = vi.fn(() => promise);
  await hydrateStreet(load);
  const rendered = page.querySelector('p');
  expect(page.querySelector('h1')).toHaveTextContent('1');
  expect(rendered).toHaveTextContent('Courts, change 0');
  await act(async () => resolve({ default: Courts }));
  expect(page.querySelector('p')).toBe(rendered);
  expect(rendered).toHaveTextContent('Courts, change 1');
  expect(load).toHaveBeenCalledOnce();
});

it('a message replaces what the server has rendered when its code does not load', async () => {
  await hydrateStreet(() => Promise.reject(new Error('The module threw.')));
  await vi.waitFor(() => expect(page).toHaveTextContent('This part of the page could not be loaded.'));
});
