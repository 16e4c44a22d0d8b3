import { Stack, type StackProps } from 'shared-ui/core';

/** Time after which a part no longer waits for those above it. */
const LONGEST_WAIT = '4s';

/**
 * Parts of a page that appear from the top down, so that an answer that comes late moves nothing a person reads. A part
 * loads while it holds a skeleton or `Pending`. Those below it are there and load too, but are not seen yet.
 */
export const InOrder = (props: StackProps) => (
  <Stack
    // A part without anything takes no space, not even a margin.
    useFlexGap
    {...props}
    sx={{
      '@keyframes appear-anyway': { to: { visibility: 'visible' } },
      '& > [data-loading] ~ *, & > :has([data-loading]) ~ *': {
        visibility: 'hidden',
        animation: `appear-anyway 1ms ${LONGEST_WAIT} forwards`,
      },
    }}
  />
);

/** Place of a part that may turn out to be nothing. */
export const Pending = () => <span hidden data-loading="" />;
