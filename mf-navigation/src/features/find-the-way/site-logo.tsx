import { useState } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks, useSite } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { styled } from 'shared-ui/core';
import { PHONE_QUERY } from './header-layout.ts';
import { useSiteLogo } from './use-site-logo.ts';

const HomeLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: 72,
  minHeight: 44,
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  font: '700 1.125rem/1.15 var(--font-heading)',
  overflowWrap: 'anywhere',
});

const Image = styled('img')({
  width: 'auto',
  height: 40,
  maxWidth: 'min(200px, 100%)',
  objectFit: 'contain',
  objectPosition: 'left center',
  [`@media ${PHONE_QUERY}`]: { height: 32, maxWidth: 'min(160px, 100%)' },
});

/** The venue's mark, leading home. A logo that cannot be shown is replaced by the site's name. */
export function SiteLogo() {
  const { name } = useSite();
  const links = useLinks();
  const logo = useSiteLogo();
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <HomeLink to={links.to(paths.home)}>
      {logo && logo !== broken ? <Image src={logo} alt={name} onError={() => setBroken(logo)} /> : name}
    </HomeLink>
  );
}
