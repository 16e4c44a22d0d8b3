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

/** How the entry of a remote can be broken. */
export const REMOTE_FAULTS = ['404', 'hang', 'html', 'throw', 'slow', 'flapping'] as const;
export type RemoteFault = (typeof REMOTE_FAULTS)[number];

/** How the whole API can be broken: every call fails, comes late, or fails every other time. */
export const SERVICE_FAULTS = ['down', 'slow', 'flapping'] as const;
export type ServiceFault = (typeof SERVICE_FAULTS)[number];

/** How late what is slow comes, in milliseconds: less than anybody waits before giving it up. */
export const SLOW = 2_000;

const faultSchema = union([
  strictObject({ remote: string().check(regex(/^mf-[a-z-]+$/)), kind: oneOf([...REMOTE_FAULTS, 'none']) }),
  strictObject({ service: oneOf(['reference-api']), kind: oneOf([...SERVICE_FAULTS, 'none']) }),
  strictObject({ api: string(), status: nullable(int()) }),
]);
export type Fault = Infer<typeof faultSchema>;

/** What end-to-end tests have broken right now. */
export interface FaultBoard {
  /** Breaks or mends something; `false` when the request makes no sense. */
  set(request: unknown): boolean;
  remoteFault(name: string): RemoteFault | null;
  serviceFault(): ServiceFault | null;
  /** Status that a call, relative to the API base and without its query, is to be answered with. */
  apiFault(path: string): number | null;
  /** Whether what flaps fails this time: the first time, and every other one after that. */
  isDownThisTime(what: string): boolean;
}

export function createFaultBoard(): FaultBoard {
  const remotes = new Map<string, RemoteFault>();
  const calls = new Map<string, number>();
  const failedLast = new Set<string>();
  let service: ServiceFault | null = null;
  return {
    set(request) {
      const fault = safeParse(faultSchema, request);
      if (!fault.success) return false;
      failedLast.clear();
      if ('remote' in fault.data) {
        const { remote, kind } = fault.data;
        if (kind === 'none') remotes.delete(remote);
        else remotes.set(remote, kind);
      } else if ('service' in fault.data) service = fault.data.kind === 'none' ? null : fault.data.kind;
      else if (fault.data.status === null) calls.delete(fault.data.api);
      else calls.set(fault.data.api, fault.data.status);
      return true;
    },
    remoteFault: (name) => remotes.get(name) ?? null,
    serviceFault: () => service,
    apiFault: (path) => calls.get(path) ?? null,
    isDownThisTime(what) {
      if (failedLast.delete(what)) return false;
      failedLast.add(what);
      return true;
    },
  };
}
