// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtom } from 'jotai';
import { updateUser } from 'shared-contracts/api/account';
import { currentUser, logout } from 'shared-contracts/api/auth';
import { calendar } from 'shared-contracts/api/calendar';
import { theme } from 'shared-contracts/api/theme';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { PERSON_HEADER } from 'shared-contracts/headers';
import { storageKeys } from 'shared-contracts/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { useSession, useToast, useVenue } from '../../hooks/platform-hooks.ts';
import { useApiMutation } from '../../hooks/use-api-mutation.ts';
import { useApiQuery } from '../../hooks/use-api-query.ts';
import { useDraftedState } from '../../hooks/use-drafted-state.ts';
import { queryKey } from '../../http/query-cache.ts';
import { renderWithPlatform, testTheme } from '../../testing/render-with-platform.tsx';
import { answer, failure } from '../../testing/test-transport.ts';
import { testUser } from '../../testing/test-user.ts';
import { ToastHost } from '../toasts/toast-host.tsx';
import { themeArguments } from '../use-site-theme.ts';
import { PersonNotice } from './person-notice.tsx';
import { PersonScreens } from './person-scope.tsx';

const alex = { ...testUser, id: 'alex', firstName: 'Alex' };
const noteAtom = atom('');

function Screen() {
  const { status, user } = useSession();
  const [note, setNote] = useAtom(noteAtom);
  const [street, setStreet] = useDraftedState('details', '', (stored) => String(stored));
  const bookings = useApiQuery(calendar, {}, { enabled: user !== null });
  const save = useApiMutation(updateUser);
  const toast = useToast();
  async function submit() {
    const args = { query: { onboarding_type: 'membership_purchase' }, body: { street } } as const;
    const result = await save.run(args);
    if (result.ok) toast({ content: 'Your details are saved', type: 'success' });
  }
  return (
    <>
      <h1>{user?.firstName ?? status}</h1>
      <input aria-label="Street" value={street} onChange={(event) => setStreet(event.target.value)} />
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input aria-label="Uncontrolled" />
      <p>{bookings.data?.since}</p>
      <button type="button" onClick={() => void submit()}>
        Save
      </button>
    </>
  );
}

const held = () => document.cookie;
function hold(token: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: another tab or host writes the cookie
  document.cookie = `${TOKEN_COOKIE}=${token ?? ''}; path=/${token ? '' : '; max-age=0'}`;
}

function open(user: typeof testUser | null = testUser) {
  const page = renderWithPlatform(
    <>
      <PersonScreens>
        <Screen />
      </PersonScreens>
      <ToastHost />
      <PersonNotice />
    </>,
    {
      user,
      lifetime: 'visit',
      answers: [
        {
          endpoint: currentUser,
          respond(request) {
            const person = held().includes('alex') ? alex : testUser;
            const { [PERSON_HEADER]: filledInFor = person.id } = request.headers;
            const said = filledInFor === person.id ? answer(currentUser, person) : failure(currentUser, 409);
            return said.respond(request);
          },
        },
        answer(logout, {}),
        answer(calendar, () => ({ since: held().includes('alex') ? 'ALEX-1' : 'SAM-1' })),
        answer(updateUser, {}),
      ],
    },
  );
  const follow = (token: string | null) =>
    act(async () => {
      hold(token);
      page.platform.session.compare();
    });
  return { ...page, follow };
}
const heading = (name: string) => screen.findByRole('heading', { name });
const everything = () =>
  [
    document.body.innerHTML,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify({ ...localStorage }),
  ].join('\n');

async function fillIn() {
  await heading('Sam');
  for (const label of ['Street', 'Note', 'Uncontrolled'])
    await userEvent.type(screen.getByLabelText(label), '9 Mill Lane');
}

afterEach(() => {
  hold(null);
  sessionStorage.clear();
  localStorage.clear();
});

