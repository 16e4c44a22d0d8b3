import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { makeRemote } from 'tooling/new-remote/make-remote';
import { readNames } from 'tooling/new-remote/names';
import { makeWorkspace } from 'tooling/new-remote/testing/make-workspace';
import { logInAsCustomer } from './support/customer.ts';
import { type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A worker starts for the new set of releases, and on a busy machine its first pages are late. */
const STARTED = { timeout: 80_000 };

let site: IsolatedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startIsolatedSite(test.info().parallelIndex, { hasRenderer: true });
});
test.afterAll(() => site.stop());

test('a remote that was just made is there once it is published: its screen and its way to it', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.goto(site.origin('riverside'));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Book an activity' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Gift cards' })).toBeHidden();

  const workspace = makeWorkspace();
  try {
    makeRemote(workspace.folder, readNames('mf-gift-cards'));
    const command = path.join(workspace.folder, 'tooling/src/commands/remote.ts');
    execFileSync(process.execPath, [command, 'publish', 'mf-gift-cards', '--site', site.folder]);
  } finally {
    workspace.remove();
  }

  await page.reload();
  await navigation.getByRole('link', { name: 'Gift cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sale Leisure Centre' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('aria-current', 'page');
  expect((await page.reload())?.status()).toBe(200);

  const url = `${site.origin('riverside')}/gift-cards`;
  const htmlFor = async (token = '') => {
    const headers = { accept: 'text/html', cookie: token && `${TOKEN_COOKIE}=${token}` };
    return (await request.get(url, { headers })).text();
  };
  await expect.poll(() => htmlFor(), STARTED).toContain('data-rendered');
  const visitors = await htmlFor();
  expect(visitors).toMatch(/<h1[^>]*>Gift cards<\/h1>/);
  expect(visitors).toContain('Sale Leisure Centre</p>');
  for (const person of Object.values(people)) {
    const { token } = await logInAsCustomer(request, person);
    expect(await htmlFor(token), person.username).toBe(visitors);
  }
});
