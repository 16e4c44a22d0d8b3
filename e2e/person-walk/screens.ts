import fs from 'node:fs';
import { type AppName, paths } from 'shared-contracts/links';
import { safeParse } from 'shared-contracts/schema';
import { remoteFileSchema } from 'shared-contracts/server-half';
import { inRoot } from 'tooling/repository';

/** A screen of the product, at a path with parameters. */
export interface WalkedScreen {
  app: AppName;
  /** Router path, such as `/location/:locationSlug`. */
  path: string;
}

/** Source file of the host's own screens: each is a `path` beside a `guard`. */
const OWN_ROUTES = ['shell/src/routes/shell-routes.tsx', 'shared-platform/src/log-in/login-route.tsx'];
const HOSTS: readonly AppName[] = ['bookings', 'my-account', 'online-joining'];

/** Every screen there is, read from the remotes' own declarations and the shell's routes: a new one needs no mention here. */
export function allScreens(): WalkedScreen[] {
  return [...remoteScreens(), ...HOSTS.flatMap((app) => ownPaths().map((path) => ({ app, path })))];
}

function remoteScreens(): WalkedScreen[] {
  const files = fs
    .readdirSync(inRoot('.'))
    .filter((name) => name.startsWith('mf-'))
    .map((name) => inRoot(name, 'remote.json'));
  return files.filter(fs.existsSync).flatMap((file) => {
    const descriptor = safeParse(remoteFileSchema, JSON.parse(fs.readFileSync(file, 'utf8')));
    if (!descriptor.success) throw new Error(`${file} is no descriptor of a remote.`);
    return descriptor.data.routes.flatMap(({ apps, path }) => apps.map((app) => ({ app, path })));
  });
}

/** @throws Error when a route is declared in a way that cannot be read here: none may be left out. */
function ownPaths(): string[] {
  return OWN_ROUTES.flatMap((file) => {
    const source = fs.readFileSync(inRoot(file), 'utf8');
    const found = [...source.matchAll(/\bpath: paths\.(\w+)/g)].map(([, name]) => paths[name as 'login']);
    const declared = [...source.matchAll(/\bguard:/g)].length;
    if (found.length !== declared) throw new Error(`${file} declares a route that the walk cannot read.`);
    return found;
  });
}

/** Fills the parameters of a path; optional ones are left out. Throws for one that has no value here. */
export function addressOf({ path }: WalkedScreen, values: Readonly<Record<string, string>>): string {
  return path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`The walk has no value for ':${name}' of ${path}: add one to its people.`);
    return encodeURIComponent(value);
  });
}
