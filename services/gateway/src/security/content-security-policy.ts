import type { AppName } from 'shared-contracts/links';
import { TAG_HOST, TAG_REPORTS } from 'shared-contracts/tags';
import { POLICY_REPORTS_PATH } from '../policy-reports/policy-reports.routes.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { embeddedPageAncestors } from './frame-ancestors.ts';

/** The page on which a card is entered. It is always loaded as a new document, so that its policy applies nowhere else. */
const CARD_PATH = /^\/checkout\/?$/;

/** Staff take no cards, so their checkout needs no provider. */
const CARD_APPS: readonly AppName[] = ['bookings', 'online-joining'];

interface PolicyPage {
  /** Sources that allow the scripts and styles written into the page: their hashes, or its nonce. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
  app: AppName;
  pathname: string;
  /** Folders of the scripts of the shell and of this host's remotes, as `host/folder/`. */
  scriptFolders: readonly string[];
  /** Joining in a frame continues to the checkout in the same document. */
  isEmbeddedJoining: boolean;
  tenant: string;
  /** Folder of the venue's licensed font files. */
  licensedFontUrl: string | null;
  /** The tenant's own map style, on pages that may show a map. Its tiles are expected on the same origin. */
  mapStyleUrl: string | null;
  /** True if third-party tags may run here, with consent. */
  hasTags: boolean;
}

const originOf = (url: string | null): string[] => (url && URL.canParse(url) ? [new URL(url).origin] : []);

/** The content security policy of a page: only what the page is known to need. */
export function pagePolicy(options: GatewayOptions, page: PolicyPage): string {
  const { settings, cardProviderUrl } = options;
  const isCardEntryPage =
    (CARD_APPS.includes(page.app) && CARD_PATH.test(page.pathname)) || page.isEmbeddedJoining;
  const provider = isCardEntryPage ? [cardProviderUrl] : [];
  // The address of a bank's challenge is not known in advance.
  const bank = provider.length > 0 ? [...provider, 'https:'] : [];
  const tags = page.hasTags && !isCardEntryPage ? [TAG_HOST] : [];
  const { scripts, styles } = page.inline;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // On a page for card entry, not even another script of this host may run (PCI DSS 6.4.3).
    'script-src': [...(isCardEntryPage ? page.scriptFolders : ["'self'"]), ...scripts, ...provider, ...tags],
    'style-src': ["'self'", ...styles],
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
    // No page of ours frames another, and a framed page can be abused for clickjacking.
    'frame-ancestors': page.isEmbeddedJoining ? embeddedPageAncestors(options, page.tenant) : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Browsers support one or the other.
    'report-uri': [POLICY_REPORTS_PATH],
    'report-to': ['policy'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
