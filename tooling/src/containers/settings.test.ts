import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { readCompose, readEnvExample } from './compose-file.ts';

const { services } = readCompose(readEnvExample(), 'demonstration');
const production = readCompose(readEnvExample(), 'production').services;

/** Settings that no container is given, and why. */
const LEFT_OUT: Record<string, Record<string, string>> = {
  'reference-api': {
    DEMO_DATA: 'refused in production; docker-compose.demo.yml sets it',
    STAFF_SECOND_FACTOR: 'production demands a second factor and refuses anything else',
    TEST_CLOCK: 'for tests, and refused in production',
  },
  gateway: {
    LIVE_RELOAD: 'for development, and refused in production',
    GATEWAY_FAULTS: 'for tests, and refused in production',
  },
  renderer: {},
  'card-sandbox': {
    CARD_SANDBOX_ORDINARY_NAMES: 'compares the sandbox with the test system of the provider',
    CARD_SANDBOX_TEST_HOOKS: 'for tests: anyone who can reach the sandbox could break payments',
  },
};

/** A container of each service; those of one service are alike, as compose-file.test.ts says. */
const CONTAINERS = {
  'reference-api': production['api-1'],
  gateway: production['gateway-1'],
  renderer: production.renderer,
  'card-sandbox': services['card-sandbox'],
};

/** The names in the first column of a README's table of settings. Each service tests that it reads these and no other. */
function settingsOf(service: string): string[] {
  const [, below = ''] = fs
    .readFileSync(inRoot('services', service, 'README.md'), 'utf8')
    .split(/^(?:## Settings|\| setting \|.*)$/m);
  const [section = ''] = below.split(/^## /m);
  return section.split('\n').flatMap((row) => {
    const [, cell = ''] = row.startsWith('| `') ? row.split('|') : [];
    return [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name);
  });
}

describe.each(Object.entries(CONTAINERS))('the settings of %s', (service, container) => {
  const given = Object.keys(container?.environment ?? {});
  const exempt = Object.keys(LEFT_OUT[service] ?? {});
  const settings = settingsOf(service);

  it('reach its container, each or for a reason not', () => {
    expect(settings.length).toBeGreaterThan(1);
    expect(settings.filter((name) => !given.includes(name) && !exempt.includes(name))).toEqual([]);
  });

  it('are all that its container is given, and none of those that are left out', () => {
    // The setting reaches the libraries: the renderer and the sandbox read no NODE_ENV themselves, but their libraries do.
    const known = [...settings.filter((name) => !exempt.includes(name)), 'NODE_ENV'];
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
    expect(exempt.filter((name) => !settings.includes(name))).toEqual([]);
  });
});

it('no service reads its environment anywhere else than where it starts', () => {
  const strays = Object.keys(CONTAINERS).flatMap((service) =>
    fs
      .globSync(inRoot('services', service, 'src/**/*.ts'))
      .filter((file) => !/\.(test|faults|drill)\.ts$|\/testing\//.test(file))
      .flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(/process\.env\.(\w+)/g)]
          .map(([, name = '']) => name)
          .filter((name) => !settingsOf(service).includes(name)),
      ),
  );
  expect(strays).toEqual([]);
});
