import { styled, TextLink, VisuallyHidden } from 'shared-ui/core';
import { useFlags, useSite } from '../hooks/platform-hooks.ts';
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
  '& a': { display: 'inline-block', paddingBlock: 4, color: 'inherit' },
});

/**
 * The tenant's privacy notice, terms, accessibility statement and contact, with or without a venue. They open beside the
 * page, so that nothing typed is lost. A kiosk never leaves the site, so there they are written out.
 */
export function LegalNotices() {
  const { kiosk } = useFlags();
  const links = legalLinks(useSite(), window.location.origin);
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.label}>
      <List>
        {links.map((link) => (
          <li key={link.title}>{kiosk ? `${link.title}: ${link.shown}` : <Notice {...link} />}</li>
        ))}
      </List>
    </nav>
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
