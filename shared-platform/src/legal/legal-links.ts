import type { Client } from 'shared-contracts/api/client';
import { phoneLink } from 'shared-contracts/phone-link';
import { words } from '../texts/legal.ts';

/** A notice of the tenant, or the way to talk to someone. */
export interface LegalLink {
  title: string;
  href: string;
  /** The address as it is read and typed. */
  shown: string;
}

type Site = Pick<
  Client,
  | 'privacyNoticeUrl'
  | 'termsUrl'
  | 'accessibilityStatementUrl'
  | 'contactUrl'
  | 'customerServiceEmail'
  | 'customerServicePhone'
>;

/** Without its own page for it, a tenant is reached by email, else by phone. */
function contactAddress({ contactUrl, customerServiceEmail, customerServicePhone }: Site): string | null {
  if (contactUrl) return contactUrl;
  if (customerServiceEmail) return `mailto:${customerServiceEmail}`;
  return customerServicePhone ? phoneLink(customerServicePhone) : null;
}

/** The notices that a tenant has, in the order of its footer. @param origin of the page, for paths of the site itself. */
export function legalLinks(site: Site, origin: string): LegalLink[] {
  const rows: [title: string, href: string | null][] = [
    [words.privacyNotice, site.privacyNoticeUrl],
    [words.terms, site.termsUrl],
    [words.accessibilityStatement, site.accessibilityStatementUrl],
    [words.contact, contactAddress(site)],
  ];
  return rows.flatMap(([title, href]) => {
    if (!href) return [];
    const { protocol, host, pathname, search } = new URL(href, origin);
    const isPage = protocol === 'http:' || protocol === 'https:';
    return [
      { title, href, shown: isPage ? `${host}${`${pathname}${search}`.replace(/\/$/, '')}` : pathname },
    ];
  });
}
