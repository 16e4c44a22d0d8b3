import { QuickBookHost } from '../features/quick-book/quick-book-host.tsx';
import BasketSync from '../features/sync-basket/basket-sync.tsx';

/** Code for every page: the basket's owner, and the dialog that other remotes may open. */
export default function Background() {
  return (
    <>
      <BasketSync />
      <QuickBookHost />
    </>
  );
}
