import { useId } from 'react';
import { useFlags, useHasRoute, useLinks, useSite } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Card, Heading, Icon, styled, useMediaQuery } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** Widths without the bar that names the sections on wider screens (shell specification 9). */
const PHONE_QUERY = '(max-width: 574.98px)';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--ui-border)' },
});

const SectionLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 52,
  padding: '12px 16px',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '@media (hover: hover)': { '&:hover': { background: 'var(--brand-wash)' } },
});

interface Section {
  path: string;
  /** Read while it is drawn, as texts follow the language of the page. */
  label(): string;
}

const GUEST_PASSES = '/guest-passes';

const SECTIONS: readonly Section[] = [
  { path: '/bookings/upcoming', label: () => texts.bookings.all },
  { path: '/payments', label: () => texts.payments.title },
  { path: '/memberships', label: () => texts.memberships.title },
  { path: '/packages', label: () => texts.packages.title },
  { path: GUEST_PASSES, label: () => texts.sections.guestPasses },
  { path: '/user-details', label: () => texts.details.title },
];

/** A way to one section; nothing if the host has no screen for it. */
function SectionRow({ path, label }: Section) {
  const links = useLinks();
  if (!useHasRoute(path)) return null;
  return (
    <li>
      <SectionLink to={links.to(path)}>
        {label()}
        <Icon name="chevron-right" size={20} />
      </SectionLink>
    </li>
  );
}

/** The sections of the account as a list, where no bar above the page names them: on a phone, and in a frame. */
export function AccountSections() {
  const titleId = useId();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { embedded } = useFlags();
  const { guestPassesEnabled } = useSite();
  if (!isPhone && !embedded) return null;
  return (
    <nav aria-labelledby={titleId}>
      <Heading level={2} id={titleId} sx={{ mb: 2 }}>
        {texts.sections.title}
      </Heading>
      <Card padding="none">
        <List>
          {SECTIONS.filter(({ path }) => path !== GUEST_PASSES || guestPassesEnabled).map((section) => (
            <SectionRow key={section.path} {...section} />
          ))}
        </List>
      </Card>
    </nav>
  );
}
