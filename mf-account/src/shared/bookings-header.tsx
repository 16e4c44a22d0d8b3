import type { Ref } from 'react';
import { PageHeader } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import { SectionTabs } from './section-tabs.tsx';

const words = texts.bookings;

/** The top of the bookings, with the way between those to come and those before. */
export function BookingsHeader({ titleRef }: { titleRef?: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <PageHeader title={words.all} titleRef={titleRef} />
      <SectionTabs
        label={words.all}
        tabs={[
          { label: words.toCome, path: '/bookings/upcoming', also: '/bookings' },
          { label: words.before, path: '/bookings/past' },
        ]}
      />
    </>
  );
}
