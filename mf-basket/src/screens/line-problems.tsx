import { type ReactNode, useEffect, useRef } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/links';
import { useAppName, useLinks } from 'shared-platform';
import { Link, useNavigate } from 'shared-platform/router';
import { Box, Button, Notice, styled } from 'shared-ui/core';
import { FocusedNotice } from '../features/pay-by-card/focused-notice.tsx';
import { lineName, sortedLines } from '../shared/basket/basket-lines.ts';
import { useRemoveLine } from '../shared/basket/use-remove-line.ts';
import { texts as news } from '../texts/checkout-news.ts';
import { texts } from '../texts/en.ts';

/** Each button at the right edge of the notice, in line with the others. */
const Lines = styled('ul')({
  display: 'grid',
  gap: '12px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
});
const Line = styled('li')({
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'space-between',
});

interface Props {
  cart: Cart;
  /** The order was refused for it: that is said first. */
  isRefused: boolean;
  /** Gives up the order, where no button above does the same on its way to other classes. */
  otherWay: ReactNode;
}

/** Everything that cannot be booked, by name, with the button that removes it. */
export function LineProblems({ cart, isRefused, otherWay }: Props) {
  const links = useLinks();
  const navigate = useNavigate();
  const app = useAppName();
  const root = useRef<HTMLDivElement>(null);
  const lines = sortedLines(cart.items).filter(({ problem }) => problem !== null);
  const [first, ...others] = lines;
  const isOne = lines.length === 1;
  const isAll = lines.length === cart.items.length;
  const timetable =
    isAll && app === 'bookings' && first?.type === 'activity' ? paths.venue(first.venue.slug) : null;
  const leaves = useRef(false);
  // The heading of the checkout takes the focus of the button that is removed.
  const { removing, remove } = useRemoveLine(() => {
    if (leaves.current && timetable) navigate(links.to(timetable));
  });
  const hasProblems = first !== undefined;
  useEffect(() => {
    // The form that had the focus is not shown while there is nothing to pay for.
    if (hasProblems && document.activeElement === document.body) root.current?.focus();
  }, [hasProblems]);
  if (!first) return null;
  const isNamed = isOne && !isRefused;
  const nameOf = (item: (typeof lines)[number]) => lineName(item, cart);
  const removeButton = (item: typeof first) => (
    <Button
      variant={isOne ? 'primary' : 'quiet'}
      size="small"
      sx={{ flex: 'none' }}
      startIcon="trash"
      aria-label={texts.basket.removeLine(nameOf(item))}
      loading={removing === item.id}
      loadingText={texts.basket.removing}
      onClick={() => {
        leaves.current = false;
        void remove([item.id]);
      }}
    >
      {texts.basket.remove}
    </Button>
  );
  const content = (
    <Lines>
      {lines.map((item) => (
        <Line key={item.id}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {!isNamed && (
              <Box component="strong" sx={{ display: 'block' }}>
                {nameOf(item)}
              </Box>
            )}
            {item.problem}
          </Box>
          {!isOne && !timetable && removeButton(item)}
        </Line>
      ))}
    </Lines>
  );
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', pt: '4px' }}>
      {timetable ? (
        <Button
          size="small"
          loading={removing === first.id}
          loadingText={texts.basket.removing}
          onClick={() => {
            leaves.current = true;
            void remove([first.id, ...others.map(({ id }) => id)]);
          }}
        >
          {isOne ? news.findAnother : news.clearAndFind}
        </Button>
      ) : (
        isOne && removeButton(first)
      )}
      <Button
        variant={isOne || timetable ? 'text' : 'primary'}
        size="small"
        component={Link}
        to={links.to(paths.basket)}
      >
        {texts.checkout.backToBasket}
      </Button>
      {!timetable && otherWay}
    </Box>
  );
  if (isRefused) {
    return (
      <FocusedNotice title={texts.pay.orderProblemsTitle} action={actions}>
        {content}
      </FocusedNotice>
    );
  }
  const several = isAll ? news.noneBookable : texts.checkout.lineProblems;
  return (
    <div ref={root} tabIndex={-1}>
      <Notice severity="warning" title={isOne ? news.cannotBook(nameOf(first)) : several} action={actions}>
        {content}
      </Notice>
    </div>
  );
}
