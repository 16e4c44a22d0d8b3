// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { dataFields } from 'shared-contracts/api/data-fields';
import { joiningCart } from 'shared-contracts/api/joining-cart';
import { membershipCosts, membershipTypes } from 'shared-contracts/api/memberships';
import { joiningVenue, joiningVenues } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import { Route, Routes, useNavigate } from 'shared-platform/router';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testCosts, testType } from '../testing/membership-examples.ts';
import { Where } from '../testing/where.tsx';
import JoiningScreen from './joining-screen.tsx';

const sale = exampleVenue();
const bury = exampleVenue({
  slug: 'bury',
  name: 'Bury Baths',
  address1: 'Knowsley Street',
  address2: 'Haymarket',
});
const lists = [
  answer(joiningVenues, [sale, bury]),
  answer(joiningVenue, ({ url }) => (url.endsWith('/bury') ? bury : sale)),
  answer(membershipTypes, []),
  answer(joiningCart, null),
];
const many = Array.from({ length: 60 }, (_, index) =>
  exampleVenue({ slug: `venue-${index}`, name: `Venue ${index}` }),
);

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

type Options = Parameters<typeof renderWithPlatform>[1];
function open(path = '/', { answers = lists, ...options }: Options = {}) {
  const shown = (
    <Provider store={createStore()}>
      <Routes>
        {['/', '/centre/:centreSlug', '/centre/:centreSlug/membership/:membership/:detail?/:last?'].map(
          (each) => (
            <Route key={each} path={each} element={<JoiningScreen />} />
          ),
        )}
        <Route path="*" element={<p>Another screen</p>} />
      </Routes>
      <Where />
      <Back />
    </Provider>
  );
  return renderWithPlatform(shown, { app: 'online-joining', path, answers, ...options });
}
const address = () => screen.getByLabelText('Address').textContent;
const centreSection = () => screen.findByRole('region', { name: /Choose your home centre/ });
const choose = (name: string) => screen.findByRole('link', { name: `Select and continue: ${name}` });

afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('joining', () => {
  it('starts with the first section, numbered and titled, and nothing selected', async () => {
    open();
    expect(document.title).toBe('Riverside Leisure | Online Joining');
    const section = await centreSection();
    expect(within(section).getByRole('heading', { level: 2 })).toHaveAccessibleName(
      'Step 1 of 5: Choose your home centre',
    );
    expect(section).toHaveAttribute('aria-current', 'step');
    expect(section).toHaveTextContent('the main centre that your membership will be linked to');
    const aside = screen.getByRole('complementary', { name: 'Your selection' });
    expect(aside).toHaveTextContent("You haven't selected a membership yet");
  });

  it('has every section in its order, those to come greyed and without Edit', async () => {
    open('/', { client: { onlineJoiningMapEnabled: true } });
    await centreSection();
    const sections = screen.getAllByRole('region', { name: /^Step/ });
    expect(sections.map(({ id, dataset }) => [id, dataset.status])).toEqual([
      ['centre_section', 'open'],
      ['membership_section', 'waiting'],
      ['details_section', 'waiting'],
      ['dates_section', 'waiting'],
      ['checkout_section', 'waiting'],
    ]);
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change location' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('lets a section rise as it opens, but not the one that the page opens with', async () => {
    open(`/centre/${sale.slug}`);
    const first = await screen.findByRole('region', { name: /Choose your membership/ });
    expect(first.closest('[data-moved]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(async () => expect((await centreSection()).closest('[data-moved]')).not.toBeNull());
  });
  it('is not found at an address that names nothing', async () => {
    open('/centre/sale-leisure-centre/membership/gold/weekly');
    expect(await screen.findByText('Not found screen')).toBeInTheDocument();
  });

  it('asks for the login before a membership is changed or renewed', async () => {
    open('/?change=31');
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent('/?change=31')}`));
  });
});

describe('the centres', () => {
  it('say that they are loading', () => {
    open('/', { answers: [answer(joiningVenues, () => new Promise(() => undefined))] });
    expect(screen.getByText('Loading centres')).toBeInTheDocument();
  });

  it('say what failed and can be loaded again', async () => {
    let isUp = false;
    const shaky = {
      endpoint: joiningVenues,
      respond: (request: Parameters<(typeof lists)[0]['respond']>[0]) =>
        (isUp ? answer(joiningVenues, [sale]) : failure(joiningVenues, 500)).respond(request),
    };
    open('/', { answers: [shaky] });
    expect(await screen.findByRole('heading', { name: 'We could not load the centres' })).toBeInTheDocument();
    expect(screen.getByText('This is not your doing. Please try again in a moment.')).toBeInTheDocument();
    const address = screen.getByRole('link', { name: 'help@example.com' });
    expect(address).toHaveAttribute('href', 'mailto:help@example.com');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await choose('Sale Leisure Centre')).toBeInTheDocument();
  });

  it('say that there are none, and whom to ask', async () => {
    open('/', { answers: [answer(joiningVenues, [])] });
    expect(await screen.findByRole('heading', { name: 'No centres found' })).toBeInTheDocument();
    expect(screen.getByText('You can’t join online at any centre at the moment.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('are cards with name, address and postcode, without a distance', async () => {
    open();
    await choose('Bury Baths');
    const card = screen.getAllByRole('listitem')[1] as HTMLElement;
    expect(within(card).getByRole('heading', { name: 'Bury Baths' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Knowsley Street, Haymarket, Sale M33 2AL');
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
    expect(screen.queryByText('Selected')).not.toBeInTheDocument();
  });

  it('highlight the person’s own centre', async () => {
    open('/', { user: { ...testUser, homeVenue: { id: bury.id, slug: 'bury', name: bury.name } } });
    const chip = await screen.findByText('Selected');
    expect(chip.closest('li')).toHaveTextContent('Bury Baths');
    expect(chip.closest('li')).toHaveAttribute('aria-current', 'true');
  });

  it('come 24 at a time, the focus on the first new one', async () => {
    open('/', { answers: [answer(joiningVenues, many)] });
    await choose('Venue 0');
    expect(screen.getAllByRole('listitem')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more centres' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(48);
    expect(await choose('Venue 24')).toHaveFocus();
  });
});

describe('the home centre', () => {
  it('once chosen has the address, collapses to its name and offers Edit', async () => {
    const { platform } = open('/?kiosk=true');
    await userEvent.click(await choose('Bury Baths'));
    expect(address()).toBe('/centre/bury');
    const section = await centreSection();
    expect(section).toHaveTextContent('Bury Baths, M33 2AL');
    expect(section).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('link', { name: /Select and continue/ })).not.toBeInTheDocument();
    expect(platform.venue.slug.get()).toBe('bury');
    const aside = screen.getByRole('complementary', { name: 'Your selection' });
    expect(within(aside).getByText('Bury Baths')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(address()).toBe('/centre/bury');
    expect(screen.getByRole('heading', { level: 3, name: 'Bury Baths' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Choose your home centre/ })).toHaveFocus(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('is chosen already at its own address', async () => {
    open('/centre/bury');
    expect(await centreSection()).toHaveTextContent('Bury Baths');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('can be named in the query, which leads to its address', async () => {
    open('/?centre=bury&lang=cy');
    await waitFor(() => expect(address()).toBe('/centre/bury?lang=cy'));
  });

  it('that does not exist is not found', async () => {
    open('/centre/nowhere', { answers: [failure(joiningVenue, 404)] });
    expect(await screen.findByText('Not found screen')).toBeInTheDocument();
  });

  it('that could not be loaded is tried again', async () => {
    open('/centre/bury', { answers: [failure(joiningVenue, 500)] });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('is still chosen when Back leads to the start, and Continue leads on from there', async () => {
    open();
    await userEvent.click(await choose('Bury Baths'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/');
    expect(screen.getByRole('heading', { level: 3, name: 'Bury Baths' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(address()).toBe('/centre/bury');
  });

  it('has its memberships open when Back leads there, the choice kept', async () => {
    const typed = answer(dataFields, { checksum: 'none', sections: [] });
    open('/centre/bury', {
      answers: [...lists, typed, answer(membershipTypes, [testType()]), answer(membershipCosts, testCosts())],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose this membership: Adult' }));
    expect(await screen.findByRole('region', { name: /Your details/, current: 'step' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/centre/bury');
    const section = await screen.findByRole('region', { name: /Choose your membership/, current: 'step' });
    expect(within(section).getByText('Selected')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Choose your membership/ })).toHaveFocus(),
    );
  });

  it('survives a reload', async () => {
    const { unmount } = open('/centre/bury');
    await centreSection();
    unmount();
    open();
    expect(await screen.findByRole('heading', { level: 3, name: 'Bury Baths' })).toBeInTheDocument();
  });

  it('given up leaves nothing of the search that led to it', async () => {
    open('/', { client: { onlineJoiningMapEnabled: true } });
    await userEvent.type(await screen.findByRole('searchbox'), 'Bury{Enter}');
    expect(await screen.findByText('1 centre matches ‘Bury’')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider'), { target: { value: '9' } });
    await userEvent.click(await choose('Bury Baths'));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change location' }));
    expect(await screen.findByText('2 centres')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('slider')).toHaveValue('5');
    expect(screen.queryByText('Selected')).not.toBeInTheDocument();
  });

  it('can be given up for another', async () => {
    const { platform } = open('/centre/bury');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change location' }));
    expect(address()).toBe('/');
    expect(await choose('Sale Leisure Centre')).toBeInTheDocument();
    expect(platform.venue.slug.get()).toBeNull();
    expect(screen.queryByText('Home centre')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /Choose your home centre/ })).toHaveFocus(),
    );
  });
});
