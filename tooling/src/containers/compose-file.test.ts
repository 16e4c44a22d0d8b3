import fs from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { inRoot, remotes } from '../repository.ts';
import {
  type ComposeVariant,
  readCompose,
  readComposeTexts,
  readEnvExample,
  variablesOf,
} from './compose-file.ts';

const VARIANTS = ['production', 'demonstration'] satisfies ComposeVariant[];
const { demonstration, production } = {
  production: readCompose(readEnvExample(), 'production'),
  demonstration: readCompose(readEnvExample(), 'demonstration'),
};
/** The demonstration has all that production has, and more. */
const containers = Object.entries(demonstration.services);
const dockerfile = fs.readFileSync(inRoot('containers/Dockerfile'), 'utf8');
const stages = dockerfile.split(/^(?=FROM )/m).filter((stage) => stage.startsWith('FROM '));
const nameOf = (stage: string) => /^FROM \S+ AS (\S+)/.exec(stage)?.[1] ?? '';

describe('the compose files', () => {
  it.each(VARIANTS)('keep the Compose Specification in %s', (variant) => {
    const schema = JSON.parse(
      fs.readFileSync(inRoot('tooling/src/containers/compose-spec.schema.json'), 'utf8'),
    );
    const { $schema: _draft, ...rules } = schema;
    const validate = new Ajv({ strict: false, logger: false, allErrors: true }).compile(rules);
    validate(readCompose(readEnvExample(), variant));
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(containers)(
    '%s has nothing it does not need: no root, no writable disk, no capability',
    (_, container) => {
      expect(container).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(container.security_opt).toContain('no-new-privileges:true');
      expect(container.user).toMatch(/^(node|postgres|haproxy)$/);
    },
  );

  it.each(containers)('%s says when it is well, unless it ends by itself', (_, { restart, healthcheck }) => {
    expect(restart === 'no' ? 'ends' : healthcheck?.test[0]).toBe(restart === 'no' ? 'ends' : 'CMD');
  });

  it.each(containers)(
    '%s waits for containers that there are, until they are well',
    (_, { depends_on = {} }) => {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const awaited = demonstration.services[name];
        expect(awaited, name).toBeDefined();
        expect(condition).toBe(
          awaited?.restart === 'no' ? 'service_completed_successfully' : 'service_healthy',
        );
      }
    },
  );

  it('has a container for each remote, two of the API, and two gateways that know both', () => {
    for (const remote of remotes)
      expect(production.services[remote]?.build?.args).toEqual({ REMOTE: remote });
    const { 'gateway-1': one, 'gateway-2': two } = production.services;
    expect(one?.environment?.API_URL).toBe('http://api-1:8081, http://api-2:8081');
    // They differ in the folder in which each keeps brands.
    expect({ ...one, volumes: [] }).toEqual({ ...two, volumes: [] });
    expect(production.services['api-1']).toEqual(production.services['api-2']);
  });

  it('ask .env for what .env.example gives, and for nothing else', () => {
    const asked = variablesOf(readComposeTexts('demonstration').join('\n'));
    expect(asked.sort()).toEqual(Object.keys(readEnvExample()).sort());
  });

  it('have the demonstration in one of them alone', () => {
    const api = (file: typeof production) => file.services['api-1']?.environment;
    expect(production.services['card-sandbox']).toBeUndefined();
    expect(api(production)).toMatchObject({ NODE_ENV: 'production' });
    expect(api(production)).not.toHaveProperty('DEMO_DATA');
    expect(api(demonstration)).toMatchObject({ NODE_ENV: 'demonstration', DEMO_DATA: '1' });
  });
});

describe('the folder of the installation', () => {
  const { gateway, api } = {
    gateway: production.services['gateway-1'],
    api: production.services['api-1'],
  };
  const mount = './installation:/installation:ro';

  it('holds what gateways read of it, and is there to be copied', () => {
    const { CONFIG_FILE = '', BRAND_DIR = '' } = gateway?.environment ?? {};
    for (const place of [CONFIG_FILE, BRAND_DIR]) {
      expect(fs.existsSync(inRoot(place.replace('/installation', 'installation.example'))), place).toBe(true);
    }
    for (const name of ['gateway-1', 'gateway-2']) {
      expect(production.services[name]?.volumes).toContain(mount);
    }
    expect(api?.volumes).toContain(mount);
  });

  it('has no one in the example who may frame a page', () => {
    const example = JSON.parse(fs.readFileSync(inRoot('installation.example/gateway.json'), 'utf8'));
    expect(example.frameAncestors).toEqual({});
  });

  it('is not asked for in the demonstration, which has its own', () => {
    expect(demonstration.services['gateway-1']?.environment).toMatchObject({
      NODE_ENV: 'demonstration',
      CONFIG_FILE: '',
      BRAND_DIR: '',
    });
  });

  it.each(['.gitignore', '.dockerignore'])('stays with the secrets out of %s', (file) => {
    const ignored = fs.readFileSync(inRoot(file), 'utf8').split('\n');
    for (const name of ['.env', 'installation', 'backups', 'certificates']) {
      expect(ignored.map((line) => line.replace(/\/$/, ''))).toContain(name);
    }
  });
});

describe('the container that backs up', () => {
  const { backup, postgres, 'api-1': api } = production.services;
  const stage = stages.find((each) => nameOf(each) === 'backup') ?? '';
  const majorOf = (image: string) => /postgres:(\d+)/.exec(image)?.[1];

  it('runs by name only, with the database, the key and all else that the API has', () => {
    expect(backup).toMatchObject({ profiles: ['backup'], restart: 'no', environment: api?.environment });
    expect(backup?.volumes).toEqual(['./backups:/backups']);
  });

  it("has the client programs of the server's version, and the command", () => {
    expect(majorOf(stage)).toBe(majorOf(postgres?.image ?? ''));
    const [, command = ''] = /^ENTRYPOINT \["node", "(\S+)"\]$/m.exec(stage) ?? [];
    expect(fs.existsSync(inRoot(command)), command).toBe(true);
  });

  it('is used in the docs as it is called here', () => {
    const docs = fs.readFileSync(inRoot('docs/operations.md'), 'utf8');
    for (const command of ['make', 'drill', 'restore']) {
      const words = `docker compose run --rm --user "$(id -u):$(id -g)" backup ${command} /backups/`;
      expect(docs.includes(words), words).toBe(true);
    }
  });
});

describe('the Dockerfile', () => {
  it('has a stage for every target that the compose file builds', () => {
    const targets = containers.flatMap(([, { build }]) => (build ? [build.target] : []));
    expect(stages.map(nameOf)).toEqual(expect.arrayContaining([...new Set(targets)]));
  });

  it.each([
    ['service', 'node'],
    ['publisher', 'node'],
    ['backup', 'postgres'],
  ])('%s runs as %s', (name, user) => {
    const stage = stages.find((each) => nameOf(each) === name) ?? '';
    expect(stage).toMatch(new RegExp(`^USER ${user}$`, 'm'));
    expect(stage.indexOf(`USER ${user}`)).toBeLessThan(stage.indexOf('ENTRYPOINT'));
  });

  it('copies only what the checkout has and .dockerignore leaves in', () => {
    const ignored = fs.readFileSync(inRoot('.dockerignore'), 'utf8').split('\n').filter(Boolean);
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, words = '']) =>
      words.split(' '),
    );
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect(fs.existsSync(inRoot(source)), source).toBe(true);
      expect(
        ignored.some((name) => source === name || source.startsWith(`${name}/`)),
        source,
      ).toBe(false);
    }
  });

  it('copies from a stage only what one that is written before it has', () => {
    const names = stages.map(nameOf);
    for (const [at, stage] of stages.entries()) {
      const from = [...stage.matchAll(/^(?:FROM|COPY --from=)(\S*) ?(\S+)/gm)].flatMap(
        ([, copied = '', base = '']) => (copied ? [copied] : base.includes(':') ? [] : [base]),
      );
      for (const name of from) expect(names.slice(0, at), `${names[at]} from ${name}`).toContain(name);
    }
  });

  it('carries into a release the packages that its command imports, and no other', () => {
    const imported = packagesOf(inRoot('tooling/src/commands/remote.ts'));
    const carried = [...dockerfile.matchAll(/node_modules\/(\S+) node_modules\/\1$/gm)].map(
      ([, name]) => name,
    );
    const behind = ['graceful-fs', 'retry', 'signal-exit'];
    expect([...imported].sort()).toEqual(
      [...carried.filter((name) => !behind.includes(name ?? '')), 'shared-contracts'].sort(),
    );
  });
});

/** The packages that a file of the tooling imports when it is loaded, through other files too. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = fs.readFileSync(file, 'utf8');
  const found = new Set<string>();
  for (const [, names = '', source = ''] of text.matchAll(/^import (.*?)\s*from '([^']+)';$/gms)) {
    if (names.startsWith('type ') || source.startsWith('node:')) continue;
    const inner = source.startsWith('.')
      ? packagesOf(path.resolve(path.dirname(file), source), seen)
      : new Set([source.split('/')[0] ?? source]);
    for (const name of inner) found.add(name);
  }
  return found;
}
