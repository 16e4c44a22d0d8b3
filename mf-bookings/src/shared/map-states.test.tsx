// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { lazyPart } from 'shared-platform';
import { renderWithPlatform } from 'shared-platform/testing';
import { expect, it, vi } from 'vitest';
import { mapStates } from './map-states.tsx';

const list = <a href="/location/bury">Bury Baths</a>;
const Drawn = ({ children }: { children: ReactNode }) => (
  <>
    <p>A map</p>
    {children}
  </>
);

it('a map whose code did not arrive says so, leaves the list, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isUp = false;
  const OnMap = lazyPart(async () => {
    if (!isUp) throw new Error('The file is missing.');
    return { default: Drawn };
  }, mapStates);
  renderWithPlatform(<OnMap>{list}</OnMap>);
  expect(screen.getByRole('link', { name: 'Bury Baths' })).toBeInTheDocument();
  const notice = 'The map could not be loaded.';
  expect(await screen.findByText(notice, {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bury Baths' })).toBeInTheDocument();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A map')).toBeInTheDocument();
  vi.restoreAllMocks();
});
