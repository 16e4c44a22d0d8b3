import { PERSON_UNKNOWN } from 'shared-contracts/unhydrated-page';
import { useBus } from 'shared-platform';
import { styled } from 'shared-ui/core';
import { DestinationLink } from '../../shared/destination-link.tsx';
import { HEADER_HEIGHT } from '../../shared/header-layout.ts';
import { useConfirmBeforeHome } from '../../shared/use-confirm-before-home.ts';
import { texts } from '../../texts/en.ts';
import { BasketLink } from './basket-link.tsx';
import { titleOf } from './navigation-entries.ts';
import { leavesPage, useNavigation } from './use-navigation.ts';

/** Shrinks before the logo does. */
const Navigation = styled('nav')({ flex: '0 4 auto' });

/** The basket's icon, not the round area around it, ends where the page's content ends. */
const Entries = styled('ul')({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  marginInlineEnd: -12,
  padding: 0,
  listStyle: 'none',
  [`html:not([${PERSON_UNKNOWN}]) & > [data-for="customer"]`]: { display: 'none' },
  [`html[${PERSON_UNKNOWN}] & > [data-for="visitor"]`]: { display: 'none' },
});

/** If the bar is too narrow for one line, longer entries wrap to two or three; the bar keeps its height. */
const entryStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: HEADER_HEIGHT.wide,
  padding: '0 clamp(6px, 1vw, 14px)',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: '700 0.9375rem/1.2 var(--font-body)',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:not([data-short])': { minWidth: '4.75em' },
  '@media (max-width: 767.98px)': {
    fontSize: '0.875rem',
    // A kiosk has an entry more: two lines each at most. An upright one has a line for them (`kiosk-css.ts`).
    'html[data-kiosk] &': { padding: '0 5px', fontSize: '0.8125rem' },
    'html[data-kiosk] &:not([data-short])': { minWidth: '6.25em' },
  },
  '@media (min-width: 640px)': { '&[data-short]': { whiteSpace: 'nowrap' } },
  // The many entries of staff are smaller, to fit into one line.
  'ul:has(> :nth-child(8)) &': {
    padding: '0 6px',
    fontSize: '0.8125rem',
    '@media (min-width: 1200px)': { padding: '0 9px', fontSize: '0.875rem', whiteSpace: 'nowrap' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto clamp(6px, 1vw, 14px) 0',
    height: 3,
    borderRadius: '3px 3px 0 0',
    background: 'currentColor',
    opacity: 0,
    transition: 'opacity 140ms ease',
  },
  '@media (hover: hover)': { '&:hover::after': { opacity: 0.5 } },
  '&[aria-current]::after': { opacity: 1, background: 'var(--brand-header-accent)' },
  '&:focus-visible': { outlineOffset: '-6px' },
} as const;

const EntryLink = styled(DestinationLink)(entryStyles);
const EntryButton = styled('button')(entryStyles);

/**
 * Every entry in the bar (shell specification 2 "Navigation"). A server-rendered page has the entries of visitors and of
 * customers, and CSS shows one set, so that no entry moves once the session is known.
 */
export function WideNavigation() {
  const bus = useBus();
  const { entries, basket, isLoggedIn } = useNavigation();
  const isUnknown = isLoggedIn === null;
  const askBeforeHome = useConfirmBeforeHome();
  return (
    <Navigation aria-label={texts.navigation}>
      <Entries>
        {entries.map((entry) => (
          <li key={entry.id} data-for={isUnknown && entry.id === 'account' ? 'customer' : undefined}>
            <EntryLink
              destination={entry.destination}
              aria-current={entry.current}
              onClick={entry.id === 'kiosk-home' ? askBeforeHome : undefined}
              data-short={entry.id === 'account' || undefined}
            >
              {titleOf(entry)}
            </EntryLink>
          </li>
        ))}
        {isLoggedIn !== true && (
          <li data-personal data-for={isUnknown ? 'visitor' : undefined}>
            <EntryButton
              type="button"
              data-short
              onClick={() => bus.emit('session:login-requested', { resume: null })}
            >
              {texts.logIn}
            </EntryButton>
          </li>
        )}
        {isLoggedIn !== false && (
          <li data-personal data-for={isUnknown ? 'customer' : undefined}>
            <EntryButton
              type="button"
              data-short
              {...leavesPage}
              onClick={() => bus.emit('session:logout-requested', {})}
            >
              {texts.logOut}
            </EntryButton>
          </li>
        )}
        <li>
          <BasketLink entry={basket} />
        </li>
      </Entries>
    </Navigation>
  );
}
