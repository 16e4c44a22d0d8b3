import { useState } from 'react';
import { useScreenTitle, useSession } from 'shared-platform';
import { Container, PageHeader } from 'shared-ui/core';
import { useBasket } from '../../basket/use-basket.ts';
import { useMeanwhile } from '../../basket/use-meanwhile.ts';
import { ChangedBasket } from '../../parts/changed-basket.tsx';
import { GoneBasket } from '../../parts/gone-basket.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { texts } from '../../texts/en.ts';
import { BasketContent } from './basket-content.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { VisitorBasket } from './visitor-basket.tsx';

export default function BasketScreen() {
  useScreenTitle(texts.basket.title);
  return (
    <Container sx={{ pb: 8 }}>
      <PageHeader title={texts.basket.title} />
      <BasketStates />
    </Container>
  );
}

function BasketStates() {
  const { status } = useSession();
  const basket = useBasket({ isFresh: true });
  const { meanwhile } = useMeanwhile(basket.data, false);
  const [hadLines, setHadLines] = useState(false);
  if (!hadLines && basket.data && basket.data.items.length > 0) setHadLines(true);
  if (status === 'anonymous') return <VisitorBasket />;
  if (status === 'checking' || basket.state === 'loading') return <BasketSkeleton />;
  if (!basket.data) {
    return (
      <LoadFailure title={texts.basket.loadFailed} message={basket.error?.message} onRetry={basket.reload} />
    );
  }
  if (basket.data.items.length === 0) {
    return meanwhile && meanwhile.happened !== 'changed' ? (
      <GoneBasket gone={meanwhile} />
    ) : (
      <EmptyBasket takesFocus={hadLines} />
    );
  }
  return (
    <>
      <ChangedBasket meanwhile={meanwhile} />
      <BasketContent cart={basket.data} onHoldEnd={basket.reload} />
    </>
  );
}
