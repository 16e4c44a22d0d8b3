import { Skeleton, Stack } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

const FIELDS = ['first', 'second', 'third', 'fourth'];

/** The shape of the form while it is on its way. */
export function FieldsSkeleton() {
  return (
    <Stack spacing={3} role="status" aria-label={texts.details.loading}>
      {FIELDS.map((field) => (
        <Skeleton key={field} height={76} />
      ))}
    </Stack>
  );
}
