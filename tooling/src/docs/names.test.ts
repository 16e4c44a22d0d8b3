import fs from 'node:fs';
import { clientSchema } from 'shared-contracts/api/client';
import { themeSchema } from 'shared-contracts/api/theme';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../repository.ts';
import { findFolders, findNames, findScripts } from './find-names.ts';

/** Names that documents mention and no file of the repository has. */
const OF_OTHERS: readonly string[] = [
  // Of libraries that ADRs weigh up, and of MUI X.
  ...['useForm', 'useFormik', 'useField', 'useMutation', 'networkMode', 'gcTime', 'notifyManager'],
  ...['setScheduler', 'externalRuntime', 'shareStrategy', 'DatePicker'],
  // Of browsers, PostgreSQL, PgBouncer and systemd.
  ...['showPicker', 'max_connections', 'pg_trgm', 'pool_mode', 'PrivateNetwork'],
];

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
const documents = fs
  .globSync(['*.md', 'docs/**/*.md', '{e2e,embed,mf-*,services/*,shared-*,shell}/**/README.md'], {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  })
  .filter((file) => !file.endsWith('remote-reference.md'))
  .sort();
const outside = (name: string) => /(?:^|\/)(?:node_modules|dist|\.(?:cache|git))$|src\/docs$/.test(name);
const words = new Set(
  fs
    .globSync(['**/*.{ts,tsx,mjs,json,yml,cfg,csv}', '.env.example', 'docs/openapi.json'], {
      cwd: root,
      exclude: outside,
    })
    .flatMap((file) => read(file).match(/[\w$]+/g) ?? []),
);
/** True for a path from the root, and for an entry of a shared package, such as `shared-contracts/api/basket`. */
function isPlace(written: string): boolean {
  const [part = '', ...rest] = written.split('/');
  const entry = [part, 'src', ...rest].join('/');
  return [written, entry, `${entry}.ts`, `${part}/test-support`].some(
    (place, at) => fs.existsSync(inRoot(place)) && (at < 3 || rest[0] === 'testing'),
  );
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('a document', () => {
  it.each(documents)('%s names only code that exists', (document) => {
    const isKnown = (name: string) => words.has(name) || OF_OTHERS.includes(name);
    expect(findNames(read(document)).filter((name) => !isKnown(name))).toEqual([]);
  });

  it.each(documents)('%s names only folders and package entries that exist', (document) => {
    const missing = findFolders(read(document)).filter((folder) => !isPlace(folder));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s calls only scripts that exist', (document) => {
    expect(findScripts(read(document)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

it('the names of others are still mentioned', () => {
  const mentioned = new Set(documents.flatMap((document) => findNames(read(document))));
  expect(OF_OTHERS.filter((name) => !mentioned.has(name) || words.has(name))).toEqual([]);
});

it('every field of the site configuration has a row', () => {
  const { id: _id, slug: _slug, name: _name, ...site } = clientSchema.shape;
  const rows = read('docs/tenant-settings.md');
  expect(Object.keys(site).filter((key) => !rows.includes(`\`${key}\``))).toEqual([]);
});

it('every field of a theme has a row', () => {
  const rows = read('docs/theme-a-tenant.md');
  expect(
    Object.keys(themeSchema.shape).filter((key) => !new RegExp(`^\\|.*\\b${key}\\b`, 'm').test(rows)),
  ).toEqual([]);
});

it('finds names in code marks, and scripts everywhere', () => {
  const text =
    '`useVenue()`, `DATA_DIR=x`, `order_items`, `venue`, `a-b`, `src/fileName.ts`, `CARD_*`, useToast\n```sh\nnpm run test:skew -- x\n```';
  expect(findNames(text)).toEqual(['useVenue', 'DATA_DIR', 'order_items']);
  expect(findScripts(text)).toEqual(['test:skew']);
  expect(findFolders('`shared-ui/core`, `src/texts`, `docs/a.md`, `e2e/`')).toEqual(['shared-ui/core']);
});
