import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import { texts } from '../../texts/en.ts';

/** The shape of the dates and the price while they are on their way. */
export const DatesSkeleton = () => <FieldsSkeleton isLong label={texts.sidebar.loading} />;
