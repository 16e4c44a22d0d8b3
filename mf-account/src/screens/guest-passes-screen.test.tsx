// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelGuestPass,
  type GuestPass,
  issueGuestPass,
  type OwnGuestPasses,
  ownGuestPasses,
} from 'shared-contracts/api/guest-passes';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import GuestPassesScreen from './guest-passes-screen.tsx';

const pass: GuestPass = {
  id: 'g1',
  name: 'Bring a friend',
  guestName: null,
  state: 'open',
  code: '204817',
  validUntil: '2026-12-31',
  usedAt: null,
};
const issued: GuestPass = { ...pass, id: 'g9', name: 'Guest pass', guestName: 'Robin Hale', code: '550123' };
const next = { day: '2026-12-01', total: 2 };
const allowance = { total: 2, left: 1, validUntil: '2026-12-22', next };

/** A server that keeps the passes it was given. */
function keeping(first: OwnGuestPasses, ...others: TestAnswer[]) {
  let kept = first;
  const change = (changed: OwnGuestPasses) => {
    kept = changed;
  };
  return { change, answers: [answer(ownGuestPasses, () => kept), ...others] };
}

function open(answers: TestAnswer[], guestPassesEnabled = true) {
  const page = renderWithPlatform(<GuestPassesScreen />, {
    app: 'my-account',
    user: testUser,
    client: { guestPassesEnabled },
    answers,
  });
  const toasts: unknown[] = [];
  page.bus.on('toast:requested', ({ content }) => toasts.push(content));
  return { ...page, toasts, posts: () => page.requests.filter(({ method }) => method === 'POST') };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1, name: 'Guest passes' });

afterEach(cleanup);

