import { PageHeader } from 'shared-ui/core';
import { ClassesOfToday } from '../features/see-who-came/classes-of-today.tsx';
import { StaffOnly } from '../parts/staff-only.tsx';
import { texts } from '../texts/attendance.ts';

/** Where staff notes who did not come, which is charged as the venue's policy says (docs/adr/0014). */
export default function AttendanceScreen() {
  return (
    <StaffOnly text={texts.staffOnly}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <ClassesOfToday />
    </StaffOnly>
  );
}
