// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { theme } from 'shared-contracts/api/theme';
import { useApiQuery, useVenue } from 'shared-platform';
import { answer, failure, renderWithPlatform, testTheme } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseVenue } from '../testing/page-state.ts';
import { SiteLogo } from './site-logo.tsx';

/** Loads the theme as a host does. */
function Host() {
  const { slug } = useVenue();
  useApiQuery(theme, { query: slug ? { venue: slug } : {} });
  return <SiteLogo />;
}

const logoOf = (url: string) => ({ ...testTheme, themeAppLogo: url });
const shownLogo = () => screen.queryByRole('img', { name: 'Riverside Leisure' })?.getAttribute('src');
const tenantAndVenue = answer(theme, ({ url }) =>
  logoOf(url.includes('venue=sale') ? '/sale.svg' : '/all.svg'),
);

afterEach(() => {
  cleanup();
  chooseVenue(null);
});

describe('SiteLogo', () => {
  it('shows the logo of the selected venue and follows the selection', async () => {
    const { platform } = renderWithPlatform(<Host />, { answers: [tenantAndVenue] });
    await waitFor(() => expect(shownLogo()).toBe('/all.svg'));
    act(() => platform.venue.select('sale'));
    expect(shownLogo()).toBe('/all.svg');
    await waitFor(() => expect(shownLogo()).toBe('/sale.svg'));
  });

  it('shows the name if there is no logo, without its own call', () => {
    const { requests } = renderWithPlatform(<SiteLogo />);
    expect(screen.getByRole('link', { name: 'Riverside Leisure' }).textContent).toBe('Riverside Leisure');
    expect(requests).toEqual([]);
  });

  it('shows the name if the logo does not load', async () => {
    renderWithPlatform(<Host />, { answers: [tenantAndVenue] });
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByRole('link').textContent).toBe('Riverside Leisure');
  });

  it('shows the name if there is no theme', async () => {
    const { requests } = renderWithPlatform(<Host />, { answers: [failure(theme, 404)] });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('link').textContent).toBe('Riverside Leisure');
  });
});
