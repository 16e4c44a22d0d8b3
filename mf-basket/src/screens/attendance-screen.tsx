import { PageHeader } from 'shared-ui/core';
import { BookedClasses } from '../features/record-attendance/booked-classes.tsx';
import { StaffOnly } from '../shared/staff-only.tsx';
import { texts } from '../texts/attendance.ts';

/** Screen on which staff look after the bookings of a class: cancelling it, and recording no-shows (docs/adr/0014). */
export default function AttendanceScreen() {
  return (
    <StaffOnly text={texts.staffOnly}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <BookedClasses />
    </StaffOnly>
  );
}
