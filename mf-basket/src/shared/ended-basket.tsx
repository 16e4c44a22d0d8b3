import { paths } from 'shared-contracts/links';
import { useFlags, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, EmptyState } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { texts as words } from '../texts/ended-basket.ts';
import type { BasketOutcome } from './basket/basket-change.ts';
import { FocusOnMount } from './focus-on-mount.tsx';

/** A basket that another tab emptied or paid for: what happened, and the way on. */
export function EndedBasket({ basketEnd }: { basketEnd: BasketOutcome }) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const findActivity = (variant: 'primary' | 'text') => (
    <Button variant={variant} component={Link} to={links.to(paths.home)}>
      {texts.basket.findActivity}
    </Button>
  );
  const account = kiosk ? (
    findActivity('primary')
  ) : (
    <Button href={links.cross('my-account', paths.home)}>{words.account}</Button>
  );
  return (
    <FocusOnMount cause={basketEnd}>
      {basketEnd.happened === 'emptied' && (
        <EmptyState icon="basket" title={words.emptiedTitle} action={findActivity('primary')}>
          {words.emptiedText}
        </EmptyState>
      )}
      {basketEnd.happened === 'unclear' && (
        <EmptyState icon="basket" title={words.unclearTitle} action={account}>
          {words.unclearText}
        </EmptyState>
      )}
      {basketEnd.happened === 'ordered' && (
        <EmptyState
          icon="success"
          title={words.orderedTitle}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
              <Button component={Link} to={links.to(paths.orderConfirmed(basketEnd.orderId))}>
                {words.seeOrder}
              </Button>
              {findActivity('text')}
            </Box>
          }
        >
          {words.orderedText}
        </EmptyState>
      )}
    </FocusOnMount>
  );
}
