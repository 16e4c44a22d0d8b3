import type { RenderedSite, SiteToRender } from 'shared-contracts/rendering';

/** A server half with its content, which has been checked against its hash. */
export interface HalfSource {
  name: string;
  source: string;
}

/** A message to a worker. */
export type Order =
  | { kind: 'load'; host: HalfSource; remotes: HalfSource[]; sample: SiteToRender }
  | { kind: 'render'; site: SiteToRender; without: readonly string[] };

/**
 * A message of a worker. `entered` comes before a half runs, so that its name is known if nothing follows. `half` is the
 * half whose code threw; `null` if unknown.
 */
export type Report =
  | { kind: 'entered'; name: string }
  | { kind: 'unusable'; name: string; reason: string }
  | { kind: 'ready' }
  | { kind: 'rendered'; page: RenderedSite }
  | { kind: 'failed' | 'crashed'; reason: string; half: string | null };
