import { datesDefinition } from '../../shared/machine/section-definitions.ts';
import { laterSection } from '../../shared/sections/later-section.tsx';
import { DatesSkeleton } from './dates-skeleton.tsx';

/** Review & select dates (joining specification 2, section 4). */
export const datesModule = laterSection(
  datesDefinition,
  async () => {
    const [{ DatesContent }, { DatesSummary }] = await Promise.all([
      import(/* webpackChunkName: "joining-payment" */ './dates-content.tsx'),
      import(/* webpackChunkName: "joining-payment" */ './dates-summary.tsx'),
    ]);
    return { Content: DatesContent, Summary: DatesSummary };
  },
  DatesSkeleton,
);
