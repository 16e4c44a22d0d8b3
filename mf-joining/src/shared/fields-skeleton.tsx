import { Skeleton, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Number of fields of a form that may be short. */
const FEW = 4;

interface Props {
  /** As high as a view, for a form that is: what is below it then comes into view only once. */
  isLong?: boolean;
  /** For screen readers. */
  label?: string;
}

/** The shape of a form while it is on its way. */
export function FieldsSkeleton({ isLong = false, label = texts.details.loading }: Props) {
  return (
    <Stack spacing={3} role="status" aria-label={label}>
      {FIELDS.slice(0, isLong ? FIELDS.length : FEW).map((field) => (
        <Skeleton key={field} height={76} />
      ))}
    </Stack>
  );
}
