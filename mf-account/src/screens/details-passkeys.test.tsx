// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPasskey,
  type Passkey,
  passkeyOptions,
  passkeys,
  removePasskey,
  startPasskey,
} from 'shared-contracts/api/passkeys';
import { answer, failure, type TestAnswer } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passkeyDevice, stubPasskeyDevice } from '../testing/passkey-device.ts';
import { open, openAt } from './details-testing.tsx';

const phone: Passkey = {
  id: 'p1',
  name: 'My phone',
  createdAt: '2026-06-01T09:00:00+01:00',
  lastUsedAt: '2026-06-10T09:30:00+01:00',
  isSynced: true,
};
const key: Passkey = { ...phone, id: 'p2', name: 'Blue key', lastUsedAt: null };
const options = { challenge: 'Y2hhbGxlbmdl' };
const creation = {
  ...options,
  rp: { id: 'riverside.localhost', name: 'Riverside' },
  user: { id: 'aWQ', name: 'sam@example.com', displayName: 'Sam' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
beforeEach(stubPasskeyDevice);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const region = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const openWith = (...answers: TestAnswer[]) => openAt({ passkeysEnabled: true }, ...answers);

it('has a link to the passkeys and to a code for a kiosk among the parts of the page', async () => {
  openAt({ passkeysEnabled: true, kioskCodesEnabled: true }, answer(passkeys, [phone]));
  const parts = [
    ['Password', 'Password'],
    ['Passkeys', 'Passkeys'],
    ['Log in at a screen', 'Log in at a screen in the centre'],
  ] as const;
  for (const [name, title] of parts) {
    const link = await screen.findByRole('link', { name });
    const part = document.querySelector(link.getAttribute('href') ?? '');
    expect(part?.querySelector('h2')?.textContent).toBe(title);
  }
});

async function fill(password = 'Passw0rd!') {
  await userEvent.click((await region()).getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await userEvent.type(dialog.getByLabelText('Name'), ' My phone ');
  if (password) await userEvent.type(dialog.getByLabelText('Current password'), password);
  return dialog;
}
const submit = (dialog: Awaited<ReturnType<typeof fill>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));

describe('passkeys', () => {
  it('are listed with their last use', async () => {
    openWith(answer(passkeys, [phone, key]));
    const rows = (await region()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'My phoneLast used 10 Jun 2026Remove My phone',
      'Blue keyNot used yetRemove Blue key',
    ]);
  });

  it('are added with a name, a password and the device', async () => {
    const { sent, toasts } = openWith(
      answer(passkeys, []),
      answer(startPasskey, { options: creation }),
      answer(addPasskey, [phone]),
    );
    await submit(await fill());
    expect(await (await region()).findByRole('button', { name: 'Remove My phone' })).toBeVisible();
    const [started, added] = sent('POST');
    expect(started?.body).toEqual({ currentPassword: 'Passw0rd!' });
    expect(added?.wireBody).toMatchObject({
      name: 'My phone',
      credential: {
        id: 'AQID',
        rawId: 'AQID',
        response: { clientDataJSON: 'AQID', attestationObject: 'AQID' },
      },
    });
    expect(toasts).toHaveBeenCalledWith({
      content: 'My phone added. You can log in with it.',
      type: 'success',
    });
    expect((await region()).getByRole('button', { name: 'Add a passkey' })).toHaveFocus();
  });

  it('are added by one that is there in place of the password', async () => {
    const { sent } = openWith(
      answer(passkeys, [key]),
      answer(passkeyOptions, { options }),
      answer(startPasskey, { options: creation }),
      answer(addPasskey, [key, phone]),
    );
    const dialog = await fill('');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm with a passkey you already have' }));
    expect(await (await region()).findByRole('button', { name: 'Remove My phone' })).toBeVisible();
    expect(sent('POST')[1]?.wireBody).toMatchObject({
      credential: { id: 'AQID', response: { signature: 'AQID' } },
    });
  });

  it.each([
    ['nothing is typed', '', 'Enter your current password'],
    ['the password is wrong', 'wrong', 'This is not your current password.'],
  ])('say at the field when %s', async (_what, password, message) => {
    openWith(
      answer(passkeys, []),
      failure(startPasskey, 422, { validation_messages: { current_password: [message] } }),
    );
    const dialog = await fill(password);
    await submit(dialog);
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(message),
    );
    expect(passkeyDevice.create).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', /^That didn’t work\./],
    ['InvalidStateError', /^This device already has a passkey for your account\./],
  ])('say when the device ends with %s, and keep what was typed', async (name, message) => {
    passkeyDevice.create.mockRejectedValue(Object.assign(new Error('x'), { name }));
    openWith(answer(passkeys, []), answer(startPasskey, { options: creation }));
    const dialog = await fill();
    await submit(dialog);
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue(' My phone ');
  });

  async function askToRemove() {
    await userEvent.click((await region()).getByRole('button', { name: 'Remove My phone' }));
    return within(await screen.findByRole('dialog', { name: 'Remove My phone?' }));
  }
  const remove = (dialog: Awaited<ReturnType<typeof askToRemove>>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Remove' }));

  it('are removed by a person who types their password', async () => {
    const { sent, toasts } = openWith(answer(passkeys, [phone, key]), answer(removePasskey, [key]));
    const dialog = await askToRemove();
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await remove(dialog);
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
    const [removal] = sent('DELETE');
    expect(removal).toMatchObject({
      url: '/api/v1/my-account/passkeys/p1',
      body: { currentPassword: 'Passw0rd!' },
    });
    expect(toasts).toHaveBeenCalledWith({ content: 'My phone removed.', type: 'success' });
    expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  });

  it('are removed by one that is there in place of the password', async () => {
    const { sent } = openWith(
      answer(passkeys, [phone, key]),
      answer(passkeyOptions, { options }),
      answer(removePasskey, [key]),
    );
    const dialog = await askToRemove();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm with a passkey you already have' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
    expect(sent('DELETE')[0]?.wireBody).toMatchObject({ credential: { response: { signature: 'AQID' } } });
  });

  it.each([
    ['nothing is typed', '', 'Enter your current password'],
    ['the password is wrong', 'wrong', 'This is not your current password.'],
  ])('stay, and say so at the field, when %s', async (_what, password, message) => {
    openWith(
      answer(passkeys, [phone, key]),
      failure(removePasskey, 422, { validation_messages: { current_password: [message] } }),
    );
    const dialog = await askToRemove();
    if (password) await userEvent.type(dialog.getByLabelText('Current password'), password);
    await remove(dialog);
    await waitFor(() =>
      expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription(message),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await region()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('that were removed elsewhere are gone here too', async () => {
    openWith(answer(passkeys, [phone]), failure(removePasskey, 404));
    const dialog = await askToRemove();
    await userEvent.type(dialog.getByLabelText('Current password'), 'Passw0rd!');
    await remove(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not shown where the API knows none, and can fail to load', async () => {
    open();
    await screen.findByRole('button', { name: 'Change password' });
    expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
    cleanup();
    openWith(failure(passkeys, 500));
    expect(await screen.findByText('We couldn’t load your passkeys')).toBeVisible();
  });

  it('can be removed and not added in a browser that knows none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    openWith(answer(passkeys, [phone]));
    expect((await region()).getByRole('button', { name: 'Remove My phone' })).toBeVisible();
    expect((await region()).queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
