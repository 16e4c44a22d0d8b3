import type { MouseEvent } from 'react';
import { CountBadge, Icon, type IconName, VisuallyHidden } from 'shared-ui/core';
import { MenuRow } from '../../shared/menu-row.tsx';
import { useConfirmBeforeHome } from '../../shared/use-confirm-before-home.ts';
import { texts } from '../../texts/en.ts';
import { type EntryId, isBuiltIn, titleOf } from './navigation-entries.ts';
import type { NavigationLink } from './use-navigation.ts';

const icons: Record<EntryId, IconName> = {
  'kiosk-home': 'arrow-left',
  book: 'calendar',
  membership: 'card',
  basket: 'basket',
  account: 'user',
};

interface Props {
  entry: NavigationLink;
  count: number;
  onLeave(): void;
}

/** One line of the drawer. */
export function MenuEntry({ entry, count, onLeave }: Props) {
  const hasCount = count > 0;
  const askBeforeHome = useConfirmBeforeHome();

  function leave(event: MouseEvent) {
    onLeave();
    if (entry.id === 'kiosk-home') askBeforeHome(event);
  }

  return (
    <li>
      <MenuRow destination={entry.destination} aria-current={entry.current} onClick={leave}>
        <Icon name={isBuiltIn(entry.id) ? icons[entry.id] : 'arrow-right'} />
        <span aria-hidden={hasCount || undefined}>{titleOf(entry)}</span>
        {hasCount && <VisuallyHidden>{texts.basketWith(count)}</VisuallyHidden>}
        {hasCount && <CountBadge count={count} />}
      </MenuRow>
    </li>
  );
}
