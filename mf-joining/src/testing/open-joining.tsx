import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { joiningDraft } from 'shared-contracts/api/joining-draft';
import { Route, Routes } from 'shared-platform/router';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { vi } from 'vitest';
import JoiningScreen from '../screens/joining-screen.tsx';
import { goodAnswers } from './open-sections.tsx';
import { BrowserBack, Where } from './where.tsx';

const PATHS = ['/', '/centre/:centreSlug', '/centre/:centreSlug/membership/:membership/:detail?/:last?'];

type Options = Parameters<typeof renderWithPlatform>[1];

/** Opens joining at an address, on a server that keeps no drafts, where all else is fine and the basket is empty. */
export function openJoining(path: string, { answers = [], ...options }: Options = {}) {
  const page = renderWithPlatform(
    <Provider store={createStore()}>
      <Routes>
        {PATHS.map((each) => (
          <Route key={each} path={each} element={<JoiningScreen />} />
        ))}
        <Route path="*" element={<p>Another screen</p>} />
      </Routes>
      <Where />
      <BrowserBack />
    </Provider>,
    {
      app: 'online-joining',
      path,
      answers: [...goodAnswers(), answer(joiningCart, null), failure(joiningDraft, 404), ...answers],
      ...options,
    },
  );
  const toasts = vi.fn();
  page.bus.on('toast:requested', toasts);
  const sent = (method: string, part: string) =>
    page.requests.filter((request) => request.method === method && request.url.includes(part));
  return { ...page, toasts, sent };
}

/** A section by its title. */
export const section = (name: RegExp) => screen.findByRole('region', { name });
