import { useBus, useSession } from 'shared-platform';
import { Divider, Stack, styled, Text } from 'shared-ui/core';
import { Drawer } from 'shared-ui/overlays';
import type { VenueChoice } from '../features/choose-venue/use-venue-choice.ts';
import { VenueRow } from '../features/choose-venue/venue-row.tsx';
import { LoginPrompt } from '../features/move-about-the-site/login-prompt.tsx';
import { MenuEntry } from '../features/move-about-the-site/menu-entry.tsx';
import { useBasketCount } from '../features/move-about-the-site/use-basket-count.ts';
import {
  leavesPage,
  type NavigationLink,
  useNavigation,
} from '../features/move-about-the-site/use-navigation.ts';
import { AccountMenu } from '../features/move-in-the-account/account-menu.tsx';
import { MenuButton } from '../shared/menu-row.tsx';
import type { OverlayProps } from '../shared/use-on-demand.ts';
import { texts } from '../texts/en.ts';
import { texts as words } from '../texts/phone-menu.ts';

interface Props extends OverlayProps {
  venueChoice: VenueChoice | null;
}

/** A door and the way out of it: drawn here, as no other part has a use for it. */
const LogOutIcon = styled('svg')({
  width: 24,
  height: 24,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The side drawer of a phone (shell specification 2 "Navigation"). */
export default function PhoneMenu({ isOpen, onClose, venueChoice }: Props) {
  const bus = useBus();
  const { entries, basket, isLoggedIn } = useNavigation();
  const count = useBasketCount();
  const { user } = useSession();
  const name = user && [user.firstName, user.lastName].filter(Boolean).join(' ');

  function logOut() {
    onClose();
    bus.emit('session:logout-requested', {});
  }

  return (
    <Drawer open={isOpen} onClose={onClose} title={texts.menu}>
      <Stack spacing={2}>
        {name && <Text tone="muted">{words.loggedInAs(name)}</Text>}
        {venueChoice && (
          <div>
            <VenueRow venue={venueChoice.venue} onLeave={onClose} />
            {isLoggedIn && <Divider />}
          </div>
        )}
        {!isLoggedIn && <LoginPrompt onLeave={onClose} />}
        <div>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {withBasket(entries, basket).map((entry) => (
              <MenuEntry
                key={entry.id}
                entry={entry}
                count={entry.id === 'basket' ? (count ?? 0) : 0}
                onLeave={onClose}
              />
            ))}
          </Stack>
          <AccountMenu onLeave={onClose} />
        </div>
        {isLoggedIn && (
          <div>
            <Divider />
            <MenuButton type="button" {...leavesPage} onClick={logOut}>
              <LogOutIcon viewBox="0 0 24 24" aria-hidden="true">
                <path d="M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M15.5 7.5L20 12l-4.5 4.5M20 12H9.5" />
              </LogOutIcon>
              <span>{texts.logOut}</span>
            </MenuButton>
          </div>
        )}
      </Stack>
    </Drawer>
  );
}

/** The drawer lists the basket before the account. */
function withBasket(entries: NavigationLink[], basket: NavigationLink): NavigationLink[] {
  const isAccount = ({ id }: NavigationLink) => id === 'account';
  return [...entries.filter((entry) => !isAccount(entry)), basket, ...entries.filter(isAccount)];
}
