import fs from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from 'shared-contracts/remote';
import { describePathClash, findPathClashes } from 'shared-contracts/route-claims';
import { ExpectedFailure } from '../expected-failure.ts';
import { descriptionFiles, sourceFiles, testFiles } from './files.ts';
import type { NewRemote } from './names.ts';

/**
 * Writes a remote into a workspace and names it among the workspaces. Answers the files it wrote. Throws a
 * ExpectedFailure, with nothing written, when there is something of that name already.
 */
export function makeRemote(workspace: string, remote: NewRemote): string[] {
  const folder = path.join(workspace, remote.name);
  if (fs.existsSync(folder)) throw new ExpectedFailure(`${folder} is there already. Nothing was written.`);
  const clash = pathClash(workspace, remote);
  if (clash) throw new ExpectedFailure(`${clash} Take another name, or another host with --app.`);
  const files = {
    ...descriptionFiles(remote, repositoryVersions(workspace)),
    ...sourceFiles(remote),
    ...testFiles(remote),
  };
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(folder, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, content);
  }
  nameWorkspace(workspace, remote.name);
  return Object.keys(files).map((file) => path.join(remote.name, file));
}

const readPackage = (workspace: string, ...folder: string[]) =>
  JSON.parse(fs.readFileSync(path.join(workspace, ...folder, 'package.json'), 'utf8'));

function repositoryVersions(workspace: string): { react: string; repository: string } {
  const { version, dependencies } = readPackage(workspace, 'shared-platform');
  return { repository: version, react: dependencies.react };
}

/** Reason that the path of the new screen cannot be loaded; `null` when it can. */
function pathClash(workspace: string, { name, id, app }: NewRemote): string | null {
  const descriptors: RemoteDescriptor[] = remotesOf(workspace)
    .map((remote) => path.join(workspace, remote, 'remote.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')));
  const route = { id, apps: [app], path: `/${id}`, title: id };
  const [clash] = findPathClashes({ name, routes: [route] }, descriptors);
  return clash ? describePathClash(clash) : null;
}

const remotesOf = (workspace: string): string[] =>
  readPackage(workspace).workspaces.filter((name: string) => name.startsWith('mf-'));

/** Puts it after the remotes that are there, as its own line. */
function nameWorkspace(workspace: string, name: string): void {
  const file = path.join(workspace, 'package.json');
  const last = remotesOf(workspace).at(-1);
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, text.replace(`    "${last}",\n`, `    "${last}",\n    "${name}",\n`));
}
