import type { PageBoot } from 'shared-contracts/config';
import { type CodeOrigin, originOfError, originOfScreen } from './origins.ts';

/** The report about a page. It contains nothing that a person typed, and not who they are or what they view. */
export type Report = CodeOrigin & { page: string } & (
    | { kind: 'vital'; name: string; value: number; rating: string }
    | { kind: 'error'; name: string; stage: string | null; script: string | null }
  );

/** A figure of web-vitals. */
export interface Vital {
  name: string;
  value: number;
  rating: string;
}

interface Watched {
  boot: Pick<PageBoot, 'app' | 'tenant' | 'registry'>;
  window: Window;
  /** Sends the observations; the page may be closing. */
  send(body: string): void;
}

/** A page that fails in a loop reports it a few times. */
const MOST_ERRORS = 20;

/** Collects what happens on a page and sends it when the page is hidden. Returns the function that takes metrics. */
export function observePage({ boot, window, send }: Watched): { onVital(vital: Vital): void } {
  const reports: Report[] = [];
  let errors = 0;
  const { pathname } = window.location;
  // The segments after the first name venues, classes and orders.
  const page = () => `/${window.location.pathname.split('/')[1] ?? ''}`;
  const landing = { page: page(), ...originOfScreen(boot.registry, boot.app, pathname) };

  function onError(error: unknown, file: string, line: number): void {
    errors += 1;
    if (errors > MOST_ERRORS) return;
    reports.push({
      kind: 'error',
      name: error instanceof Error ? error.name : typeof error,
      stage: stageOf(error),
      script: URL.canParse(file) ? `${new URL(file).pathname}:${line}` : null,
      page: page(),
      ...originOfError(error, file, boot.registry),
    });
  }

  function flush(): void {
    if (reports.length === 0) return;
    send(JSON.stringify({ app: boot.app, tenant: boot.tenant, reports: reports.splice(0) }));
  }

  window.addEventListener('error', ({ error, filename, lineno }) => onError(error, filename, lineno));
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason, '', 0));
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return {
    onVital: ({ name, value, rating }) =>
      void reports.push({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating, ...landing }),
  };
}

/** The stage at which loading a remote failed, if that is the error. */
const stageOf = (error: unknown): string | null =>
  error instanceof Error && 'stage' in error && typeof error.stage === 'string' ? error.stage : null;
