import type { MouseEvent } from 'react';
import { CountBadge, Icon, type IconName, VisuallyHidden } from 'shared-ui/core';
import { MenuRow } from '../../shared/menu-row.tsx';
import { useAskBeforeHome } from '../../shared/use-ask-before-home.ts';
import { texts } from '../../texts/en.ts';
import { type EntryId, isOwn, titleOf } from './navigation-entries.ts';
import type { MarkedEntry } from './use-navigation.ts';

const icons: Record<EntryId, IconName> = {
  'kiosk-home': 'arrow-left',
  book: 'calendar',
  membership: 'card',
  basket: 'basket',
  account: 'user',
};

interface Props {
  entry: MarkedEntry;
  count: number;
  onLeave(): void;
}

/** One line of the drawer. */
export function MenuEntry({ entry, count, onLeave }: Props) {
  const hasCount = count > 0;
  const askBeforeHome = useAskBeforeHome();

  function leave(event: MouseEvent) {
    onLeave();
    if (entry.id === 'kiosk-home') askBeforeHome(event);
  }

  return (
    <li>
      <MenuRow destination={entry.destination} aria-current={entry.current} onClick={leave}>
        <Icon name={isOwn(entry.id) ? icons[entry.id] : 'arrow-right'} />
        <span aria-hidden={hasCount || undefined}>{titleOf(entry)}</span>
        {hasCount && <VisuallyHidden>{texts.basketWith(count)}</VisuallyHidden>}
        {hasCount && <CountBadge count={count} />}
      </MenuRow>
    </li>
  );
}
