// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { expectOpen, openSections } from '../../testing/open-sections.tsx';

afterEach(() => window.history.replaceState(null, ''));

/** The browser reaches an entry of the history, with its state. */
const reach = (state: { idx: number; key?: string } | null, hash = '') =>
  act(() => {
    window.history.replaceState(state, '', `/centre/sale-leisure-centre${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });

it('Back that was quicker than the address of the open section leads to the one before', async () => {
  openSections({ open: 'details_section' });
  await expectOpen(/Your details/);
  reach({ idx: 1, key: 'entry-yet-to-be-drawn' });
  await expectOpen(/Your details/);
  reach({ idx: 0 });
  await expectOpen(/Choose your membership/);
});

it('a link within the page, and Back from it, leave the section open', async () => {
  openSections({ open: 'details_section' });
  await expectOpen(/Your details/);
  reach(null, '#content');
  reach({ idx: 0 }, '#elsewhere');
  await expectOpen(/Your details/);
});
