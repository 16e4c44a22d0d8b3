import { useState } from 'react';
import { useSite } from 'shared-platform';
import { styled } from 'shared-ui/core';
import { PHONE_QUERY } from './header-layout.ts';
import { useSiteLogo } from './use-site-logo.ts';

const Image = styled('img')({
  width: 'auto',
  height: 40,
  maxWidth: 'min(200px, 100%)',
  objectFit: 'contain',
  objectPosition: 'left center',
  [`@media ${PHONE_QUERY}`]: { height: 32, maxWidth: 'min(160px, 100%)' },
  // In forced colours the bar loses the colour that the logo was made for.
  '@media (forced-colors: active)': { background: 'var(--brand-header)', forcedColorAdjust: 'none' },
});

/** The venue's logo; one that cannot be shown is replaced by the site's name. */
export function SiteMark() {
  const { name } = useSite();
  const logo = useSiteLogo();
  const [broken, setBroken] = useState<string | null>(null);
  return logo && logo !== broken ? <Image src={logo} alt={name} onError={() => setBroken(logo)} /> : name;
}
