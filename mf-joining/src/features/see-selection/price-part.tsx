import type { ApiQuery } from 'shared-platform';
import { Box, Button, Notice, Skeleton, VisuallyHidden } from 'shared-ui/core';
import { CostList } from '../../shared/costs/cost-list.tsx';
import type { Price } from '../../shared/costs/price.ts';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { datesDefinition } from '../../shared/machine/section-definitions.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { texts } from '../../texts/en.ts';
import { texts as review } from '../../texts/review.ts';

const words = texts.sidebar;

/** The price as it stands: on its way, not to be calculated, or known. */
export function PricePart({ query }: { query: ApiQuery<Price> }) {
  const { mode, open } = useJoining().joining;
  const isReviewed = modeRules[mode].isHeld || open === datesDefinition.id;
  const { state, data, error, isRefreshing, reload } = query;
  if (data)
    return (
      <Box aria-busy={isRefreshing}>
        <CostList price={data} isRefreshing={isRefreshing} isShort={isReviewed} />
      </Box>
    );
  if (state === 'error')
    return (
      <Notice
        severity="danger"
        title={review.summary.incalculable}
        action={
          error?.isRetryable && (
            <Button variant="quiet" size="small" onClick={reload}>
              {texts.tryAgain}
            </Button>
          )
        }
      >
        {error?.serverMessage !== review.summary.incalculable && error?.serverMessage}
      </Notice>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <Skeleton />
      <Skeleton width="70%" sx={{ mt: 1.5 }} />
      <Skeleton height={32} sx={{ mt: 1.5 }} />
    </div>
  );
}
