import { IconButton, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BasketLink } from './basket-link.tsx';
import { useNavigation } from './use-navigation.ts';
import { usePhoneMenu } from './use-phone-menu.ts';

/** Basket and menu button; the menu's code comes when a person reaches for it. */
export function PhoneNavigation() {
  const { basket } = useNavigation();
  const { Menu, isOpen, prepare, open, close } = usePhoneMenu();
  return (
    <Stack direction="row" component="nav" aria-label={texts.navigation} sx={{ marginInlineEnd: '-12px' }}>
      <BasketLink entry={basket} />
      <IconButton
        icon="menu"
        label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      />
      {Menu && <Menu isOpen={isOpen} onClose={close} />}
    </Stack>
  );
}
