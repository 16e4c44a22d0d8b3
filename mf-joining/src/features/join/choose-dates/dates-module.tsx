import { laterSection } from '../sections/later-section.tsx';
import { datesDefinition } from '../state/section-definitions.ts';

/** Review & select dates (joining specification 2, section 4). */
export const datesModule = laterSection(datesDefinition, async () => {
  const [{ DatesContent }, { DatesSummary }] = await Promise.all([
    import(/* webpackChunkName: "joining-payment" */ './dates-content.tsx'),
    import(/* webpackChunkName: "joining-payment" */ './dates-summary.tsx'),
  ]);
  return { Content: DatesContent, Summary: DatesSummary };
});
