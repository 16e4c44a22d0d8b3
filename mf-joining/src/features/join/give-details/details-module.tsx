import { laterSection } from '../sections/later-section.tsx';
import { detailsDefinition } from '../state/section-definitions.ts';

/** Your details: a new account, or what is known of the person (joining specification 2). */
export const detailsModule = laterSection(detailsDefinition, async () => {
  const [{ DetailsContent }, { DetailsSummary }] = await Promise.all([
    import(/* webpackChunkName: "joining-details" */ './details-content.tsx'),
    import(/* webpackChunkName: "joining-details" */ './details-summary.tsx'),
  ]);
  return { Content: DetailsContent, Summary: DetailsSummary };
});
