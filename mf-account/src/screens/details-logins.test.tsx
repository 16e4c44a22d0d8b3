// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOwnLogin, endOwnLogins, type OwnLogin, ownLogins } from 'shared-contracts/api/logins';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { open } from './details-testing.tsx';

afterEach(cleanup);

const here: OwnLogin = {
  id: 'l1',
  browser: 'Chrome',
  system: 'Windows',
  startedAt: '2026-06-10T09:00:00+01:00',
  lastSeenAt: '2026-06-11T09:30:00+01:00',
  isThis: true,
};
const phone: OwnLogin = { ...here, id: 'l2', browser: 'Safari', system: 'iPhone', isThis: false };
const unknown: OwnLogin = { ...phone, id: 'l3', browser: null, system: null };

const region = async () => within(await screen.findByRole('region', { name: 'Where you’re logged in' }));

describe('where someone is logged in', () => {
  it('names each device, says which one this is and when the others were last used', async () => {
    open(answer(ownLogins, [here, phone, unknown]));
    const rows = (await region()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on WindowsThis deviceLogged in on 10 Jun 2026 at 09:00',
      'Safari on iPhoneLast used on 11 Jun 2026 at 09:30Log out Safari on iPhone',
      'Unknown deviceLast used on 11 Jun 2026 at 09:30Log out Unknown device',
    ]);
  });

  it('is among the links to the parts of the page', async () => {
    open(answer(ownLogins, [here, phone]));
    expect(await screen.findByRole('link', { name: 'Where you’re logged in' })).toHaveAttribute(
      'href',
      '#logins',
    );
  });

  it('one device is logged out at once; the heading has the focus', async () => {
    const { sent, toasts } = open(answer(ownLogins, [here, phone]), answer(endOwnLogin, [here]));
    await userEvent.click((await region()).getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
    expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/v1/my-account/logins/l2']);
    expect(toasts).toHaveBeenCalledWith({ content: 'Safari on iPhone is logged out.', type: 'success' });
    expect(screen.getByRole('heading', { name: 'Where you’re logged in' })).toHaveFocus();
  });

  it('a device that has logged out in the meantime is gone as well', async () => {
    const lists = [[here, phone], [here]];
    open(
      answer(ownLogins, () => lists.shift() ?? []),
      failure(endOwnLogin, 404),
    );
    await userEvent.click((await region()).getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('everywhere includes this page, after a question', async () => {
    const { bus, sent } = open(answer(ownLogins, [here, phone]), answer(endOwnLogins, {}));
    const leaving = vi.fn();
    bus.on('session:logout-requested', leaving);
    await userEvent.click((await region()).getByRole('button', { name: 'Log out everywhere' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere?' }));
    expect(sent('DELETE')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledOnce());
    expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/v1/my-account/logins']);
  });

  it('stays logged in where the server refuses, with its words', async () => {
    const { bus } = open(answer(ownLogins, [here]), failure(endOwnLogins, 500, { message: 'Not now.' }));
    const leaving = vi.fn();
    bus.on('session:logout-requested', leaving);
    await userEvent.click((await region()).getByRole('button', { name: 'Log out everywhere' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere?' }));
    await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
    expect(await (await region()).findByText('Not now.')).toBeVisible();
    expect(leaving).not.toHaveBeenCalled();
  });

  it('is not shown where the API does not say, and says so where it fails', async () => {
    open(failure(ownLogins, 404));
    expect(await screen.findByRole('heading', { name: 'Password' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading where you’re logged in')).toBeNull());
    expect(screen.queryByText(/logged in$/)).toBeNull();
    expect(screen.queryByRole('link', { name: /logged in$/ })).toBeNull();
    cleanup();
    open(failure(ownLogins, 500));
    expect(await screen.findByText('We couldn’t load where you’re logged in')).toBeVisible();
  });
});
