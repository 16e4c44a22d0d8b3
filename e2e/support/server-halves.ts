import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { builtVersion, type IsolatedSite } from './isolated-site.ts';

const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

const SERVER_FILE = 'server.mjs';

/** The file of a remote's server half, as this checkout has built it. */
export const halfOf = (site: IsolatedSite, name: string): string =>
  path.join(site.folderOf(name, builtVersion(name)), SERVER_FILE);

/**
 * Has a site run a remote as if it had been published with another server half. @param change answers its source;
 * `null` for a release without one, as all were once.
 */
export function replaceServerHalf(
  site: IsolatedSite,
  name: string,
  change: (source: string) => string | null,
): void {
  const folder = site.folderOf(name, builtVersion(name));
  const inFolder = (file: string) => path.join(folder, file);
  const source = change(fs.readFileSync(halfOf(site, name), 'utf8'));
  const list = readJson(inFolder('files.json'));
  if (source === null) {
    const { server: _left, ...published } = readJson(inFolder('published.json'));
    const text = JSON.stringify(published);
    fs.writeFileSync(inFolder('published.json'), text);
    fs.rmSync(inFolder(SERVER_FILE));
    delete list[SERVER_FILE];
    list['published.json'] = hashOf(text);
    for (const twin of ['published.json.br', 'published.json.gz']) fs.rmSync(inFolder(twin), { force: true });
  } else {
    fs.writeFileSync(inFolder(SERVER_FILE), source);
    list[SERVER_FILE] = hashOf(source);
  }
  const text = JSON.stringify(list);
  fs.writeFileSync(inFolder('files.json'), text);
  const registryFile = path.join(site.folder, 'registry.json');
  const registry = readJson(registryFile);
  registry.remotes[name].current.files = hashOf(text);
  fs.writeFileSync(`${registryFile}.new`, JSON.stringify(registry));
  fs.renameSync(`${registryFile}.new`, registryFile);
}

/**
 * The source of a remote's half whose screens run something before they are rendered. @param code statements.
 */
export const beforeRendering =
  (code: string) =>
  (source: string): string =>
    source.replace(/export \{ (\S+) as get, (\S+) as init \};?/, (_exports, get, init) =>
      [
        `const wrap = (load) => async () => { const { default: Part } = await load();`,
        `  return { default: (props) => { ${code} return Part(props); } }; };`,
        `const getChanged = async (name) => { const { default: remote } = (await ${get}(name))();`,
        `  const routes = Object.fromEntries(Object.entries(remote.routes).map(([id, load]) => [id, wrap(load)]));`,
        `  return () => ({ default: { ...remote, routes } }); };`,
        `export { getChanged as get, ${init} as init };`,
      ].join('\n'),
    );
