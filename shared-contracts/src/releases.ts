import {
  array,
  type Infer,
  int,
  iso,
  maximum,
  minimum,
  nullable,
  oneOf,
  optional,
  record,
  regex,
  safeParse,
  strictObject,
  string,
} from 'shared-contracts/schema';

/** Number of buckets to which the visitors of a site are assigned: a canary takes a percentage of them. */
export const VISITOR_BUCKETS = 100;

const name = string().check(regex(/^mf-[a-z][a-z0-9-]*$/));
/** A folder name that leads nowhere else. */
const version = string().check(regex(/^\w[\w+-]*(\.[\w+-]+)*$/));

const releaseSchema = strictObject({
  version,
  /** Hash of the entry as it was published; `null` for a build that was never published. */
  integrity: nullable(string()),
  /** Hash of `files.json` as it was published; missing for a development build, and for one published before there were any. */
  files: optional(string()),
});
/** One published version of a remote. */
export type Release = Infer<typeof releaseSchema>;

const canarySchema = strictObject({
  release: releaseSchema,
  /** Percentage of visitors who get it. */
  percent: int().check(minimum(0), maximum(VISITOR_BUCKETS)),
  /** Tenants whose visitors all get it. */
  tenants: array(string()),
});
export type Canary = Infer<typeof canarySchema>;

const remoteReleasesSchema = strictObject({
  current: releaseSchema,
  /** The versions before, the latest first: the targets of a rollback. */
  earlier: array(releaseSchema),
  canary: nullable(canarySchema),
});
export type RemoteReleases = Infer<typeof remoteReleasesSchema>;

const changeSchema = strictObject({
  at: iso.datetime(),
  remote: name,
  action: oneOf(['promoted', 'tried out', 'rolled back']),
  version,
  /** The version before. */
  from: nullable(version),
  percent: nullable(int()),
  tenants: array(string()),
});
export type ReleaseChange = Infer<typeof changeSchema>;

/** The folders of a host that are each a build of their own. */
const hostFolder = string().check(regex(/^(shell|embed|telemetry|standalone\/[\w-]+)$/));

/** `registry.json` of a site: which version of each remote runs for whom, and the history. */
export const releaseRegistrySchema = strictObject({
  remotes: record(name, remoteReleasesSchema),
  /**
   * Hashes of `files.json` in each folder of the host, as it was published and as it was before that: both are good while
   * it is replaced. Missing where no list was published, as while developing.
   */
  hosts: optional(record(hostFolder, array(string()))),
  /** The latest first. */
  history: array(changeSchema),
});
export type ReleaseRegistry = Infer<typeof releaseRegistrySchema>;

/** The list of files that each built folder holds: the hash of every other file, by its path in the folder. */
export const FILES_LIST = 'files.json';
/** Endings of a file's compressed variants. They are not listed: unpacked, each must equal the file. */
export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;

const filesListSchema = record(string(), string().check(regex(/^sha256-[\w+/]{43}=$/)));
export type FilesList = Infer<typeof filesListSchema>;

/** @throws when the text is not a list of files. */
export function readFilesList(text: string): FilesList {
  const list = safeParse(filesListSchema, JSON.parse(text));
  if (list.success) return list.data;
  const [issue] = list.error.issues;
  throw new Error(`It is not a list of files: ${issue?.path.join('.')} ${issue?.message}`);
}

/** @throws when the text is not a registry. */
export function readReleaseRegistry(text: string): ReleaseRegistry {
  const registry = safeParse(releaseRegistrySchema, JSON.parse(text));
  if (registry.success) return registry.data;
  const [issue] = registry.error.issues;
  throw new Error(`It is not a registry of releases: ${issue?.path.join('.')} ${issue?.message}`);
}

/** The person who requests a page. */
export interface Visitor {
  tenant: string | null;
  /** From 0 to 99; `null` for a visitor without a bucket, who gets the current version. */
  share: number | null;
}

/**
 * True if a visitor gets the canary. Everyone who has it keeps it while the percentage grows, and each canary starts at
 * another bucket, so that it does not always reach the same people.
 */
export function isInCanary(remote: string, canary: Canary, { tenant, share }: Visitor): boolean {
  if (tenant !== null && canary.tenants.includes(tenant)) return true;
  if (share === null) return false;
  return (share + firstShare(`${remote}@${canary.release.version}`)) % VISITOR_BUCKETS < canary.percent;
}

/** FNV-1a, a hash of no weight in safety (http://www.isthe.com/chongo/tech/comp/fnv/). */
function firstShare(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % VISITOR_BUCKETS;
}
