import { useEffect } from 'react';
import { Container, styled, useMediaQuery } from 'shared-ui/core';
import { HEADER_HEIGHT, PHONE_QUERY } from './header-layout.ts';
import { PhoneNavigation } from './phone-navigation.tsx';
import { SiteLogo } from './site-logo.tsx';
import { WideNavigation } from './wide-navigation.tsx';

const Bar = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 1000,
  background: 'var(--brand-header)',
  color: 'var(--brand-on-header)',
  '--focus-ring': 'var(--brand-on-header)',
  '@media (max-height: 480px)': { position: 'static' },
});

/** The bar at the top of every page. */
export default function Header() {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const height = isPhone ? HEADER_HEIGHT.phone : HEADER_HEIGHT.wide;

  useEffect(() => {
    document.documentElement.style.setProperty('--ui-header-height', `${height}px`);
    return () => {
      document.documentElement.style.removeProperty('--ui-header-height');
    };
  }, [height]);

  return (
    <Bar>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, height }}>
        <SiteLogo />
        {isPhone ? <PhoneNavigation /> : <WideNavigation />}
      </Container>
    </Bar>
  );
}
