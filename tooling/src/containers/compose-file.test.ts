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
      expect(container.user).toMatch(/^(node|postgres)$/);
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

  it('has a container for each remote, two of the API, and a gateway that knows both', () => {
    for (const remote of remotes)
      expect(production.services[remote]?.build?.args).toEqual({ REMOTE: remote });
    expect(production.services.gateway?.environment?.API_URL).toBe('http://api-1:8081, http://api-2:8081');
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

describe('the Dockerfile', () => {
  it('has a stage for every target that the compose file builds', () => {
    const targets = containers.flatMap(([, { build }]) => (build ? [build.target] : []));
    expect(stages.map(nameOf)).toEqual(expect.arrayContaining([...new Set(targets)]));
  });

  it.each(['service', 'publisher'])('%s runs as somebody other than root', (name) => {
    const stage = stages.find((each) => nameOf(each) === name) ?? '';
    expect(stage).toMatch(/^USER node$/m);
    expect(stage.indexOf('USER node')).toBeLessThan(stage.indexOf('ENTRYPOINT'));
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
