import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { logout } from 'shared-contracts/api/auth';
import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import { ToastHost } from 'shared-platform/host';
import { useNavigate } from 'shared-platform/router';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { KioskWatch } from './kiosk-watch.tsx';

export const HOME = 'http://online-joining.riverside.localhost:8080/kiosk?kiosk=true';
/** Called with the address of every document that the kiosk would open. */
export const openPage = vi.fn();
/** The request that checks the connection. */
export const connectionCheck = vi.fn<() => Promise<Response>>();

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

/** Opens a page of a kiosk. `sent` lists the calls it made. */
export async function open(path = '/centre/sale', options: Options = {}) {
  const page = renderWithPlatform(<Page />, {
    app: 'online-joining',
    path,
    answers: [answer(clearJoiningCart, {}), answer(logout, {})],
    ...options,
  });
  await pass(0);
  return { ...page, sent: () => page.requests.map(({ method, url }) => `${method} ${url}`) };
}

/** Lets this many milliseconds pass. */
export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
/** The question whether to start over, while it is asked. */
export const question = () => screen.queryByRole('alertdialog', { name: /^Are you sure you want to leave/ });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Each test has its own kiosk with a stopped clock. */
export function setUpKiosk(): void {
  beforeAll(async () => void (await import('shared-ui/overlays')));
  beforeEach(() => {
    vi.useFakeTimers();
    window.history.replaceState(null, '', '/?kiosk=true');
    openPage.mockReset();
    connectionCheck.mockReset().mockImplementation(async () => new Response());
    vi.stubGlobal('fetch', connectionCheck);
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
}
