import { useState } from 'react';
import { lowHeader } from 'shared-contracts/kiosk-styles';
import { useIsHydrated, useScreenTitle, useSession } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { BasketNotLoaded } from '../../shared/basket/lazy-basket-not-loaded.ts';
import { useBasket } from '../../shared/basket/use-basket.ts';
import { useBasketChange } from '../../shared/basket/use-basket-change.ts';
import { ChangedBasket } from '../../shared/changed-basket.tsx';
import { EndedBasket } from '../../shared/ended-basket.tsx';
import { texts } from '../../texts/en.ts';
import { BasketContent } from './basket-content.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { VisitorBasket } from './visitor-basket.tsx';

export default function BasketScreen() {
  useScreenTitle(texts.basket.title);
  return (
    <Container sx={{ pb: { xs: 3, md: 8 } }}>
      <PageHeader title={texts.basket.title} sx={lowHeader} />
      <BasketStates />
    </Container>
  );
}

function BasketStates() {
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  const basket = useBasket({ isFresh: true });
  const { basketChange } = useBasketChange(basket.data, false);
  const [hadLines, setHadLines] = useState(false);
  if (!hadLines && basket.data && basket.data.items.length > 0) setHadLines(true);
  if (!isHydrated) return <BasketSkeleton />;
  if (status === 'anonymous') return <VisitorBasket />;
  if (status === 'checking' || basket.state === 'loading') return <BasketSkeleton />;
  if (!basket.data) {
    return <BasketNotLoaded at="basket" onRetry={basket.reload} />;
  }
  if (basket.data.items.length === 0) {
    return basketChange && basketChange.happened !== 'changed' ? (
      <EndedBasket basketEnd={basketChange} />
    ) : (
      <EmptyBasket takesFocus={hadLines} />
    );
  }
  return (
    <>
      <ChangedBasket basketChange={basketChange} />
      <BasketContent cart={basket.data} onHoldEnd={basket.reload} />
    </>
  );
}
