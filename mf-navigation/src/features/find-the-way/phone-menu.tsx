import { useBus } from 'shared-platform';
import { Button, Divider, Stack } from 'shared-ui/core';
import { Drawer } from 'shared-ui/overlays';
import { texts } from '../../texts/en.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { useBasketCount } from './use-basket-count.ts';
import { type MarkedEntry, useNavigation } from './use-navigation.ts';

export interface PhoneMenuProps {
  isOpen: boolean;
  onClose(): void;
}

/** The side drawer of a phone (shell specification 2 "Navigation"). */
export function PhoneMenu({ isOpen, onClose }: PhoneMenuProps) {
  const bus = useBus();
  const { entries, basket, isLoggedIn } = useNavigation();
  const count = useBasketCount();

  function logOut() {
    onClose();
    bus.emit('session:logout-requested', {});
  }

  return (
    <Drawer open={isOpen} onClose={onClose} title={texts.menu}>
      <Stack spacing={2}>
        {!isLoggedIn && <LoginPrompt onLeave={onClose} />}
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {withBasket(entries, basket).map((entry) => (
            <MenuEntry
              key={entry.id}
              entry={entry}
              count={entry.id === 'basket' ? count : 0}
              onLeave={onClose}
            />
          ))}
        </Stack>
        {isLoggedIn && (
          <>
            <Divider />
            <div>
              <Button variant="text" onClick={logOut} sx={{ marginInlineStart: '-14px' }}>
                {texts.logOut}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Drawer>
  );
}

/** The drawer lists the basket before the account. */
function withBasket(entries: MarkedEntry[], basket: MarkedEntry): MarkedEntry[] {
  const isAccount = ({ id }: MarkedEntry) => id === 'account';
  return [...entries.filter((entry) => !isAccount(entry)), basket, ...entries.filter(isAccount)];
}
