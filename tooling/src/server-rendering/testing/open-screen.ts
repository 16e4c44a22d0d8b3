import type vm from 'node:vm';
import type { TestApi } from 'reference-api/testing/api';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { expect, vi } from 'vitest';
import { openPage, type TestBrowser } from './open-page.ts';
import { renderScreen } from './rendered-screens.ts';

const PATIENCE = 10_000;

/** Renders a public screen and opens it as it came; `start` gives it its scripts. */
export async function openScreen(api: TestApi, script: vm.Script, name: string, browser: TestBrowser = {}) {
  const { screen, boot, page, url } = await renderScreen(api, name);
  const { app, tenant } = screen;
  const [token] = (browser.cookies ?? []).flatMap((cookie) => cookie.split(`${TOKEN_COOKIE}=`)[1] ?? []);
  const asked: string[] = [];
  const opened = openPage(page, boot, url, {
    now: api.now(),
    async answer(wanted) {
      asked.push(wanted);
      const { pathname, search } = new URL(wanted);
      if (screen.status === 503) return { status: 503, body: '{"status_code":503}' };
      const request = { app, tenant, ...(token && { token }) };
      const { status, text } = await api.call(`GET ${pathname}${search}`, request);
      return { status, body: text };
    },
    ...browser,
  });
  const root = opened.document.getElementById('root') as HTMLElement;
  const came = [...root.querySelectorAll('*')];
  const titled = opened.document.title;

  async function start(): Promise<{ replaced: Element[] }> {
    opened.run(script);
    await vi.waitFor(() => expect(opened.document.title).not.toBe(titled), PATIENCE);
    // Elements that people act on show whether the page has taken over.
    const isWaiting = (element: Element) =>
      !Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const waiting = () => [...root.querySelectorAll('h1, button, input')].filter(isWaiting);
    await vi.waitFor(() => expect(waiting().length).toBe(0), PATIENCE);
    if (screen.status !== 503)
      await vi.waitFor(() => expect(root.querySelectorAll('header nav')).toHaveLength(1), PATIENCE);
    return { replaced: came.filter((element) => !element.isConnected) };
  }
  return { ...opened, screen, root, asked, start };
}
