import {
  array,
  boolean,
  type Infer,
  int,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  record,
  regex,
  strictObject,
  string,
} from 'shared-contracts/schema';
import type { Flags } from './links.ts';
import { APPS, type AppName } from './links.ts';

/** The contract version this package defines. Hosts serve it and the one before. */
export const CONTRACT_VERSION = 1;

/** True if a host can mount a remote made for `version`. @param host the contract version the host is made of. */
export function isServedContract(version: number, host = CONTRACT_VERSION): boolean {
  return version === host || version === host - 1;
}

/** Places of a host's frame that a remote may fill. `background` draws nothing at first and loads when the page is idle. */
export const SLOTS = ['header', 'kiosk-bar', 'breadcrumb', 'footer', 'background'] as const;
export type SlotName = (typeof SLOTS)[number];

/**
 * The bar above the screen: none when embedded, a bar of its own while joining at a kiosk, else the header
 * (shell specification 2, joining specification 2).
 */
export function topSlots(app: AppName, flags: Flags): SlotName[] {
  if (flags.embedded) return [];
  return [flags.kiosk && app === 'online-joining' ? 'kiosk-bar' : 'header', 'breadcrumb'];
}

const routeSchema = strictObject({
  /** Key of the screen in the exposed module. */
  id: string().check(minLength(1)),
  apps: array(oneOf(APPS)),
  /** Router path, as `/location/:locationSlug`. */
  path: string().check(regex(/^\//)),
  /** Screen name in the page title, `{site name} | {title}`, until the screen sets a more exact one. */
  title: string(),
  /** `customer`: a logged-out person is sent to the login with the way back; `visitor`: a logged-in one is sent home. */
  guard: optional(oneOf(['customer', 'visitor'])),
  /** Answers of the API the gateway may put into the page for this route; `{venue}` is the path's or cookie's slug. */
  preload: optional(array(string())),
});

const slotSchema = strictObject({
  slot: oneOf(SLOTS),
  id: string().check(minLength(1)),
  apps: array(oneOf(APPS)),
});

const navigationSchema = strictObject({
  title: string().check(minLength(1)),
  /** Hosts that offer it. */
  apps: array(oneOf(APPS)),
  /** Destination of the link. */
  to: strictObject({ app: oneOf(APPS), path: string().check(regex(/^\//)) }),
});

/** `remote.json`: what a remote declares, read before its code. */
export const remoteDescriptorSchema = strictObject({
  name: string().check(regex(/^mf-[a-z][a-z0-9-]*$/)),
  /** The name of this part in the message when it fails, such as 'The basket'. */
  displayName: string().check(minLength(1)),
  contract: int(),
  routes: array(routeSchema),
  slots: array(slotSchema),
  /** Entries of the site's navigation, after its own. */
  navigation: optional(array(navigationSchema)),
});
export type RemoteDescriptor = Infer<typeof remoteDescriptorSchema>;
export type RemoteRoute = RemoteDescriptor['routes'][number];
export type RemoteNavigation = Infer<typeof navigationSchema>;

/** Data that the build adds to the descriptor when a remote is published. URLs are absolute paths on the host. */
export const publishedRemoteSchema = object({
  descriptor: remoteDescriptorSchema,
  version: string().check(minLength(1)),
  /** Script that defines the container. */
  entry: string(),
  /** Subresource integrity of the entry; `null` while developing. */
  integrity: nullable(string()),
  /** Name of the global the entry defines. */
  container: string(),
  /** Scripts of each route's and slot's first view, by id; the entry itself is not among them. */
  chunks: record(string(), array(string())),
  /** True if the exposed module itself is inside the entry. */
  inlined: optional(boolean()),
  /** Facts a host needs about a remote that another bundler built; missing for those of this repository. */
  federation: optional(
    object({
      /** True if the entry is a classic script or an ES module. */
      type: oneOf(['script', 'module']),
      /** Range of versions of each module that it takes from its host. */
      takes: record(string(), string()),
    }),
  ),
  /** Subresource Integrity of each of its scripts by path. The gateway adds it; development builds have none. */
  fileIntegrity: optional(record(string(), string())),
});
export type PublishedRemote = Infer<typeof publishedRemoteSchema>;

/** The version of each remote that a tenant's hosts run. */
export const registrySchema = array(publishedRemoteSchema);
export type Registry = Infer<typeof registrySchema>;
