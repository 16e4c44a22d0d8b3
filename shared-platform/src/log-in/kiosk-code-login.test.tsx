// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUser } from 'shared-contracts/api/auth';
import { logInWithKioskCode } from 'shared-contracts/api/kiosk-codes';
import { storageKeys } from 'shared-contracts/storage';
import QrCode from 'shared-ui/qr-code';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from '../testing/index.ts';
import { LoginForm } from './login-form.tsx';

beforeAll(() => import('./kiosk-code-login.tsx'));
afterEach(() => sessionStorage.clear());

function open(flags: string, kioskCodesEnabled: boolean, ...answers: TestAnswer[]) {
  sessionStorage.setItem(storageKeys.flags, flags);
  return renderWithPlatform(<LoginForm />, { client: { kioskCodesEnabled }, user: null, answers });
}
const box = () => screen.findByRole('textbox', { name: 'Code from your phone' });

it('logs in at a kiosk with the code on one’s phone', async () => {
  const { platform, requests } = open(
    'kiosk',
    true,
    answer(logInWithKioskCode, { token: 'kiosk-token' }),
    answer(currentUser, testUser),
  );
  await userEvent.type(await box(), '4829 1736');
  expect(await box()).toHaveValue('48291736');
  await userEvent.click(screen.getByRole('button', { name: 'Log in with the code' }));
  await waitFor(() => expect(platform.session.session.get().status).toBe('authenticated'));
  expect(requests.filter(({ url }) => url.includes('auth/kiosk-code')).map(({ body }) => body)).toEqual([
    { code: '48291736' },
  ]);
});

it('leads a phone to the plain address of the page that shows the code', async () => {
  const { platform } = open('kiosk', true);
  const shown = await screen.findByRole('img', {
    name: 'QR code that opens the page with your code on your phone',
  });
  const address = `${platform.boot.deployment.origins['my-account']}/user-details?kiosk-code`;
  render(<QrCode text={address} label="expected" />);
  const drawing = (svg: Element) => svg.querySelector('path')?.getAttribute('d');
  expect(drawing(shown)).toBe(drawing(screen.getByRole('img', { name: 'expected' })));
});

it('offers the code before the password', async () => {
  open('kiosk', true);
  await box();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Log in with your phone',
    'Or with your password',
  ]);
  const password = screen.getByRole('region', { name: 'Or with your password' });
  expect(within(password).getByLabelText('Password')).toBeVisible();
});

it('says at the field what is wrong with a code, and asks the server about whole ones only', async () => {
  const message = 'This code is wrong, was used or has expired. Show a new one on your phone.';
  const { requests } = open(
    'kiosk',
    true,
    failure(logInWithKioskCode, 422, { validation_messages: { code: [message] } }),
  );
  await userEvent.type(await box(), '123{Enter}');
  expect(await box()).toHaveAccessibleDescription(/Enter the 8 digits/);
  expect(requests.filter(({ url }) => url.includes('auth/kiosk-code'))).toEqual([]);
  await userEvent.type(await box(), '45678{Enter}');
  await waitFor(async () => expect(await box()).toHaveAccessibleDescription(new RegExp(message)));
});

it.each([
  ['away from a kiosk', '', true],
  ['where the API has no codes', 'kiosk', false],
] as const)('is not offered %s', async (_, flags, isEnabled) => {
  open(flags, isEnabled);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Code from your phone' })).not.toBeInTheDocument();
});
