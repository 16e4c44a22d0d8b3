// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { footer } from 'shared-contracts/api/footer';
import { venue } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { chooseVenue } from '../../testing/page-state.ts';
import Footer from './footer.tsx';

const sale = testVenue();

const venueAnswers = answer(venue, ({ url }) =>
  url.endsWith('/sale') ? sale : testVenue({ id: '32', slug: 'hale', name: 'Hale Baths' }),
);
const footerAnswers = answer(footer, ({ url }) => ({ html: `<h2>Venue ${url.split('venue=')[1]}</h2>` }));
const area = () => within(screen.getByRole('contentinfo'));

afterEach(() => {
  cleanup();
  chooseVenue(null);
});

describe('Footer', () => {
  it('shows the site name and makes no call without a selected venue', () => {
    const { requests } = renderWithPlatform(<Footer />);
    expect(area().getByText('Riverside Leisure')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  it('requests the footer by the id of the venue, and again for the next venue', async () => {
    chooseVenue('sale');
    const { platform, requests } = renderWithPlatform(<Footer />, { answers: [venueAnswers, footerAnswers] });
    expect(await area().findByText('Venue 31')).toBeTruthy();
    act(() => platform.venue.select('hale'));
    expect(await area().findByText('Venue 32')).toBeTruthy();
    expect(requests.map(({ url }) => url).filter((url) => url.includes('footer'))).toEqual([
      '/api/v1/activities/footer?venue=31',
      '/api/v1/activities/footer?venue=32',
    ]);
    act(() => platform.venue.select(null));
    await waitFor(() => expect(area().queryByText('Venue 32')).toBeNull());
  });

  it('has only name and notices of the site for staff, and asks for no more', async () => {
    chooseVenue('sale');
    const { requests } = renderWithPlatform(<Footer />, {
      app: 'front-of-house',
      answers: [venueAnswers, footerAnswers],
    });
    await waitFor(() => expect(requests.map(({ url }) => url)).toEqual([expect.stringMatching(/\/sale$/)]));
    expect(screen.getByRole('contentinfo').textContent).toBe('Riverside LeisureContact us');
  });

  it.each([
    ['the venue', [failure(venue, 404)]],
    ['the footer', [venueAnswers, failure(footer, 500)]],
  ])('shows only name and notices of the site if %s cannot be loaded', async (_, answers) => {
    chooseVenue('sale');
    const { requests } = renderWithPlatform(<Footer />, { answers });
    await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(answers.length));
    expect(screen.getByRole('contentinfo').textContent).toBe('Riverside LeisureContact us');
  });
});
