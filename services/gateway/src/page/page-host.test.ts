import { expect, test } from 'vitest';
import {
  basket,
  joining,
  navigation,
  registryText,
  writeRegistry,
  writeRemote,
} from '../../test-support/build-tree.ts';
import { envelope, json } from '../../test-support/fake-api.ts';
import { venue } from '../../test-support/site-answers.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

const host = 'online-joining.riverside.localhost:8080';
const apps = ['online-joining' as const];
const remotes = [
  {
    ...navigation,
    descriptor: {
      ...navigation.descriptor,
      slots: navigation.descriptor.slots.map((slot) => ({ ...slot, apps })),
    },
  },
  joining,
  {
    ...basket,
    descriptor: {
      ...basket.descriptor,
      routes: basket.descriptor.routes.map((route) => ({ ...route, apps })),
      slots: [{ slot: 'background' as const, id: 'badge', apps }],
    },
  },
];

async function openJoining(path: string) {
  const gateway = await startGateway(
    {},
    { '/api/v1/online-joining/venues/sale-leisure-centre': json(200, envelope(venue)) },
  );
  for (const remote of remotes) await writeRemote(gateway.dist, remote);
  await writeRegistry(gateway.dist, registryText(remotes));
  const { body, headers } = await gateway.page(path, { host });
  const policy = String(headers['content-security-policy']);
  return {
    body,
    scripts: [...body.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src]) => src),
    remotes: bootOf(body).registry.map(({ descriptor }: { descriptor: { name: string } }) => descriptor.name),
    answers: bootOf(body).preloaded.map(({ url }: { url: string }) => url),
    policyFor: (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' '),
  };
}

test('joining in the page of an operator comes as its standalone page, without anything of the shell', async () => {
  const page = await openJoining('/centre/sale-leisure-centre?embedded=true');
  expect(page.scripts).toEqual([
    '/remotes/mf-joining/1.0.0/entry.66666666.js',
    '/remotes/mf-joining/1.0.0/js/join.77777777.js',
    '/standalone/mf-joining/js/main.aaaaaaaa.js',
  ]);
  expect(page.body).not.toContain('/shell/');
});

test('the standalone page knows the checkout, and neither navigation nor footer', async () => {
  const page = await openJoining('/centre/sale-leisure-centre?embedded=true');
  expect(page.remotes).toEqual(['mf-joining', 'mf-basket']);
  expect(page.answers.some((url: string) => url.includes('footer'))).toBe(false);
  expect(page.body).not.toContain('class="fv-bar"');
});

test('the standalone page may be framed by the sites of its tenant, and runs its own scripts alone', async () => {
  const page = await openJoining('/?embedded=true');
  expect(page.policyFor('frame-ancestors')).toEqual(["'self'", 'https://www.riverside.example.com']);
  const folders = page.policyFor('script-src')?.filter((source) => source.endsWith('/'));
  expect(folders).toEqual([
    `${host}/standalone/`,
    `${host}/remotes/mf-joining/1.0.0/`,
    `${host}/remotes/mf-basket/1.0.0/`,
  ]);
});

test.each(['/', '/?embedded=false', '/?embedded=true&kiosk=true', '/register?embedded=true'])(
  '%s is the shell',
  async (path) => {
    const page = await openJoining(path);
    expect(page.scripts.at(-1)).toBe('/shell/js/main.89abcdef.js');
    expect(page.remotes).toEqual(['mf-navigation', 'mf-joining', 'mf-basket']);
  },
);
