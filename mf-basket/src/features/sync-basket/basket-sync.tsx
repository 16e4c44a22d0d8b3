import { useAddRequests } from './use-add-requests.ts';
import { useBasketAnnouncements } from './use-basket-announcements.ts';

/** Owns the basket on every page: tells what it holds and puts into it what other parts ask for. Draws nothing. */
export default function BasketSync() {
  useBasketAnnouncements();
  useAddRequests();
  return null;
}
