// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_COOKIE } from 'shared-contracts/cookies';
import { LegalNotices } from 'shared-platform';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CookieHost } from '../../frame/cookie-host.tsx';
import CookieChoices from './cookie-choices.tsx';

/** The requested tags; none is delivered. */
const loaded: string[] = [];
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) loaded.push(node.src);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  loaded.length = 0;
  Reflect.deleteProperty(window, 'dataLayer');
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no other way to empty its jar.
  document.cookie = `${CONSENT_COOKIE}=; max-age=0; path=/`;
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const client = { tagManagerIds: ['GTM-AB12CD'], privacyNoticeUrl: 'https://riverside.example/privacy' };
const question = () => screen.queryByRole('region', { name: 'Cookies' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function open(reloadPage = vi.fn()) {
  renderWithPlatform(
    <>
      <LegalNotices />
      <CookieChoices reloadPage={reloadPage} />
    </>,
    { client },
  );
  return reloadPage;
}

describe('a site with third-party tags', () => {
  it('asks, without taking the focus, and loads nothing before it is answered', () => {
    open();
    expect(question()).toHaveTextContent('Riverside Leisure would like to use cookies from other companies');
    expect(document.body).toHaveFocus();
    expect(loaded).toEqual([]);
  });

  it('loads them after acceptance, and remembers the choice', async () => {
    open();
    await press('Accept');
    expect(question()).not.toBeInTheDocument();
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD']);
    expect(document.cookie).toContain(`${CONSENT_COOKIE}=granted`);
    cleanup();
    Reflect.deleteProperty(window, 'dataLayer');
    open();
    expect(question()).not.toBeInTheDocument();
    expect(loaded).toHaveLength(2);
  });

  it('loads nothing after rejection, and remembers the choice', async () => {
    const reloadPage = open();
    await press('Reject');
    cleanup();
    open();
    expect(question()).not.toBeInTheDocument();
    expect(loaded).toEqual([]);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('lets people change their mind in the footer, and ends running tags', async () => {
    const reloadPage = open();
    await press('Accept');
    await press('Cookie choices');
    expect(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus();
    await press('Reject');
    expect(document.cookie).toContain(`${CONSENT_COOKIE}=refused`);
    expect(reloadPage).toHaveBeenCalledOnce();
  });
});

describe('neither the question nor a link to it', () => {
  it.each([
    ['at the checkout', 'bookings', '/checkout', client],
    ['at a kiosk', 'online-joining', '/?kiosk=true', client],
    ['in a frame', 'online-joining', '/?embedded=true', client],
    ['in the account', 'my-account', '/', client],
    ['where the tenant has no tags', 'bookings', '/', { ...client, tagManagerIds: [] }],
  ] as const)('%s', async (_, app, address, site) => {
    window.history.replaceState(null, '', address);
    await import('./cookie-choices.tsx');
    renderWithPlatform(
      <>
        <LegalNotices />
        <CookieHost />
      </>,
      { app, client: { ...site, tagManagerIds: [...site.tagManagerIds] } },
    );
    expect(await screen.findByText(/Privacy notice/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cookie choices' })).not.toBeInTheDocument();
    expect(question()).not.toBeInTheDocument();
  });
});
