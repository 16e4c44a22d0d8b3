import { readFlags } from './flags.ts';
import { type AppName, paths } from './links.ts';

/** The remote whose standalone page is what operators embed. */
export const EMBEDDED_REMOTE = 'mf-joining';

/** Screens of the shell that the standalone page lacks: emails and other hosts link to them, joining never does. */
const SHELL_ONLY: readonly string[] = [paths.register, paths.resetPassword, paths.confirmEmail];

/**
 * True if an address of a host is answered with the standalone page of joining, without the shell: joining itself,
 * embedded. A kiosk needs the shell, which starts it over.
 */
export function isEmbedAddress(app: AppName, address: Pick<URL, 'pathname' | 'search'>): boolean {
  const { embedded, kiosk } = readFlags(address, { embedded: false, kiosk: false });
  return app === 'online-joining' && embedded && !kiosk && !SHELL_ONLY.includes(address.pathname);
}

/*
 * Messages between the standalone page and the page around it, sent by `postMessage`. No message carries personal
 * data. The page around it is known by its origin, which the tenant's `frame-ancestors` allows.
 */

/** Marks the messages of this protocol among others of the same window. */
const MARK = 'touchline-join';

/** Sent by the embedded page to the page around it. */
export type EmbedReport =
  /** The page has grown or shrunk to so many CSS pixels. */
  | { type: 'height'; height: number }
  /** Position of the person: the id of the open section, `basket`, `checkout` or `confirmation`. */
  | { type: 'step'; step: string }
  /** The membership is paid for. */
  | { type: 'joined' }
  /** The focused element should be visible: from `top` to `bottom` in CSS pixels of the embedded page. */
  | { type: 'reveal'; top: number; bottom: number };

/** Sent by the page around it: the visible part of the frame, in CSS pixels from the frame's top. */
export interface EmbedView {
  type: 'view';
  top: number;
  height: number;
}

/** The message as it is posted. */
export const embedMessage = <Body extends EmbedReport | EmbedView>(message: Body) => ({
  source: MARK,
  ...message,
});

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function marked(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  return Reflect.get(data, 'source') === MARK ? { ...data } : null;
}

/** The report that a message carries; `null` for any other message. The sender's origin is the caller's to check. */
export function readEmbedReport(data: unknown): EmbedReport | null {
  const message = marked(data);
  switch (message?.type) {
    case 'height':
      return isSize(message.height) ? { type: 'height', height: message.height } : null;
    case 'step':
      return typeof message.step === 'string' ? { type: 'step', step: message.step } : null;
    case 'joined':
      return { type: 'joined' };
    case 'reveal':
      return isSize(message.top) && isSize(message.bottom)
        ? { type: 'reveal', top: message.top, bottom: message.bottom }
        : null;
    default:
      return null;
  }
}

/** The view that a message carries; `null` for any other message. The sender's origin is the caller's to check. */
export function readEmbedView(data: unknown): EmbedView | null {
  const message = marked(data);
  return message?.type === 'view' && isSize(message.top) && isSize(message.height)
    ? { type: 'view', top: message.top, height: message.height }
    : null;
}
