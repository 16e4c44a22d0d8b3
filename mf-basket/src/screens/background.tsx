import { QuickBookHost } from '../features/book-at-once/quick-book-host.tsx';
import KeepBasket from '../features/keep-basket/keep-basket.tsx';

/** What runs on every page: the basket's owner, and the question that other parts may have it ask. */
export default function Background() {
  return (
    <>
      <KeepBasket />
      <QuickBookHost />
    </>
  );
}
