import type { CDPSession, Page } from '@playwright/test';
import { integrityOf, writeInventory } from 'tooling/checkout-scripts/built-inventory';
import { checkSite } from 'tooling/checkout-scripts/check-site';
import { CHALLENGED_HOLDER } from './support/cards.ts';
import { approvalField, approveAtBank, expectConfirmation, openCheckout, pay } from './support/checkout.ts';
import { flagships, origin, sandboxOrigin } from './support/hosts.ts';
import { expect, test } from './support/test.ts';
import { findSession, isPaid } from './support/timetable.ts';

const VISA = '4929000000006';

/** Addresses of the scripts that ran in the page itself, as the engine reports them; the bank's frame is excluded. */
async function watchScripts(page: Page): Promise<Set<string>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const ran = new Set<string>();
  session.on('Debugger.scriptParsed', ({ url, executionContextAuxData }) => {
    const isOfPage =
      executionContextAuxData?.isDefault && executionContextAuxData.frameId === frameTree.frame.id;
    // Code that the test itself evaluates has no address.
    if (isOfPage && url) ran.add(url);
  });
  await session.send('Debugger.enable');
  return ran;
}

test('only scripts of the inventory run while a card is entered and paid with', async ({
  page,
  customer,
  request,
}) => {
  test.slow();
  const inventory = writeInventory();
  const session = await findSession(customer, { venueSlug: flagships.riverside.slug, isWanted: isPaid });
  const ran = await watchScripts(page);
  await openCheckout(page, customer, session);
  await pay(page, { number: VISA, holder: CHALLENGED_HOLDER }, session.offer.formattedPrice);
  await expect(approvalField(page)).toBeVisible();

  const known = new Map(
    inventory.scripts.map(({ script, integrity }) => [`${origin('riverside')}${script}`, integrity]),
  );
  const provider = Object.keys(inventory.provider).map((path) => `${sandboxOrigin}${path}`);
  expect([...ran].filter((url) => !known.has(url) && !provider.includes(url))).toEqual([]);
  expect([...ran]).toEqual(expect.arrayContaining(provider));
  for (const url of ran) {
    if (known.has(url)) expect(integrityOf(await (await request.get(url)).body())).toBe(known.get(url));
  }
  for (const part of ['entry', 'checkout', 'terms', 'challenge']) {
    expect([...ran].some((url) => url.includes(`/mf-basket/`) && url.includes(`/${part}.`))).toBe(true);
  }
  await approveAtBank(page);
  await expectConfirmation(page);
});

test('the checkout lets no other script run, whatever gets into the page', async ({ page, customer }) => {
  const session = await findSession(customer, { venueSlug: flagships.riverside.slug, isWanted: isPaid });
  await openCheckout(page, customer, session);
  const attempt = (source: { src: string } | { text: string }) =>
    page.evaluate(async (script) => {
      const stopped = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (breach) => resolve(breach.effectiveDirective), {
          once: true,
        });
      });
      const ran = new Promise<string>((resolve) => {
        const element = Object.assign(document.createElement('script'), script);
        element.addEventListener('load', () => resolve('ran'));
        document.head.append(element);
      });
      return Promise.race([stopped, ran]);
    }, source);
  expect(await attempt({ text: 'document.title = "skimmed"' })).toBe('script-src-elem');
  expect(await attempt({ src: '/embed/touchline-join.js' })).toBe('script-src-elem');
  expect(await attempt({ src: '/remotes/mf-account/0.1.0/published.json' })).toBe('script-src-elem');
  expect(await attempt({ src: 'data:text/javascript,document.title="skimmed"' })).toBe('script-src-elem');
  expect(await attempt({ src: 'http://localhost:1/skim.js' })).toBe('script-src-elem');
  // Later, because what the test evaluates itself may do anything.
  const evaluated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            resolve(String(new Function('document.title = "skimmed"')()));
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(evaluated).toBe('EvalError');
  await expect(page).not.toHaveTitle('skimmed');
});

test('a running checkout can be compared with the inventory', async ({ request }) => {
  const site = origin('riverside');
  const troubles = await checkSite(writeInventory(), new URL(site).host, async (path) => {
    const answer = await request.get(`${site}${path}`, { headers: { accept: 'text/html,*/*' } });
    return { body: await answer.body(), policy: answer.headers()['content-security-policy'] ?? '' };
  });
  expect(troubles).toEqual([]);
});
