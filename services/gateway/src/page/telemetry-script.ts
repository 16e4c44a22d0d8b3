import { paths } from 'shared-contracts/links';
import type { PageHost } from './page-host.ts';

/**
 * The script that measures a page, where an installation wants to know. Never where a card is entered: every script there
 * needs a reason (PCI DSS 6.4.3).
 */
export function telemetryScript(
  telemetryUrl: string | null,
  { folder }: Pick<PageHost, 'folder'>,
  pathname: string,
): string | null {
  const takesCards = folder === '/standalone/' || pathname.replace(/\/$/, '') === paths.checkout;
  return telemetryUrl === null || takesCards ? null : '/telemetry/page-telemetry.js';
}
