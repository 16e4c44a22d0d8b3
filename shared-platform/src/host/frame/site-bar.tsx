import { type ReactNode, useState } from 'react';
import { BrandArea, Container, styled } from 'shared-ui/core';

/** As high as the bars of the navigation that it stands in for, so that nothing moves when they come. */
const PHONE = '@media (max-width: 574.98px)';

const Bar = styled(BrandArea)({
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, height: 64, [PHONE]: { height: 56 } },
  '&[data-kiosk] > div': { height: 72 },
  // Three ways and the mark fit beside each other on a phone, each on one line.
  '& > div > button, & > div > a': { whiteSpace: 'nowrap', [PHONE]: { paddingInline: 8 } },
});

const Mark = styled('div')({
  flex: '0 1 auto',
  minWidth: 72,
  marginInlineEnd: 'auto',
  font: '700 1.125rem/1.15 var(--font-heading)',
  overflowWrap: 'anywhere',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'var(--target-size, 44px)',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& img': {
    display: 'block',
    width: 'auto',
    height: 40,
    maxWidth: 'min(200px, 100%)',
    objectFit: 'contain',
    objectPosition: 'left center',
    [PHONE]: { height: 32, maxWidth: 'min(160px, 100%)' },
    // In forced colours the bar loses the colour that the logo was made for.
    '@media (forced-colors: active)': { background: 'var(--brand-header)', forcedColorAdjust: 'none' },
  },
});

interface Props {
  name: string;
  logo: string | null;
  /** Destination of the mark; none at a kiosk, where it would lead out of a form. */
  homeHref: string | null;
  isKiosk?: boolean;
  children?: ReactNode;
}

/** The bar of a site that has to do without its navigation: logo or name, and what little it is given. */
export function SiteBar({ name, logo, homeHref, isKiosk = false, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const mark = logo && logo !== broken ? <img src={logo} alt={name} onError={() => setBroken(logo)} /> : name;
  return (
    <Bar component="header" tone="header" {...(isKiosk && { 'data-kiosk': '' })}>
      <Container>
        <Mark>{homeHref === null ? mark : <a href={homeHref}>{mark}</a>}</Mark>
        {children}
      </Container>
    </Bar>
  );
}