describe('the list', () => {
  it('has a code while a pass is good, and says where the others stand', async () => {
    const used: GuestPass = {
      ...pass,
      id: 'g2',
      code: '1',
      state: 'used',
      usedAt: '2026-11-09T10:00:00+00:00',
    };
    const late: GuestPass = { ...pass, id: 'g3', code: '2', state: 'expired', validUntil: '2026-10-31' };
    const gone: GuestPass = { ...issued, id: 'g4', state: 'cancelled' };
    open(keeping({ passes: [pass, used, late, gone], allowance: null }).answers);
    const list = within(await screen.findByRole('list', { name: 'Your passes' }));
    const past = within(screen.getByRole('list', { name: 'Past passes' }));
    const [second, third, fourth] = past.getAllByRole('listitem');
    expect(list.getByRole('listitem')).toHaveTextContent(
      'Guest passReady to useBring a friendValid until 31 Dec 2026Code 204817',
    );
    expect(second).toHaveTextContent('Guest passUsedUsed on 09 Nov 2026');
    expect(third).toHaveTextContent('Guest passExpiredWas valid until 31 Oct 2026');
    expect(third).not.toHaveTextContent('Code');
    expect(fourth).toHaveTextContent(/^Robin HaleCancelledIts code no longer works$/);
    expect(list.getAllByRole('button')).toHaveLength(1);
    expect(past.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Passes this month' })).toBeNull();
  });

  it('is no page where the tenant gives none, and nothing is asked', async () => {
    const { requests } = open(keeping({ passes: [pass], allowance }).answers, false);
    expect(await screen.findByText('Not found screen')).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('guest-passes'))).toEqual([]);
  });

  it('is empty at first, in the words that fit, and can be requested again', async () => {
    open(keeping({ passes: [], allowance: null }).answers);
    expect(await screen.findByText('You have no guest passes')).toBeVisible();
    expect(screen.getByText(/Some memberships let you bring a guest along/)).toBeVisible();
    cleanup();
    open(keeping({ passes: [], allowance }).answers);
    expect(await screen.findByText('When you get one, it appears here with its code.')).toBeVisible();
    cleanup();
    let isDown = true;
    open([
      {
        endpoint: ownGuestPasses,
        respond: (request) =>
          (isDown
            ? failure(ownGuestPasses, 500)
            : answer(ownGuestPasses, { passes: [pass], allowance })
          ).respond(request),
      },
    ]);
    expect(await screen.findByText('Your guest passes could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('204817')).toBeVisible();
  });
});

describe('issuing', () => {
  it('takes the name of the guest, shows the pass with its code, and says what is left', async () => {
    const server = keeping(
      { passes: [pass], allowance },
      {
        endpoint: issueGuestPass,
        respond: (request) => {
          server.change({ passes: [issued, pass], allowance: { ...allowance, left: 0 } });
          return answer(issueGuestPass, issued).respond(request);
        },
      },
    );
    const { posts, toasts } = open(server.answers);
    expect(await screen.findByText('You have 1 of 2 passes left this month.')).toBeVisible();
    expect(screen.getByText('A pass you get today is valid until 22 Dec 2026.')).toBeVisible();
    await userEvent.click(await button('Get a guest pass'));
    const name = screen.getByRole('textbox', { name: 'Your guest’s name' });
    expect(name).toHaveFocus();
    await userEvent.click(await button('Get the code'));
    expect(name).toHaveAccessibleDescription(/Enter your guest’s name/);
    expect(name).toHaveFocus();
    expect(screen.queryByText('There is a problem')).toBeNull();
    expect(posts()).toEqual([]);
    await userEvent.type(name, ' Robin Hale {Enter}');
    expect(await screen.findByText('550123')).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(toasts).toEqual(['Guest pass for Robin Hale: the code is 550123.']);
    expect(posts().map(({ body }) => body)).toEqual([{ guestName: 'Robin Hale' }]);
    expect(screen.getByText('You have no passes left this month.')).toBeVisible();
    expect(screen.getByText('You can get 2 more from 01 Dec 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get a guest pass' })).toBeNull();
  });

  it('keeps the name where it is refused, and counts a lost answer as the same attempt', async () => {
    const words = 'You have issued all 2 guest passes for this month.';
    let fails: TestAnswer = failure(issueGuestPass, 'cut');
    const server = keeping(
      { passes: [], allowance },
      { endpoint: issueGuestPass, respond: (request) => fails.respond(request) },
    );
    const { posts } = open(server.answers);
    await userEvent.click(await button('Get a guest pass'));
    await userEvent.type(screen.getByRole('textbox'), 'Robin');
    await userEvent.click(await button('Get the code'));
    expect(await screen.findByRole('alert')).toBeVisible();
    fails = failure(issueGuestPass, 409, { message: words });
    server.change({ passes: [], allowance: { ...allowance, left: 0, next: null } });
    await userEvent.click(await button('Get the code'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText('You have no passes left this month.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Robin');
    const keys = posts().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('can be left, and the focus comes back', async () => {
    open(keeping({ passes: [], allowance }).answers);
    await userEvent.click(await button('Get a guest pass'));
    await userEvent.click(await button('Cancel'));
    expect(await button('Get a guest pass')).toHaveFocus();
  });
});

describe('cancelling', () => {
  const ask = async () => {
    await userEvent.click(await button('Cancel pass Robin Hale 550123'));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel the guest pass for Robin Hale?' }));
  };

  it('asks first, then the pass stays as cancelled and counts as not issued', async () => {
    const gone: GuestPass = { ...issued, state: 'cancelled' };
    const server = keeping(
      { passes: [issued], allowance },
      {
        endpoint: cancelGuestPass,
        respond: (request) => {
          server.change({ passes: [gone], allowance: { ...allowance, left: 2 } });
          return answer(cancelGuestPass, gone).respond(request);
        },
      },
    );
    const { posts, toasts } = open(server.answers);
    await userEvent.click((await ask()).getByRole('button', { name: 'Keep pass' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posts()).toEqual([]);
    const asked = await ask();
    expect(asked.getByText(/You can get another one instead/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel pass' }));
    expect(await screen.findByText('You have 2 of 2 passes left this month.')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Robin HaleCancelled');
    expect(screen.queryByText('550123')).toBeNull();
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(toasts).toEqual(['The guest pass for Robin Hale is cancelled.']);
    expect(posts().map(({ url }) => url)).toEqual(['/api/v1/my-account/guest-passes/g9/cancel']);
  });

  it('leaves open whether there is another pass where earlier ones are listed, too', async () => {
    const earlier: GuestPass = { ...pass, state: 'used', usedAt: '2026-10-09T10:00:00+00:00' };
    open(keeping({ passes: [issued, earlier], allowance }).answers);
    expect((await ask()).getByText(/If you got it this month, you can get another/)).toBeVisible();
  });

  it('asks about a pass that names no guest', async () => {
    const { toasts } = open(
      keeping({ passes: [pass], allowance: null }, answer(cancelGuestPass, { ...pass, state: 'cancelled' }))
        .answers,
    );
    await userEvent.click(await button('Cancel pass Bring a friend 204817'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this guest pass?' }));
    // Without an allowance nothing can follow.
    expect(question.queryByText(/another one/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Cancel pass' }));
    await waitFor(() => expect(toasts).toEqual(['The guest pass is cancelled.']));
  });

  it('says why where the guest has come in the meantime', async () => {
    const words = 'This pass was used on 22 Nov 2026, so it can no longer be cancelled.';
    const used: GuestPass = { ...issued, state: 'used', usedAt: '2026-11-22T10:00:00+00:00' };
    const server = keeping(
      { passes: [issued], allowance },
      {
        endpoint: cancelGuestPass,
        respond: (request) => {
          server.change({ passes: [used], allowance });
          return failure(cancelGuestPass, 409, { message: words }).respond(request);
        },
      },
    );
    const { toasts } = open(server.answers);
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel pass' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByText('Used on 22 Nov 2026')).toBeVisible();
    expect(toasts).toEqual([]);
  });
});
