import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as failures } from '../../texts/failures.ts';
import { ScreenFailure } from '../screen-failure.tsx';

export interface BasketNotLoadedProps {
  /** The screen that shows it; `payment` for a checkout that may have been paid already. */
  at: 'basket' | 'checkout' | 'payment';
  onRetry(): void;
}

/** Basket or checkout without its basket. The way back to the basket leads to where nothing is paid. */
export default function BasketNotLoaded({ at, onRetry }: BasketNotLoadedProps) {
  const links = useLinks();
  const { title, text } = failures[at];
  return (
    <ScreenFailure
      picture="drop"
      title={title}
      level={2}
      actions={
        <>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
          {at === 'checkout' && (
            <Button variant="text" component={Link} to={links.to(paths.basket)}>
              {texts.checkout.backToBasket}
            </Button>
          )}
        </>
      }
    >
      {text}
    </ScreenFailure>
  );
}
