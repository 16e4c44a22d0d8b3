// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser, type User } from 'shared-contracts/api/auth';
import { passkeyOptions, passWithPasskey } from 'shared-contracts/api/passkeys';
import { confirmSecondFactor, passSecondFactor, startSecondFactor } from 'shared-contracts/api/second-factor';
import type { SecondFactor, SecondFactorStep } from 'shared-contracts/staff';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { passkeyDevice, stubPasskeyDevice } from '../testing/passkey-device.ts';
import SecondFactorScreen from './second-factor-screen.tsx';

afterEach(cleanup);

const staff = { ...testUser, staffRole: 'desk' as const };
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Riverside:sam?issuer=Riverside&secret=${SECRET}`;

/** @param rest answers, and what else is known of the person. */
function open(secondFactor: SecondFactorStep | null, ...rest: (TestAnswer | Partial<User>)[]) {
  const answers = rest.filter((each): each is TestAnswer => 'endpoint' in each);
  const known = Object.assign({}, ...rest.filter((each) => !('endpoint' in each))) as Partial<User>;
  const states = [{ ...staff, ...known, secondFactor }];
  const person = answer(currentUser, () => states.shift() ?? { ...staff, isStaff: true, secondFactor: null });
  const page = renderWithPlatform(<SecondFactorScreen />, {
    app: 'front-of-house',
    path: '/second-factor?redirect=%2Fdocuments',
    route: '/second-factor',
    user: { ...staff, ...known, secondFactor },
    client: { passkeysEnabled: true },
    answers: [...answers, person],
  });
  const toasts = vi.fn();
  page.bus.on('toast:requested', ({ content }) => toasts(content));
  const bodies = () => page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, toasts, bodies };
}
const type = async (label: string, code: string, button: string) => {
  await userEvent.type(await screen.findByLabelText(label), code);
  await userEvent.click(screen.getByRole('button', { name: button }));
};

describe('the second step of a login', () => {
  it('sends the code of the app', async () => {
    const { bodies, toasts } = open('challenge', answer(passSecondFactor, { recoveryCodesLeft: 10 }));
    expect(await screen.findByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await type('Code', ' 123456 ', 'Confirm');
    await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
    expect(bodies()).toEqual([{ code: '123456' }]);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('says when few recovery codes are left', async () => {
    const { toasts } = open('challenge', answer(passSecondFactor, { recoveryCodesLeft: 1 }));
    await type('Code', 'ABCD-EFGH-IJKL-MNOP', 'Confirm');
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith(
        '1 recovery code left. If you’ve lost your phone, set up the app on your new phone.',
      ),
    );
  });

  it('says once, at the field, what is wrong with a code, and keeps it', async () => {
    const words = 'That code isn’t right. Wait for the next one and try again.';
    open('challenge', failure(passSecondFactor, 422, { validation_messages: { code: [words] } }));
    await type('Code', '000000', 'Confirm');
    expect(await screen.findAllByText(words)).toEqual([screen.getByRole('alert')]);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(new RegExp(`${words}$`));
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
  });

  it('says above the field what no code can help', async () => {
    open('challenge', failure(passSecondFactor, 500));
    await type('Code', '000000', 'Confirm');
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByLabelText('Code')).toBeValid();
  });

  it('sends nothing where nothing was typed', async () => {
    const { bodies } = open('challenge');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Enter the code$/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(bodies()).toEqual([]);
  });
});

describe('setting up an app', () => {
  const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  const started = answer(startSecondFactor, { secret: SECRET, uri });

  it('shows the code and the key, then the recovery codes once', async () => {
    const { bodies } = open('enrol', started, answer(confirmSecondFactor, { recoveryCodes: codes }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    await type('Code from the app', '123456', 'Finish');
    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    expect(screen.getByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
    expect(bodies()).toEqual([undefined, { code: '123456' }]);
  });

  it('copies the key, as a phone cannot scan its own screen', async () => {
    userEvent.setup();
    const { toasts } = open('enrol', started);
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy key' }));
    await waitFor(() => expect(toasts).toHaveBeenCalledWith('Key copied.'));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
  });

  it('has the recovery codes copied, downloaded or printed', async () => {
    userEvent.setup();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    onTestFinished(() => void vi.unstubAllGlobals());
    open('enrol', started, answer(confirmSecondFactor, { recoveryCodes: codes }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await type('Code from the app', '123456', 'Finish');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the codes' }));
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    const download = screen.getByRole('link', { name: 'Download' });
    expect(download).toHaveAttribute('download', 'recovery-codes.txt');
    expect(decodeURIComponent(download.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('can fail to start', async () => {
    open('enrol', failure(startSecondFactor, 500, { message: 'Not now.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('We couldn’t start setting up your app')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
  });
});

describe('a passkey', () => {
  beforeEach(stubPasskeyDevice);
  afterEach(() => vi.unstubAllGlobals());

  const challenge = (secondFactors: SecondFactor[], ...answers: TestAnswer[]) =>
    open('challenge', answer(passkeyOptions, { options: { challenge: 'eA' } }), ...answers, {
      secondFactors,
    });

  it('stands in for a code, and is all that is asked for where there is no app', async () => {
    const { bodies } = challenge(['passkey'], answer(passWithPasskey, {}));
    expect(await screen.findByText('Use one of your passkeys.')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(bodies()[1]).toMatchObject({ credential: { id: 'AQID' } }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull());
  });

  it('that the device or the server refuses says so, and the code is still there', async () => {
    passkeyDevice.get.mockRejectedValueOnce(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
    challenge(['app', 'passkey'], failure(passWithPasskey, 422, { message: 'Not that one.' }));
    const use = await screen.findByRole('button', { name: 'Use a passkey' });
    await userEvent.click(use);
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
    await userEvent.click(use);
    expect(await screen.findByText('Not that one.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  it('that this browser cannot use leaves a word about what to do', async () => {
    vi.unstubAllGlobals();
    challenge(['passkey']);
    expect(await screen.findByText(/^This browser can’t use your passkey\./)).toBeVisible();
  });

  it('can be added in place of an app', async () => {
    open('enrol', { secondFactors: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey instead' }));
    expect(await screen.findByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
  });
});

it('a person who is confirmed carries on, or sets up another app', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'You’re confirmed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Carry on' })).toHaveAttribute('href', '/documents');
  await userEvent.click(screen.getByRole('button', { name: 'Set up another app' }));
  expect(await screen.findByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
});

it('customers have nothing to do here', async () => {
  renderWithPlatform(<SecondFactorScreen />, { app: 'front-of-house', user: testUser });
  expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeVisible();
});
