import { useEffect, useRef } from 'react';
import { PERSON_UNKNOWN } from 'shared-contracts/unhydrated-page';
import { useIsHydrated, useLinks } from 'shared-platform';
import { Link, useLocation } from 'shared-platform/router';
import { Container, styled, useMediaQuery } from 'shared-ui/core';
import { PHONE_QUERY } from '../../shared/header-layout.ts';
import { texts } from '../../texts/en.ts';
import { useAccountSections } from './use-account-sections.ts';

const Bar = styled('nav')({
  borderBottom: '1px solid var(--ui-border)',
  background: 'var(--ui-surface)',
  [`@media ${PHONE_QUERY}`]: { display: 'none' },
  [`html:not([${PERSON_UNKNOWN}]) &[data-for="customer"]`]: { display: 'none' },
});

/** Scrolls sideways where the sections do not fit; their texts begin where the page's content begins. */
const Sections = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 24,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  listStyle: 'none',
});

const SectionLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  height: 48,
  borderBlock: '3px solid transparent',
  color: 'var(--ui-muted)',
  fontSize: '0.9375rem',
  fontWeight: 700,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&[aria-current]': { borderBottomColor: 'var(--brand-accent-shape)', color: 'var(--ui-text)' },
  '@media (hover: hover)': { '&:hover': { color: 'var(--ui-text)' } },
  '&:focus-visible': { outlineOffset: '-3px' },
});

/**
 * The sections of the account under the header; phones have them in the drawer. A server-rendered page has them for
 * everyone, and CSS shows them to customers.
 */
export default function AccountBar() {
  const links = useLinks();
  const sections = useAccountSections();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isHydrated = useIsHydrated();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current section
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')?.parentElement;
    if (!list.current || !current) return;
    const { scrollLeft, clientWidth } = list.current;
    const isHidden =
      current.offsetLeft < scrollLeft || current.offsetLeft + current.offsetWidth > scrollLeft + clientWidth;
    if (isHidden) list.current.scrollLeft = current.offsetLeft - (clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  if (isPhone || sections.length === 0) return null;
  return (
    <Bar aria-label={texts.account.label} data-for={isHydrated ? undefined : 'customer'}>
      <Container>
        <Sections ref={list}>
          {sections.map(({ id, path, current }) => (
            <li key={id}>
              <SectionLink to={links.to(path)} aria-current={current}>
                {texts.account[id]}
              </SectionLink>
            </li>
          ))}
        </Sections>
      </Container>
    </Bar>
  );
}
