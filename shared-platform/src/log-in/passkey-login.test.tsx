// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, login } from 'shared-contracts/api/auth';
import { logInWithPasskey, passkeyOptions } from 'shared-contracts/api/passkeys';
import { STAY_LOGGED_IN_HEADER } from 'shared-contracts/headers';
import { storageKeys } from 'shared-contracts/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithPlatform } from '../testing/render-with-platform.tsx';
import { answer, failure, type TestAnswer } from '../testing/test-transport.ts';
import { testUser } from '../testing/test-user.ts';
import { LoginForm } from './login-form.tsx';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const unlocked = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};
const asked = answer(passkeyOptions, { options: { challenge: 'Y2hhbGxlbmdl' } });
const get = vi.fn<(request: CredentialRequestOptions) => Promise<unknown>>();
const name = 'Log in with a passkey';

function know(autofill: boolean) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => autofill }),
  );
}
beforeEach(() => {
  know(false);
  get.mockReset().mockResolvedValue(unlocked);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<LoginForm />, { client: { passkeysEnabled: true }, answers: [asked, ...answers] });
const press = () => userEvent.click(screen.getByRole('button', { name }));
const calls = ({ requests }: ReturnType<typeof open>, end: string) =>
  requests.filter(({ url }) => url.endsWith(end));

describe('logging in with a passkey', () => {
  it('sends what the device answered and becomes the person', async () => {
    const page = open(answer(logInWithPasskey, { token: 't' }), answer(currentUser, testUser));
    await press();
    await waitFor(() => expect(page.platform.session.session.get().status).toBe('authenticated'));
    const [sent, ...others] = calls(page, '/auth/passkeys/login');
    expect(others).toEqual([]);
    expect(sent?.wireBody).toMatchObject({
      credential: { id: 'AQID', rawId: 'AQID', response: { clientDataJSON: 'AQID', signature: 'AQID' } },
    });
    expect(sent?.headers[STAY_LOGGED_IN_HEADER]).toBe('0');
  });

  it('stays logged in where the person ticks it', async () => {
    const page = open(answer(logInWithPasskey, { token: 't' }), answer(currentUser, testUser));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stay logged in' }));
    await press();
    await waitFor(() =>
      expect(calls(page, '/auth/passkeys/login')[0]?.headers[STAY_LOGGED_IN_HEADER]).toBe('1'),
    );
  });

  it('says when the device gave up, and the password still works', async () => {
    get.mockRejectedValue(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
    const page = open(answer(login, { token: 't' }), answer(currentUser, testUser));
    await press();
    expect(await screen.findByText(/^That didn’t work\. Try your passkey again/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email address or customer ID'), 'sam');
    await userEvent.type(screen.getByLabelText('Password'), 'Passw0rd!');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(page.platform.session.session.get().status).toBe('authenticated'));
  });

  it('shows the words of the server where it refuses', async () => {
    open(failure(logInWithPasskey, 422, { message: 'We don’t know that passkey.' }));
    await press();
    expect(await screen.findByText('We don’t know that passkey.')).toBeVisible();
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('waits among the suggestions of the first field where the browser can', async () => {
    know(true);
    const page = open(answer(logInWithPasskey, { token: 't' }), answer(currentUser, testUser));
    expect(screen.getByLabelText('Email address or customer ID')).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await waitFor(() => expect(page.platform.session.session.get().status).toBe('authenticated'));
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
  });

  it('gives the device back when the form goes', async () => {
    know(true);
    get.mockReturnValue(new Promise(() => undefined));
    const { unmount } = open();
    await waitFor(() => expect(get).toHaveBeenCalled());
    unmount();
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
  });
});

describe('no passkeys are offered', () => {
  it.each(['kiosk', 'embedded'])('on a page with the flag %s', (flag) => {
    sessionStorage.setItem(storageKeys.flags, flag);
    open();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('where the API knows none, and nothing is asked of it', () => {
    const { requests } = renderWithPlatform(<LoginForm />);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByLabelText('Email address or customer ID')).toHaveAttribute('autocomplete', 'username');
    expect(requests).toEqual([]);
  });

  it('in a browser that knows none', () => {
    vi.unstubAllGlobals();
    open();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
