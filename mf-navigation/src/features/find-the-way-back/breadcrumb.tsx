import { useFlags, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Container, Icon, styled } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { trailOf } from './trail.ts';

/** 40 px high (joining specification 9), more where controls are made for a finger. */
const HEIGHT = 'var(--target-size, 40px)';

const Bar = styled('nav')({
  height: HEIGHT,
  overflow: 'hidden',
  // A line that does not reduce the height of the links.
  boxShadow: 'inset 0 -1px 0 var(--ui-border)',
  background: 'var(--ui-surface)',
  fontSize: '0.875rem',
  // A trail of one step leads where a kiosk's own bar does; its room is for what is chosen there.
  'html[data-kiosk] &:has(li:only-child)': { display: 'none' },
});

const Trail = styled('ol')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  whiteSpace: 'nowrap',
  '& > li': { height: '100%', display: 'flex', alignItems: 'center', gap: 4, color: 'var(--ui-muted)' },
});

const Step = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  color: 'var(--brand-strong)',
  textUnderlineOffset: '0.22em',
  '&[aria-current]': { color: 'var(--ui-text)', fontWeight: 700, textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: '-4px' },
});

/** The breadcrumb of online joining. */
export default function Breadcrumb() {
  const links = useLinks();
  const { embedded } = useFlags();
  const { pathname } = useLocation();
  const trail = trailOf(pathname);
  if (embedded || trail.length === 0) return null;
  return (
    <Bar aria-label={texts.breadcrumb.label}>
      <Container sx={{ height: '100%' }}>
        <Trail>
          {trail.map(({ id, path, current }, index) => (
            <li key={id}>
              {index > 0 && <Icon name="chevron-right" size={16} />}
              <Step to={links.to(path)} aria-current={current}>
                {texts.breadcrumb[id]}
              </Step>
            </li>
          ))}
        </Trail>
      </Container>
    </Bar>
  );
}
