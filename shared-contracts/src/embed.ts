import { readFlags } from './flags.ts';
import { type AppName, paths } from './links.ts';

/** The remote whose standalone page is what operators embed. */
export const EMBEDDED_REMOTE = 'mf-joining';

/** Screens of the shell that the standalone page has not: mail and other hosts lead to them, never joining. */
const SHELL_ONLY: readonly string[] = [paths.register, paths.resetPassword];

/**
 * Whether an address of a host is answered with the standalone page of joining, without the shell: joining itself,
 * embedded. A kiosk needs the shell, which starts it over.
 */
export function isEmbedAddress(app: AppName, address: Pick<URL, 'pathname' | 'search'>): boolean {
  const { embedded, kiosk } = readFlags(address, { embedded: false, kiosk: false });
  return app === 'online-joining' && embedded && !kiosk && !SHELL_ONLY.includes(address.pathname);
}

/*
 * What the standalone page and the page around it tell each other by `postMessage`. No message carries anything about a
 * person. The page around it is known by its origin, which the tenant's `frame-ancestors` allows.
 */

/** Marks the messages of this protocol among others of the same window. */
const MARK = 'touchline-join';

/** Told by the embedded page to the page around it. */
export type EmbedReport =
  /** The page has grown or shrunk to so many CSS pixels. */
  | { type: 'height'; height: number }
  /** Where the person is: the id of the open section, `basket`, `checkout` or `confirmation`. */
  | { type: 'step'; step: string }
  /** The membership is paid for. */
  | { type: 'joined' }
  /** What has the focus should be seen: from `top` to `bottom` in CSS pixels of the embedded page. */
  | { type: 'reveal'; top: number; bottom: number };

/** Told by the page around it: the part of the frame that can be seen, in CSS pixels from the frame's top. */
export interface EmbedView {
  type: 'view';
  top: number;
  height: number;
}

/** The message as it is posted. */
export const embedMessage = <Told extends EmbedReport | EmbedView>(told: Told) => ({ source: MARK, ...told });

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function marked(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  return Reflect.get(data, 'source') === MARK ? { ...data } : null;
}

/** The report that a message carries; `null` for any other message. The sender's origin is the caller's to check. */
export function readEmbedReport(data: unknown): EmbedReport | null {
  const told = marked(data);
  switch (told?.type) {
    case 'height':
      return isSize(told.height) ? { type: 'height', height: told.height } : null;
    case 'step':
      return typeof told.step === 'string' ? { type: 'step', step: told.step } : null;
    case 'joined':
      return { type: 'joined' };
    case 'reveal':
      return isSize(told.top) && isSize(told.bottom)
        ? { type: 'reveal', top: told.top, bottom: told.bottom }
        : null;
    default:
      return null;
  }
}

/** The view that a message carries; `null` for any other message. The sender's origin is the caller's to check. */
export function readEmbedView(data: unknown): EmbedView | null {
  const told = marked(data);
  return told?.type === 'view' && isSize(told.top) && isSize(told.height)
    ? { type: 'view', top: told.top, height: told.height }
    : null;
}
