import { useIsHydrated } from 'shared-platform';
import { Card, Heading, styled, useMediaQuery, useTheme } from 'shared-ui/core';
import { usePrice } from '../../shared/costs/use-price.ts';
import { useFailureToast } from '../../shared/use-failure-toast.ts';
import { texts } from '../../texts/review.ts';
import { PricePart } from './price-part.tsx';
import { SelectionFacts } from './selection-facts.tsx';
import { SummaryBar } from './summary-bar.tsx';

const words = texts.summary;

const Layout = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: { '&[data-layout="narrow"]': { display: 'none' } },
  [theme.breakpoints.down('md')]: { '&[data-layout="wide"]': { display: 'none' } },
}));

/**
 * The chosen membership with what it costs: a card beside the sections, or a bar below them. The server does not know the
 * width: it draws both, and CSS shows one.
 */
export default function PaymentSummary() {
  const price = usePrice();
  useFailureToast(price.error, words.incalculable);
  const { breakpoints } = useTheme();
  const isHydrated = useIsHydrated();
  const isNarrow = useMediaQuery(breakpoints.down('md').replace('@media ', ''));
  return (
    <>
      {!(isHydrated && isNarrow) && (
        <Layout data-layout={isHydrated ? undefined : 'wide'}>
          <Card component="aside" aria-labelledby="joining-selection" sx={{ display: 'grid', gap: 2 }}>
            <Heading level={2} size={3} id="joining-selection">
              {words.title}
            </Heading>
            <SelectionFacts />
            <PricePart query={price} />
          </Card>
        </Layout>
      )}
      {(isNarrow || !isHydrated) && (
        <Layout data-layout={isHydrated ? undefined : 'narrow'}>
          <SummaryBar title={words.title} total={price.data?.toPayNow}>
            <SelectionFacts />
            <PricePart query={price} />
          </SummaryBar>
        </Layout>
      )}
    </>
  );
}
