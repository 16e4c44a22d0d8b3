import { useState } from 'react';
import { theme } from 'shared-contracts/api/theme';
import { paths } from 'shared-contracts/links';
import { Button, IconButton, styled, Text } from 'shared-ui/core';
import { useBus, useHasRoute, useLinks, useSession, useSite } from '../../hooks/platform-hooks.ts';
import { useApiQuery } from '../../hooks/use-api-query.ts';
import { usePlatform } from '../../platform-context.ts';
import { words } from '../../texts/static-bar.ts';
import { themeArguments } from '../use-site-theme.ts';
import { SiteBar } from './site-bar.tsx';

export interface StaticBarProps {
  isKiosk: boolean;
  onTryAgain(): Promise<void> | void;
}

const PHONE = '@media (max-width: 767.98px)';

/** The reason and what to do about it. A phone has room for the latter alone; screen readers have both there as well. */
const Reason = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [PHONE]: {
    '& > button': { paddingInline: 8, whiteSpace: 'nowrap' },
    '& > [role="status"]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** Essentials of a page whose navigation cannot be loaded: the brand, home, the basket, the login and the logout. */
export default function StaticBar({ isKiosk, onTryAgain }: StaticBarProps) {
  const bus = useBus();
  const links = useLinks();
  const { name, kioskHomeUrl } = useSite();
  const { venue } = usePlatform();
  const { data } = useApiQuery(theme, themeArguments(venue.slug.get()), { enabled: false });
  const isBasketHere = useHasRoute(paths.basket);
  const isLoggedIn = useSession().status !== 'anonymous';
  const [isTrying, setTrying] = useState(false);

  async function tryAgain() {
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  }

  return (
    <SiteBar
      name={name}
      logo={data?.themeAppLogo ?? null}
      homeHref={isKiosk ? null : links.to(paths.home)}
      isKiosk={isKiosk}
    >
      <Reason>
        <Text role="status" size="small">
          {words.failed}
        </Text>
        <Button variant="text" loading={isTrying} onClick={() => void tryAgain()}>
          {words.tryAgain}
        </Button>
      </Reason>
      {!isKiosk && (
        <IconButton
          icon="basket"
          label={words.basket}
          href={isBasketHere ? links.to(paths.basket) : links.cross('bookings', paths.basket)}
        />
      )}
      {isLoggedIn ? (
        <Button variant="text" onClick={() => bus.emit('session:logout-requested', {})}>
          {words.logOut}
        </Button>
      ) : (
        <Button variant="text" onClick={() => bus.emit('session:login-requested', { resume: null })}>
          {words.logIn}
        </Button>
      )}
      {isKiosk && (
        <Button
          variant="secondary"
          href={kioskHomeUrl ?? links.cross('online-joining', paths.kiosk)}
          onClick={(event) => {
            if (bus.emit('kiosk:home-requested', {})) event.preventDefault();
          }}
        >
          {words.startOver}
        </Button>
      )}
    </SiteBar>
  );
}
