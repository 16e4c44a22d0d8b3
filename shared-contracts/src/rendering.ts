import type { PageBoot } from './config.ts';

/** A page to render on the server: nothing in it belongs to a person. */
export interface SiteToRender {
  /** Exactly what the page carries for its scripts, with the answers that a visitor gets. */
  boot: PageBoot;
  pathname: string;
  /** The query with its question mark; none unless given. */
  search?: string;
  /** Slug of the chosen venue that the server assumes. */
  venue: string | null;
  /** The instant at which the page is rendered, as ISO. */
  now: string;
}

/** A rendered page: the content of the root element, and what belongs beside it. */
export interface RenderedSite {
  html: string;
  /** Tags for the head that preload files; a renderer of an earlier release sends none. */
  head?: string;
  css: string;
  /** Ids of the rules, as emotion finds them again. */
  cssIds: string;
  /** The value of the root element's `data-rendered`, which the browser compares itself with before it hydrates. */
  assumptions: string;
  /** Parts that were not rendered on the server, and why; the remote is empty if unknown. */
  missing: { remote: string; reason: string }[];
}

/** The server half of the shell or of a remote, as it was published. */
export interface PublishedHalf {
  name: string;
  version: string;
  /** Path below the build output. */
  file: string;
  /** SHA-256 as `files.json` has it. */
  hash: string;
}

/** The gateway's request to the renderer. */
export interface RenderRequest {
  host: PublishedHalf;
  remotes: PublishedHalf[];
  /** The remote that the screen belongs to; a page is not rendered without it. `null` for a screen of the host's own. */
  screenOf: string | null;
  site: SiteToRender;
}

/**
 * Reason that the renderer rendered nothing: its worker is `starting`, it is `busy`, a server half that the page needs
 * is `broken` and skipped for a while, or the rendering `failed`.
 */
export type RenderRefusal = 'starting' | 'busy' | 'broken' | 'failed';

/** Path of the call that renders a page, on the renderer's socket. */
export const RENDER_PATH = '/render';
