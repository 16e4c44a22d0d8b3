import { Skeleton, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { OptionList } from './venue-options.tsx';

const OPTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function VenueOptionsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.chooseVenue.loading}</VisuallyHidden>
      <OptionList aria-hidden="true">
        {OPTIONS.map((option) => (
          <li key={option}>
            <Skeleton height={64} sx={{ borderRadius: 'var(--ui-radius)' }} />
          </li>
        ))}
      </OptionList>
    </div>
  );
}
