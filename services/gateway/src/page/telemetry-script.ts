import { paths } from 'shared-contracts/links';
import { TELEMETRY_SCRIPT } from '../build-output/build-output.ts';
import type { PageHost } from './page-host.ts';
import type { PageScript } from './page-scripts.ts';

/** True if a card may be entered in this document: every script there needs a reason (PCI DSS 6.4.3). */
export const isCardEntryPage = ({ folder }: Pick<PageHost, 'folder'>, pathname: string): boolean =>
  folder === '/standalone/' || pathname.replace(/\/$/, '') === paths.checkout;

/**
 * The script that measures a page, if an installation wants metrics. Never where a card is entered.
 */
export function telemetryScript(
  telemetryUrl: string | null,
  host: Pick<PageHost, 'folder'>,
  pathname: string,
  integrity: string | null,
): PageScript | null {
  if (telemetryUrl === null || isCardEntryPage(host, pathname)) return null;
  return { src: `/telemetry/${TELEMETRY_SCRIPT}`, integrity };
}
