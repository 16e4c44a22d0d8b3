import type { AppName } from 'shared-contracts/links';
import { TAG_HOST, TAG_REPORTS } from 'shared-contracts/tags';
import { POLICY_REPORTS_PATH } from '../policy-reports/policy-reports.routes.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { embeddedPageAncestors } from './frame-ancestors.ts';

/** The page on which a card is entered. People arrive on it by a full load, so that its policy holds nowhere else. */
const CARD_PATH = /^\/checkout\/?$/;

/** Staff take no cards, so their checkout needs no provider. */
const CARD_APPS: readonly AppName[] = ['bookings', 'online-joining'];

interface PolicyPage {
  nonce: string;
  app: AppName;
  pathname: string;
  /** Where the scripts of the shell and of this host's remotes lie, as `host/folder/`. */
  scriptFolders: readonly string[];
  /** Joining in a frame goes on to the checkout in the same document. */
  isEmbeddedJoining: boolean;
  tenant: string;
  /** Where the venue's licensed font files lie. */
  licensedFontUrl: string | null;
  /** The tenant's own map style, on pages that may show a map. Its tiles are expected on the same origin. */
  mapStyleUrl: string | null;
  /** Whether tags of other companies may run here, for those who agree. */
  hasTags: boolean;
}

const originOf = (url: string | null): string[] => (url && URL.canParse(url) ? [new URL(url).origin] : []);

/** The content security policy of a page: nothing but what the page is known to need. */
export function pagePolicy(options: GatewayOptions, page: PolicyPage): string {
  const { settings, cardProviderUrl } = options;
  const takesCards =
    (CARD_APPS.includes(page.app) && CARD_PATH.test(page.pathname)) || page.isEmbeddedJoining;
  const provider = takesCards ? [cardProviderUrl] : [];
  // A bank's challenge stands on an address nobody knows beforehand.
  const bank = provider.length > 0 ? [...provider, 'https:'] : [];
  const tags = page.hasTags && !takesCards ? [TAG_HOST] : [];
  const nonce = `'nonce-${page.nonce}'`;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Where a card is entered, not even another script of this host may run (PCI DSS 6.4.3).
    'script-src': [...(takesCards ? page.scriptFolders : ["'self'"]), nonce, ...provider, ...tags],
    'style-src': ["'self'", nonce],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'", ...originOf(page.licensedFontUrl)],
    'connect-src': [
      "'self'",
      ...originOf(settings.telemetryUrl),
      ...originOf(settings.geocoderUrl.replaceAll(/[{}]/g, '')),
      ...originOf(page.mapStyleUrl?.replaceAll(/[{}]/g, '') ?? null),
      ...provider,
      ...(tags.length > 0 ? [...tags, ...TAG_REPORTS] : []),
    ],
    'frame-src': ["'self'", ...bank],
    'form-action': ["'self'", ...bank],
    // No page of ours holds another, and a page in somebody's frame can be made to be clicked unseen.
    'frame-ancestors': page.isEmbeddedJoining ? embeddedPageAncestors(options, page.tenant) : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Browsers know the one or the other.
    'report-uri': [POLICY_REPORTS_PATH],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
