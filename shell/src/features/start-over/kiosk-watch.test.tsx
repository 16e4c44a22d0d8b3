// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { logout } from 'shared-contracts/api/auth';
import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import { storageKeys } from 'shared-contracts/storage';
import { useNavigate } from 'shared-platform/router';
import { answer, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../toasts/toast-host.tsx';
import KioskWatch from './kiosk-watch.tsx';

const HOME = 'http://online-joining.riverside.localhost:8080/kiosk?kiosk=true';
const CLEAR = 'Clear selection and go home';
const openPage = vi.fn();
const serverIsThere = vi.fn<() => Promise<Response>>();

type Options = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

function Page() {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Home
      </button>
      <button type="button" onClick={() => void navigate('/kiosk')}>
        Back
      </button>
      <input aria-label="Email address" autoComplete="email" />
      <ToastHost />
      <KioskWatch isAsking={isAsking} onAsk={setAsking} openPage={openPage} />
    </>
  );
}

async function open(path = '/centre/sale', options: Options = {}) {
  const page = renderWithPlatform(<Page />, {
    app: 'online-joining',
    path,
    answers: [answer(clearJoiningCart, {}), answer(logout, {})],
    ...options,
  });
  await pass(0);
  return { ...page, sent: () => page.requests.map(({ method, url }) => `${method} ${url}`) };
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const question = () => screen.queryByRole('alertdialog', { name: /^Are you sure you want to leave/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const touch = () => fireEvent.pointerDown(document.body);

beforeAll(async () => void (await import('shared-ui/overlays')));
beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/?kiosk=true');
  openPage.mockReset();
  serverIsThere.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', serverIsThere);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: the platform keeps the kiosk's memory in the cookie
  document.cookie = 'touchline_kiosk=; path=/; max-age=0';
});

describe('a kiosk that nobody touches', () => {
  it('asks after 90 s, and starts over 5 s later', async () => {
    sessionStorage.setItem(storageKeys.joining, '{}');
    await open();
    await pass(89_900);
    expect(question()).toBeNull();
    await pass(100);
    expect(question()).toBeInTheDocument();
    await pass(4_900);
    expect(openPage).not.toHaveBeenCalled();
    await pass(100);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`${HOME}#cleared`);
    expect(sessionStorage.getItem(storageKeys.joining)).toBeNull();
    expect(screen.getByText('Clearing this screen')).toBeInTheDocument();
  });

  it.each([
    ['a finger', touch],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a scroll', () => fireEvent.scroll(document.body)],
    ['a key on the screen', () => fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a' } })],
  ])('counts anew from %s', async (_, use) => {
    await open();
    await pass(80_000);
    use();
    await pass(89_900);
    expect(question()).toBeNull();
    await pass(100);
    expect(question()).toBeInTheDocument();
  });

  it('does not take a pointer that lies still for somebody', async () => {
    await open();
    fireEvent.pointerMove(document.body);
    await pass(60_000);
    fireEvent.pointerMove(document.body);
    await pass(30_000);
    expect(question()).toBeInTheDocument();
  });

  it('goes on when the person does, and clears nothing', async () => {
    const { sent } = await open();
    await pass(91_000);
    press('Continue with my purchase');
    await pass(60_000);
    expect(question()).toBeNull();
    expect(openPage).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  it('rests while a payment is in flight, and starts its count anew afterwards', async () => {
    const { bus } = await open('/checkout');
    act(() => void bus.emit('checkout:paying-changed', { isPaying: true }));
    await pass(300_000);
    press('Home');
    await pass(0);
    expect(question()).toBeNull();
    act(() => void bus.emit('checkout:paying-changed', { isPaying: false }));
    await pass(89_900);
    expect(question()).toBeNull();
    await pass(100);
    expect(question()).toBeInTheDocument();
  });

  it('goes home 10 s after an order, without a word', async () => {
    await open('/order-confirmed/17');
    await pass(9_900);
    expect(openPage).not.toHaveBeenCalled();
    await pass(100);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('has peace on its home', async () => {
    await open('/kiosk');
    await pass(300_000);
    press('Home');
    await pass(0);
    expect(question()).toBeNull();
    expect(openPage).not.toHaveBeenCalled();
  });

  it('does not leave somebody logged in on its home', async () => {
    await open('/kiosk', { user: testUser });
    await pass(95_000);
    await pass(10_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`${HOME}#cleared`);
  });
});

describe('starting over', () => {
  it('takes the membership out of the basket, logs out, and goes home', async () => {
    const { sent } = await open('/checkout', { user: testUser });
    press('Home');
    await pass(0);
    press(CLEAR);
    await pass(0);
    expect(sent().slice(-2)).toEqual(['DELETE /api/v1/cart/clear', 'POST /api/v1/auth/logout']);
    expect(document.cookie).not.toContain('touchline_token');
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('goes to the home that the site names', async () => {
    const kioskHomeUrl = 'https://lobby.example.com/';
    await open('/centre/sale', { client: { kioskHomeUrl } });
    await pass(90_000);
    await pass(5_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(kioskHomeUrl);
  });

  it('forgets at once without a connection, and opens the home when there is one', async () => {
    serverIsThere.mockRejectedValue(new TypeError('Failed to fetch'));
    await open('/checkout', { user: testUser });
    press('Home');
    await pass(0);
    press(CLEAR);
    await pass(60_000);
    expect(document.cookie).not.toContain('touchline_token');
    expect(screen.getByText('Clearing this screen')).toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
    serverIsThere.mockResolvedValue(new Response());
    await pass(5_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('does not wait for a server that takes its time', async () => {
    const never = answer(clearJoiningCart, () => new Promise<never>(() => undefined));
    await open('/checkout', { user: testUser, answers: [never] });
    press('Home');
    await pass(0);
    press(CLEAR);
    await pass(4_000);
    expect(document.cookie).not.toContain('touchline_token');
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('happens by itself when somebody goes back to the home', async () => {
    await open();
    press('Back');
    await pass(0);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });
});

describe('every page of a kiosk', () => {
  it('says why it is at its home, once', async () => {
    await open('/kiosk#cleared');
    expect(screen.getByText('Joining form cleared due to inactivity')).toBeInTheDocument();
    await pass(10_000);
    expect(screen.queryByText('Joining form cleared due to inactivity')).toBeNull();
  });

  it('has fields that the browser neither learns from nor fills in', async () => {
    await open();
    const password = document.createElement('input');
    password.type = 'password';
    password.autocomplete = 'current-password';
    document.body.append(password);
    await pass(0);
    expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    password.remove();
  });

  it('hides when it is left, and goes home when Back brings it into another turn', async () => {
    const { platform } = await open();
    const come = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    window.dispatchEvent(new Event('pagehide'));
    expect(document.documentElement).toHaveStyle({ visibility: 'hidden' });
    come(true);
    expect(document.documentElement.style.visibility).toBe('');
    window.dispatchEvent(new Event('pagehide'));
    platform.kiosk.endTurn();
    come(true);
    expect(document.documentElement).toHaveStyle({ visibility: 'hidden' });
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
    document.documentElement.style.visibility = '';
  });
});

describe('the accessible profile', () => {
  const speak = vi.fn<(utterance: { text: string }) => void>();
  const client = { kioskProfile: 'accessible' } as const;
  beforeEach(() => {
    speak.mockReset();
    vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  });

  it('asks earlier and counts down a minute, to see and, every 20 seconds, to hear', async () => {
    await open('/centre/sale', { client });
    await pass(60_000);
    await pass(0);
    expect(screen.getAllByText('This screen is cleared in 60 seconds.').length).toBe(2);
    await pass(25_000);
    expect(screen.getByText('This screen is cleared in 35 seconds.')).toBeInTheDocument();
    expect(screen.getByText('This screen is cleared in 40 seconds.')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([
      'This screen is cleared in 60 seconds.',
      'This screen is cleared in 40 seconds.',
    ]);
    await pass(35_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`${HOME}#cleared`);
  });

  it('gives more time as often as wished', async () => {
    await open('/centre/sale', { client });
    for (let time = 0; time < 12; time++) {
      await pass(61_000);
      press('I need more time');
    }
    expect(openPage).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });

  it('counts nothing down for somebody who asks to go home', async () => {
    await open('/centre/sale', { client });
    press('Home');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Continue with my purchase' })).toBeInTheDocument();
    expect(screen.queryByText(/^This screen is cleared/)).toBeNull();
  });

  it('asks on the confirmation too', async () => {
    await open('/order-confirmed/17', { client });
    await pass(30_000);
    expect(question()).toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
  });
});
