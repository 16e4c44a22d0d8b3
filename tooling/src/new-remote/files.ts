import { venueCalls } from 'shared-contracts/api/venues';
import type { NewRemote } from './names.ts';

/** Versions that a remote's own package names. */
export interface DependencyVersions {
  react: string;
  repository: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that describes the package: what a reader and a host want to know before its code. */
export function descriptionFiles(remote: NewRemote, versions: DependencyVersions): Record<string, string> {
  const { name, id, title, app } = remote;
  return {
    'package.json': json({
      name,
      version: versions.repository,
      private: true,
      license: 'MIT',
      type: 'module',
      exports: { './remote': './src/remote.ts' },
      dependencies: {
        react: versions.react,
        'shared-contracts': versions.repository,
        'shared-platform': versions.repository,
        'shared-ui': versions.repository,
      },
    }),
    'remote.json': `{
  "name": "${name}",
  "displayName": "${title}",
  "contract": 1,
  "routes": [
    {
      "id": "${id}",
      "apps": ["${app}"],
      "path": "/${id}",
      "title": "${title}",
      "preload": ["${venueCalls(app).list.path}"]
    }
  ],
  "slots": [],
  "navigation": [{ "title": "${title}", "apps": ["${app}"], "to": { "app": "${app}", "path": "/${id}" } }],
  "serverRendered": ["${id}"]
}
`,
    'README.md': `# ${name}

| route | id | |
|---|---|---|
| \`/${id}\` | \`${id}\` | the venues of the tenant, until it has something of its own to show |

\`remote.json\` puts an entry into the navigation of the ${app} host. \`src/remote.ts\` hands the screen over;
\`src/features/see-${id}\` holds it with its words and tests.
`,
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- First release.\n',
  };
}

/** The screen with its words, and the module that hands it over. */
export function sourceFiles({ name, id, title, pascal, camel }: NewRemote): Record<string, string> {
  return {
    'src/remote.ts': `import { defineRemote } from 'shared-platform/remote';

export default defineRemote({
  routes: {
    '${id}': () => import(/* webpackChunkName: "${id}" */ './features/see-${id}/${id}-screen.tsx'),
  },
  slots: {},
});
`,
    'src/texts/en.ts': `import { defineTexts } from 'shared-contracts/texts';

/** Every word a person reads in this remote. */
export const texts = defineTexts('${name}', {
  title: '${title}',
  loading: 'Loading venues',
  failed: 'The venues could not be loaded',
  tryAgain: 'Try again',
  none: 'There are no venues yet',
});
`,
    [`src/features/see-${id}/use-${id}.ts`]: `import { type Venue, venueCalls } from 'shared-contracts/api/venues';
import { type ApiQuery, useApiQuery, useAppName } from 'shared-platform';

/** Data of the screen: every venue of the tenant. */
export function use${pascal}(): ApiQuery<Venue[]> {
  const { list } = venueCalls(useAppName());
  return useApiQuery(list, {});
}
`,
    [`src/features/see-${id}/${id}-screen.tsx`]: `import { useScreenTitle } from 'shared-platform';
import { Button, Container, EmptyState, PageHeader, Spinner, Stack, Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { use${pascal} } from './use-${id}.ts';

/** ${title}, as people see it. */
export default function ${pascal}Screen() {
  useScreenTitle(texts.title);
  const ${camel} = use${pascal}();

  return (
    <Container sx={{ pb: 8 }}>
      <PageHeader title={texts.title} />
      {${camel}.state === 'loading' && <Spinner text={texts.loading} showText />}
      {${camel}.state === 'error' && (
        <EmptyState
          icon="error"
          title={texts.failed}
          action={<Button onClick={${camel}.reload}>{texts.tryAgain}</Button>}
        >
          {${camel}.error?.message}
        </EmptyState>
      )}
      {${camel}.data?.length === 0 && <EmptyState icon="pin" title={texts.none} />}
      {${camel}.data && ${camel}.data.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {${camel}.data.map((venue) => (
            <li key={venue.id}>
              <Text>{venue.name}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Container>
  );
}
`,
  };
}

/** Tests of every state of the screen, and of what the descriptor promises. */
export function testFiles({ id, title, pascal, app }: NewRemote): Record<string, string> {
  return {
    [`src/features/see-${id}/${id}-screen.test.tsx`]: `// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venueCalls } from 'shared-contracts/api/venues';
import { exampleVenue } from 'shared-contracts/testing';
import { answer, failure, renderWithPlatform, type TestAnswer } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import ${pascal}Screen from './${id}-screen.tsx';

const { list } = venueCalls('${app}');
const open = (answers: TestAnswer[]) =>
  renderWithPlatform(<${pascal}Screen />, { app: '${app}', path: '/${id}', answers });

describe('${title.toLowerCase()}', () => {
  it('waits, and says so', () => {
    open([answer(list, () => new Promise(() => undefined))]);
    expect(screen.getByText('Loading venues')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let isUp = false;
    open([
      {
        endpoint: list,
        respond: (request) =>
          (isUp ? answer(list, [exampleVenue({ name: 'Sale' })]) : failure(list, 500)).respond(request),
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'The venues could not be loaded' })).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sale')).toBeInTheDocument();
  });

  it('says that there is nothing', async () => {
    open([answer(list, [])]);
    expect(await screen.findByRole('heading', { name: 'There are no venues yet' })).toBeInTheDocument();
  });

  it('shows its content under its title', async () => {
    open([answer(list, [exampleVenue({ name: 'Sale' })])]);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Sale');
    expect(document.title).toBe('Riverside Leisure | ${title}');
  });
});
`,
    'src/remote.test.ts': `import { safeParse } from 'shared-contracts/schema';
import { remoteFileSchema } from 'shared-contracts/server-half';
import { expect, it } from 'vitest';
import descriptor from '../remote.json' with { type: 'json' };
import remote from './remote.ts';

it('hands over every screen and part that its descriptor names', () => {
  expect(safeParse(remoteFileSchema, descriptor).success).toBe(true);
  expect(Object.keys(remote.routes)).toEqual(descriptor.routes.map(({ id }) => id));
  expect(Object.keys(remote.slots)).toEqual(descriptor.slots);
});
`,
  };
}
