import { CountBadge, Icon, type IconName, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { DestinationLink } from './destination-link.tsx';
import type { EntryId } from './navigation-entries.ts';
import type { MarkedEntry } from './use-navigation.ts';

const icons: Record<EntryId, IconName> = {
  'kiosk-home': 'arrow-left',
  book: 'calendar',
  membership: 'card',
  basket: 'basket',
  account: 'user',
};

const Row = styled(DestinationLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  marginInline: -12,
  padding: '8px 12px',
  borderRadius: 'var(--ui-radius-small)',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
  '& > svg': { color: 'var(--brand-strong)' },
  '&[aria-current]': { background: 'var(--brand-wash)', color: 'var(--brand-strong)' },
  '@media (hover: hover)': { '&:hover': { background: 'var(--brand-wash)' } },
});

interface Props {
  entry: MarkedEntry;
  count: number;
  onLeave(): void;
}

/** One line of the drawer. */
export function MenuEntry({ entry, count, onLeave }: Props) {
  const hasCount = count > 0;
  return (
    <li>
      <Row destination={entry.destination} aria-current={entry.current} onClick={onLeave}>
        <Icon name={icons[entry.id]} />
        <span aria-hidden={hasCount || undefined}>{texts.entries[entry.id]}</span>
        {hasCount && <VisuallyHidden>{texts.basketWith(count)}</VisuallyHidden>}
        {hasCount && <CountBadge count={count} />}
      </Row>
    </li>
  );
}
