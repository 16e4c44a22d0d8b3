import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { styled } from 'shared-ui/core';
import { SiteMark } from '../shared/site-mark.tsx';

const HomeLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minWidth: 72,
  minHeight: 'var(--target-size, 44px)',
  marginInlineEnd: 'auto',
  color: 'inherit',
  textDecoration: 'none',
  font: '700 1.125rem/1.15 var(--font-heading)',
  overflowWrap: 'anywhere',
});

/** The venue's logo, which links home. */
export function SiteLogo() {
  const links = useLinks();
  return (
    <HomeLink to={links.to(paths.home)}>
      <SiteMark />
    </HomeLink>
  );
}
