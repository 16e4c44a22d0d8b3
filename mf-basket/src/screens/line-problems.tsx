import type { Cart } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Notice, styled } from 'shared-ui/core';
import { FocusedNotice } from '../features/pay-by-card/focused-notice.tsx';
import { lineName, sortedLines } from '../shared/basket/basket-lines.ts';
import { useRemoveLine } from '../shared/basket/use-remove-line.ts';
import { texts as news } from '../texts/checkout-news.ts';
import { texts } from '../texts/en.ts';

const Lines = styled('ul')({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });
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
}

/** Everything that cannot be booked, by name, each with the button that removes it. */
export function LineProblems({ cart, isRefused }: Props) {
  const links = useLinks();
  // The heading of the checkout takes the focus of the button that is removed.
  const { removing, remove } = useRemoveLine(() => undefined);
  const lines = sortedLines(cart.items).filter(({ problem }) => problem !== null);
  const [first] = lines;
  if (!first) return null;
  const isOne = lines.length === 1 && !isRefused;
  const content = (
    <Lines>
      {lines.map((item) => {
        const name = lineName(item, cart);
        return (
          <Line key={item.id}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {!isOne && (
                <Box component="strong" sx={{ display: 'block' }}>
                  {name}
                </Box>
              )}
              {item.problem}
            </Box>
            <Button
              variant="quiet"
              size="small"
              sx={{ flex: 'none' }}
              startIcon="trash"
              aria-label={texts.basket.removeLine(name)}
              loading={removing === item.id}
              loadingText={texts.basket.removing}
              onClick={() => void remove([item.id])}
            >
              {texts.basket.remove}
            </Button>
          </Line>
        );
      })}
    </Lines>
  );
  const back = (
    <Button variant="text" size="small" component={Link} to={links.to(paths.basket)}>
      {texts.checkout.backToBasket}
    </Button>
  );
  if (isRefused) {
    return (
      <FocusedNotice title={texts.pay.orderProblemsTitle} action={back}>
        {content}
      </FocusedNotice>
    );
  }
  return (
    <Notice
      severity="warning"
      title={isOne ? news.cannotBook(lineName(first, cart)) : texts.checkout.lineProblems}
      action={back}
    >
      {content}
    </Notice>
  );
}
