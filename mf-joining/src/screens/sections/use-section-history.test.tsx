// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { expectOpen, openSections } from '../../testing/open-sections.tsx';

afterEach(() => window.history.replaceState(null, ''));

/** The browser reaches an entry of the history, by its key. */
const reach = (key?: string) =>
  act(() => {
    window.history.replaceState(key ? { key } : null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it('Back that was quicker than the address of the open section leads to the one before', async () => {
  openSections({ open: 'details_section' });
  await expectOpen(/Your details/);
  reach('entry-yet-to-be-drawn');
  await expectOpen(/Your details/);
  reach();
  await expectOpen(/Choose your membership/);
});
