import { useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { styled } from 'shared-ui/core';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 0 24px',
  padding: 4,
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
  listStyle: 'none',
});

const Tab = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 18px',
  border: '1px solid transparent',
  borderRadius: 'var(--ui-radius-small)',
  color: 'var(--ui-muted)',
  fontSize: '0.9375rem',
  fontWeight: 700,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { color: 'var(--ui-text)' } },
  '&[aria-current]': {
    background: 'var(--ui-surface)',
    borderColor: 'var(--brand-strong)',
    color: 'var(--brand-strong)',
  },
});

interface Props {
  /** Name of the whole list. */
  label: string;
  tabs: readonly { label: string; path: string /** Other paths of the same part. */; also?: string }[];
}

/** Links between the parts of a section of the account, the present one marked. */
export function SectionTabs({ label, tabs }: Props) {
  const links = useLinks();
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.path}>
            <Tab
              to={links.to(tab.path)}
              aria-current={pathname === tab.path || pathname === tab.also ? 'page' : undefined}
            >
              {tab.label}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
