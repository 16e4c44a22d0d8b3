import {
  type Infer,
  int,
  nullable,
  oneOf,
  regex,
  safeParse,
  strictObject,
  string,
  union,
} from 'shared-contracts/schema';

/** Faults of a file: missing, a page in its place, its first half only, a script that throws, late, or at times. */
export const FILE_FAULTS = ['404', 'hang', 'html', 'cut', 'throw', 'slow', 'flapping'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Faults of the whole API: every call fails, comes late, or fails every other time. */
export const SERVICE_FAULTS = ['down', 'slow', 'flapping'] as const;
export type ServiceFault = (typeof SERVICE_FAULTS)[number];

/** The delay of slow answers, in milliseconds: less than any time limit. */
export const SLOW = 2_000;

const fileFault = oneOf([...FILE_FAULTS, 'none']);
const faultSchema = union([
  strictObject({ remote: string().check(regex(/^mf-[a-z-]+$/)), kind: fileFault }),
  strictObject({ file: string().check(regex(/^\/[^?#]+$/)), kind: fileFault }),
  strictObject({ service: oneOf(['reference-api']), kind: oneOf([...SERVICE_FAULTS, 'none']) }),
  strictObject({ api: string(), status: nullable(int()) }),
]);
export type Fault = Infer<typeof faultSchema>;

/** The entry of any version of a remote. */
const ENTRY = /^\/remotes\/(mf-[a-z0-9-]+)\/[^/]+\/entry[^/]*\.js$/;

/** The faults that end-to-end tests have set. */
export interface FaultBoard {
  /** Sets or clears a fault; `false` if the request makes no sense. */
  set(request: unknown): boolean;
  /** Fault of a file, by its path without a query: itself, its folder (a path that ends with `/`), or as an entry. */
  fileFault(path: string): FileFault | null;
  serviceFault(): ServiceFault | null;
  /** Status to answer a call with, by its path relative to the API base, without query. */
  apiFault(path: string): number | null;
  /** True if a flapping answer fails this time: the first time, and every second time after that. */
  isDownThisTime(what: string): boolean;
}

export function createFaultBoard(): FaultBoard {
  const remotes = new Map<string, FileFault>();
  const files = new Map<string, FileFault>();
  const calls = new Map<string, number>();
  const failedLast = new Set<string>();
  let service: ServiceFault | null = null;

  function setOrClear<Kind>(broken: Map<string, Kind>, name: string, kind: Kind | 'none' | null): void {
    if (kind === null || kind === 'none') broken.delete(name);
    else broken.set(name, kind);
  }

  return {
    set(request) {
      const fault = safeParse(faultSchema, request);
      if (!fault.success) return false;
      failedLast.clear();
      if ('remote' in fault.data) setOrClear<FileFault>(remotes, fault.data.remote, fault.data.kind);
      else if ('file' in fault.data) setOrClear<FileFault>(files, fault.data.file, fault.data.kind);
      else if ('service' in fault.data) service = fault.data.kind === 'none' ? null : fault.data.kind;
      else setOrClear(calls, fault.data.api, fault.data.status);
      return true;
    },
    fileFault(path) {
      const [, remote = ''] = ENTRY.exec(path) ?? [];
      const folder = [...files.keys()].find((name) => name.endsWith('/') && path.startsWith(name));
      return files.get(path) ?? files.get(folder ?? '') ?? remotes.get(remote) ?? null;
    },
    serviceFault: () => service,
    apiFault: (path) => calls.get(path) ?? null,
    isDownThisTime(what) {
      if (failedLast.delete(what)) return false;
      failedLast.add(what);
      return true;
    },
  };
}
