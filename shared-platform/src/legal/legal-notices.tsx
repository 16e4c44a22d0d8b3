import { styled, TextLink, VisuallyHidden } from 'shared-ui/core';
import { useFlags, useSite } from '../hooks/platform-hooks.ts';
import { usePlatform } from '../platform-context.ts';
import { words } from '../texts/legal.ts';
import { type LegalLink, legalLinks } from './legal-links.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& a, & button': { display: 'inline-block', padding: '4px 0', color: 'inherit' },
  '& button': { border: 0, background: 'none', font: 'inherit' },
});

/**
 * The tenant's privacy notice, terms, accessibility statement and contact, with or without a venue. They open beside the
 * page, so that nothing typed is lost. A kiosk never leaves the site, so there they are written out.
 */
export function LegalNotices() {
  const { kiosk } = useFlags();
  const site = useSite();
  const { boot, consent } = usePlatform();
  const links = legalLinks(site, boot.deployment.origins[boot.app]);
  const hasCookies = consent.mayCarryTags && site.tagManagerIds.length > 0;
  if (links.length === 0 && !hasCookies) return null;
  return (
    <List aria-label={words.label}>
      {links.map((link) => (
        <li key={link.title}>{kiosk ? `${link.title}: ${link.shown}` : <Notice {...link} />}</li>
      ))}
      {hasCookies && (
        <li>
          <TextLink component="button" type="button" onClick={() => consent.isAsking.set(true)}>
            {words.cookies}
          </TextLink>
        </li>
      )}
    </List>
  );
}

function Notice({ title, href }: LegalLink) {
  if (/^(mailto|tel):/.test(href)) return <TextLink href={href}>{title}</TextLink>;
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {title} <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </TextLink>
  );
}
