import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../repository.ts';
import { type Declared, declarationsIn, reExportsIn } from './read-module.ts';

/** The entries a remote may import, in the order a newcomer needs them, with what each is for. */
const ENTRIES: readonly [entry: string, purpose: string][] = [
  ['shared-platform/remote', 'how a remote hands its screens over'],
  ['shared-platform', 'calls, session, venue, links, toasts, drafts, code that loads later'],
  ['shared-platform/router', 'the address of a page'],
  ['shared-platform/forms', 'forms whose server refuses something'],
  ['shared-platform/log-in', 'logging in'],
  ['shared-platform/personal-details', 'questions about a person'],
  ['shared-platform/memberships', 'parts that several remotes show of memberships'],
  ['shared-platform/places', 'finding a place and what is near it'],
  ['shared-platform/map', 'the map'],
  ['shared-ui/core', 'parts of the first view'],
  ['shared-ui/forms', 'fields; loaded when a form is shown'],
  ['shared-ui/overlays', 'dialogs, drawers, tooltips and toasts'],
  ['shared-ui/dates', 'choosing a date'],
  ['shared-ui/data-fields', "an operator's own questions"],
  ['shared-platform/testing', 'tests of screens'],
];

/** One exported name with its documentation; `from` is set where it is a library's. */
export interface Documented {
  entry: string;
  name: string;
  declared: Declared | null;
  from: string | null;
}

async function writeDeclarations(output: string): Promise<void> {
  const compiler = inRoot('node_modules/typescript/bin/tsc');
  const project = inRoot('tooling/reference.tsconfig.json');
  await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', output]);
}

function sourceOf(entry: string): string {
  const [name = '', ...rest] = entry.split('/');
  const manifest = JSON.parse(fs.readFileSync(inRoot(name, 'package.json'), 'utf8'));
  const key = rest.length > 0 ? `./${rest.join('/')}` : '.';
  return path.join(name, manifest.exports[key]);
}

const declarationFile = (output: string, source: string) =>
  path.join(output, source.replace(/\.tsx?$/, '.d.ts'));

/** Follows a name to the module that declares it. */
function find(output: string, source: string, name: string): Pick<Documented, 'declared' | 'from'> {
  const text = fs.readFileSync(declarationFile(output, source), 'utf8');
  const declared = declarationsIn(text).get(name);
  if (declared) return { declared, from: null };
  const reExport = reExportsIn(text).find((each) => each.name === name);
  if (!reExport) return { declared: null, from: null };
  if (reExport.from.startsWith('.')) {
    return find(output, path.join(path.dirname(source), reExport.from), reExport.original);
  }
  return reExport.from.startsWith('shared-')
    ? find(output, sourceOf(reExport.from), reExport.original)
    : { declared: null, from: reExport.from };
}

function documented(output: string, entry: string): Documented[] {
  const source = sourceOf(entry);
  const text = fs.readFileSync(declarationFile(output, source), 'utf8');
  const names = [...declarationsIn(text).keys(), ...reExportsIn(text).map(({ name }) => name)];
  return [...new Set(names)]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((name) => ({ entry, name, ...find(output, source, name) }));
}

/** Everything a remote may import, from declarations written for each run, in a folder of its own. */
export async function remoteApi(): Promise<Documented[]> {
  fs.mkdirSync(inRoot('.cache'), { recursive: true });
  const output = fs.mkdtempSync(inRoot('.cache/reference-'));
  try {
    await writeDeclarations(output);
    return ENTRIES.flatMap(([entry]) => documented(output, entry));
  } finally {
    fs.rmSync(output, { recursive: true, force: true });
  }
}

const propsOf = (name: string) => `${name}Props`;

/** A component's props are shown with it. */
function isShownWithComponent({ entry, name }: Documented, all: readonly Documented[]): boolean {
  return all.some((each) => each.entry === entry && propsOf(each.name) === name);
}

function section(documented: Documented, all: readonly Documented[]): string {
  const { entry, name, declared, from } = documented;
  if (!declared) return `### ${name}\n\nFrom \`${from}\`.`;
  const props = all.find((each) => each.entry === entry && each.name === propsOf(name))?.declared;
  const code = [declared.code, props?.code].filter(Boolean).join('\n\n');
  return [`### ${name}`, declared.comment, `\`\`\`ts\n${code}\n\`\`\``].filter(Boolean).join('\n\n');
}

/** The page that lists it all, with a table of the entries first. */
export async function remoteReference(): Promise<string> {
  const all = await remoteApi();
  const anchor = (entry: string) => entry.replaceAll('/', '');
  const shown = (entry: string) =>
    all.filter((each) => each.entry === entry && !isShownWithComponent(each, all));
  const rows = ENTRIES.map(([entry, purpose]) => {
    const names = shown(entry).map(({ name }) => `[\`${name}\`](#${name.toLowerCase()})`);
    return `| [\`${entry}\`](#${anchor(entry)}) | ${purpose} | ${names.join(' ')} |`;
  });
  const sections = ENTRIES.map(([entry]) =>
    [`## ${entry}`, ...shown(entry).map((each) => section(each, all))].join('\n\n'),
  );
  return `${[
    '# What a remote may use',
    "Generated from the sources by `npm run openapi`; a test fails when it is stale. Everything here is the host's single copy: a remote imports it and never brings its own. Rules, paths, calls and events are in `shared-contracts` ([contracts.api.txt](contracts.api.txt), [openapi.json](openapi.json)).",
    ['| import from | for | names |', '|---|---|---|', ...rows].join('\n'),
    ...sections,
  ].join('\n\n')}\n`;
}