describe('what belongs to a person', () => {
  it('is gone the moment they log out, before any server has answered', async () => {
    const { platform } = open();
    await fillIn();
    act(() => void platform.session.logout());
    expect(screen.getByRole('heading', { name: 'anonymous' })).toBeInTheDocument();
    expect(everything()).not.toContain('Mill Lane');
    expect(document.cookie).not.toContain('test-token');
  });

  it.each([
    ['log out and log in', [null, 'alex']],
    ['another tab logging somebody else in', ['alex']],
  ])('does not outlive %s', async (_, tokens) => {
    const { follow } = open();
    await fillIn();
    expect(await screen.findByText(/-1$/)).toHaveTextContent('SAM-1');
    for (const token of tokens) await follow(token);
    await heading('Alex');
    expect(everything()).not.toMatch(/Mill Lane|SAM-1/);
    expect(await screen.findByText('ALEX-1')).toBeInTheDocument();
  });

  it('stays through a new token of the same person', async () => {
    const { follow } = open();
    await fillIn();
    await follow('another-token-of-sam');
    await heading('Sam');
    expect(screen.getByLabelText('Street')).toHaveValue('9 Mill Lane');
    expect(screen.getByLabelText('Uncontrolled')).toHaveValue('9 Mill Lane');
  });

  it('is not seen while it is not known whose a new token is', async () => {
    const { platform } = open();
    await fillIn();
    hold('alex');
    act(() => platform.session.compare());
    expect(document.documentElement.style.visibility).toBe('hidden');
    await heading('Alex');
    expect(document.documentElement.style.visibility).toBe('');
  });

  it('is announced when the tab has changed hands', async () => {
    const { follow } = open();
    await fillIn();
    await follow('alex');
    expect(await screen.findByText(/^Alex has logged in on this device/)).toBeInTheDocument();
  });

  it('is not saved under a token that someone else wrote in the meantime', async () => {
    const { requests } = open();
    await fillIn();
    hold('alex');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await heading('Alex');
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(screen.queryByText('Your details are saved')).not.toBeInTheDocument();
  });
});

describe('what was typed before a login expired', () => {
  async function expire() {
    const page = open();
    await fillIn();
    act(() => page.platform.session.expire('test-token'));
    page.unmount();
  }

  it('comes back for the same person', async () => {
    await expire();
    expect(sessionStorage.getItem(storageKeys.draft('details'))).toBeNull();
    const { follow } = open(null);
    expect(screen.getByLabelText('Street')).toHaveValue('');
    await follow('sam-again');
    await heading('Sam');
    await waitFor(() => expect(screen.getByLabelText('Street')).toHaveValue('9 Mill Lane'));
  });

  it('never comes back for another', async () => {
    await expire();
    const { follow } = open(null);
    await follow('alex');
    await heading('Alex');
    expect(everything()).not.toContain('Mill Lane');
  });
});

it('knows the theme of the page, of a venue that is chosen later, and still after a login', async () => {
  function Logo() {
    const { slug } = useVenue();
    const { data } = useApiQuery(theme, themeArguments(slug), { enabled: false });
    return <p>Logo: {data?.themeAppLogo}</p>;
  }
  const { platform } = renderWithPlatform(<Logo />, {
    lifetime: 'visit',
    answers: [answer(currentUser, alex)],
  });
  const arrive = (venue: string | null, logo: string) =>
    act(async () =>
      platform.queries.setQueryData(queryKey(theme, themeArguments(venue)), {
        ...testTheme,
        themeAppLogo: logo,
      }),
    );
  await arrive(null, 'riverside.svg');
  expect(await screen.findByText('Logo: riverside.svg')).toBeVisible();
  act(() => platform.venue.select('sale'));
  await arrive('sale', 'sale.svg');
  expect(await screen.findByText('Logo: sale.svg')).toBeVisible();
  await act(async () => {
    hold('alex');
    platform.session.compare();
  });
  await waitFor(() => expect(platform.session.session.get().status).toBe('authenticated'));
  expect(screen.getByText('Logo: sale.svg')).toBeVisible();
});
