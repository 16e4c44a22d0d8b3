import { paths } from 'shared-contracts/links';
import type { PageHost } from './page-host.ts';

/** Whether a card may be entered in this document: every script there needs a reason (PCI DSS 6.4.3). */
export const takesCards = ({ folder }: Pick<PageHost, 'folder'>, pathname: string): boolean =>
  folder === '/standalone/' || pathname.replace(/\/$/, '') === paths.checkout;

/**
 * The script that measures a page, where an installation wants to know. Never where a card is entered.
 */
export function telemetryScript(
  telemetryUrl: string | null,
  host: Pick<PageHost, 'folder'>,
  pathname: string,
): string | null {
  return telemetryUrl === null || takesCards(host, pathname) ? null : '/telemetry/page-telemetry.js';
}
