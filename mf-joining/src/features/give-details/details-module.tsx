import { FieldsSkeleton } from '../../shared/fields-skeleton.tsx';
import { detailsDefinition } from '../../shared/machine/section-definitions.ts';
import { laterSection } from '../../shared/sections/later-section.tsx';

/** Your details: a new account, or what is known of the person (joining specification 2). */
export const detailsModule = laterSection(
  detailsDefinition,
  async () => {
    const [{ DetailsContent }, { DetailsSummary }] = await Promise.all([
      import(/* webpackChunkName: "joining-details" */ './details-content.tsx'),
      import(/* webpackChunkName: "joining-details" */ './details-summary.tsx'),
    ]);
    return { Content: DetailsContent, Summary: DetailsSummary };
  },
  () => <FieldsSkeleton isLong />,
);
