import { lazyPart } from 'shared-platform';
import { IconButton, Stack } from 'shared-ui/core';
import type { VenueChoice } from '../features/choose-venue/use-venue-choice.ts';
import { BasketLink } from '../features/move-about-the-site/basket-link.tsx';
import { useNavigation } from '../features/move-about-the-site/use-navigation.ts';
import { overlayOptions, useOnDemand } from '../shared/use-on-demand.ts';
import { texts } from '../texts/en.ts';

const loadMenu = () => import(/* webpackChunkName: "drawer" */ './phone-menu.tsx');
const PhoneMenu = lazyPart(loadMenu, overlayOptions);

/** Basket and menu button; the menu's code is loaded when it is first needed. */
export function PhoneNavigation({ venueChoice }: { venueChoice: VenueChoice | null }) {
  const { basket } = useNavigation();
  const { wasOpened, isOpen, prepare, open, close } = useOnDemand(loadMenu);
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
      {wasOpened && <PhoneMenu isOpen={isOpen} onClose={close} venueChoice={venueChoice} />}
    </Stack>
  );
}
