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
export const REMOTE_FAULTS = ['404', 'hang', 'html', 'throw'] as const;
export type RemoteFault = (typeof REMOTE_FAULTS)[number];

const faultSchema = union([
  strictObject({ remote: string().check(regex(/^mf-[a-z-]+$/)), kind: oneOf([...REMOTE_FAULTS, 'none']) }),
  strictObject({ api: string(), status: nullable(int()) }),
]);
export type Fault = Infer<typeof faultSchema>;

/** What end-to-end tests have broken right now. */
export interface FaultBoard {
  /** Breaks or mends something; `false` when the request makes no sense. */
  set(request: unknown): boolean;
  remoteFault(name: string): RemoteFault | null;
  /** Status that a call, relative to the API base and without its query, is to be answered with. */
  apiFault(path: string): number | null;
}

export function createFaultBoard(): FaultBoard {
  const remotes = new Map<string, RemoteFault>();
  const calls = new Map<string, number>();
  return {
    set(request) {
      const fault = safeParse(faultSchema, request);
      if (!fault.success) return false;
      if ('remote' in fault.data) {
        const { remote, kind } = fault.data;
        if (kind === 'none') remotes.delete(remote);
        else remotes.set(remote, kind);
      } else if (fault.data.status === null) calls.delete(fault.data.api);
      else calls.set(fault.data.api, fault.data.status);
      return true;
    },
    remoteFault: (name) => remotes.get(name) ?? null,
    apiFault: (path) => calls.get(path) ?? null,
  };
}
