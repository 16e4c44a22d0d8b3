import { describe, expect, it } from 'vitest';
import { integrityOf } from './built-inventory.ts';
import { checkSite, type SiteAnswer } from './check-site.ts';
import { type Builds, findGaps, makeInventory } from './inventory.ts';
import type { ScriptReasons } from './reasons.ts';

const reasons: ScriptReasons = {
  checkout: { shell: { entry: 'Starts the page.', 'shared-ui/forms': 'Fields.' } },
  embedded: { 'mf-joining': { join: 'The steps of joining.' } },
  elsewhere: { shell: ['register'], 'mf-joining': ['kiosk'], 'mf-bookings': ['*'] },
  provider: { '/api/v1/js/sagepay.js': 'Sends the card to the provider.' },
};

const builds: Builds = {
  shell: {
    '/shell/js/main.1.js': { parts: ['entry'], packages: ['react'] },
    '/shell/js/585.2.js': { parts: ['register', 'shared-ui/forms'], packages: [] },
    '/shell/js/register.3.js': { parts: ['register'], packages: [] },
  },
  'mf-joining': { '/remotes/mf-joining/1/js/join.4.js': { parts: ['join', 'kiosk'], packages: [] } },
  'mf-bookings': { '/remotes/mf-bookings/1/js/home.5.js': { parts: ['home'], packages: [] } },
};

const hashed = (script: string) => integrityOf(new TextEncoder().encode(script));

describe('the inventory', () => {
  it('has every script that a part with a reason loads, with what is inside and its hash', () => {
    const { scripts, provider } = makeInventory(reasons, builds, hashed);
    expect(scripts.map(({ script, page, reasons: why }) => [script, page, why])).toEqual([
      ['/shell/js/main.1.js', 'checkout', ['Starts the page.']],
      ['/shell/js/585.2.js', 'checkout', ['Fields.']],
      ['/remotes/mf-joining/1/js/join.4.js', 'joining in a frame', ['The steps of joining.']],
    ]);
    expect(scripts[0]).toMatchObject({ packages: ['react'], integrity: hashed('/shell/js/main.1.js') });
    expect(provider).toBe(reasons.provider);
  });

  it('has no gap while every part is spoken of', () => {
    expect(findGaps(reasons, builds)).toEqual([]);
  });

  it('misses the reason of a part that is new', () => {
    const wider = {
      ...builds,
      shell: { ...builds.shell, '/shell/js/chat.6.js': { parts: ['chat'], packages: [] } },
    };
    expect(findGaps(reasons, wider)).toEqual([
      "shell: nothing says why 'chat' runs, or that it does not, where a card is entered.",
    ]);
  });

  it.each([
    [
      'a part',
      { ...builds, 'mf-joining': {} },
      ['join', 'kiosk'].map((part) => `mf-joining: there is no '${part}' any more.`),
    ],
    [
      'a package',
      { shell: builds.shell, 'mf-joining': builds['mf-joining'] } as Builds,
      ["mf-bookings: there is no '*' any more."],
    ],
  ])('finds that %s is gone', (_, fewer, gaps) => {
    expect(findGaps(reasons, fewer)).toEqual(gaps);
  });
});

describe('a running checkout', () => {
  const host = 'bookings.example.com';
  const policy = `default-src 'none'; script-src ${host}/shell/ ${host}/remotes/mf-basket/1/ 'nonce-x' https://pay.example.com; style-src 'self'`;
  const page =
    '<script nonce="x" src="/shell/js/main.1.js"></script><script type="application/json" id="boot">{}</script>';
  const inventory = makeInventory(reasons, builds, hashed);
  const check = (changed: { page?: string; policy?: string; script?: string }) =>
    checkSite(
      inventory,
      host,
      async (path): Promise<SiteAnswer> => ({
        body: new TextEncoder().encode(
          path === '/checkout' ? (changed.page ?? page) : path === changed.script ? 'skim()' : path,
        ),
        policy: changed.policy ?? policy,
      }),
    );

  it('that runs what was built differs in nothing', async () => {
    expect(await check({})).toEqual([]);
  });

  it.each([
    [
      'a script that was altered',
      { script: '/shell/js/585.2.js' },
      '/shell/js/585.2.js is not what was built.',
    ],
    [
      'a script in the page that nobody knows',
      { page: `${page}<script src="https://tags.example.com/t.js"></script>` },
      'The page runs https://tags.example.com/t.js, which has no reason.',
    ],
    [
      'a script written into the page',
      { page: `${page}<script nonce="x">skim()</script>` },
      'The page has a script written into it.',
    ],
    ['another page', { page: '<h1>Down</h1>' }, 'The page has no scripts: it is not the checkout.'],
    ['no policy', { policy: "default-src 'none'" }, 'The page has no policy for scripts.'],
    [
      'a wider policy',
      { policy: policy.replace('https://pay', "https://pay.example.com 'unsafe-inline' https://tags") },
      "The policy lets in 'unsafe-inline'.",
    ],
    [
      'a policy without the provider',
      { policy: policy.replace(' https://pay.example.com', '') },
      'The policy does not name the card provider.',
    ],
  ])('is recognised by %s', async (_, changed, trouble) => {
    expect(await check(changed)).toContain(trouble);
  });
});
