import type { Cart } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Notice, styled } from 'shared-ui/core';
import { lineName, sortedLines } from '../shared/basket/basket-lines.ts';
import { texts as news } from '../texts/checkout-news.ts';
import { texts } from '../texts/en.ts';

const Lines = styled('ul')({ margin: 0, paddingInlineStart: '20px' });

/** Everything that cannot be booked, by name, with the way to where it can be removed. */
export function LineProblems({ cart }: { cart: Cart }) {
  const links = useLinks();
  const lines = sortedLines(cart.items).filter(({ problem }) => problem !== null);
  if (lines.length === 0) return null;
  return (
    <Notice
      severity="warning"
      title={texts.checkout.lineProblems}
      action={
        <Button size="small" component={Link} to={links.to(paths.basket)}>
          {texts.checkout.backToBasket}
        </Button>
      }
    >
      <Lines>
        {lines.map((item) => (
          <li key={item.id}>{news.lineProblem(lineName(item, cart), item.problem ?? '')}</li>
        ))}
      </Lines>
    </Notice>
  );
}
