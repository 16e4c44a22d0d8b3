/** What members of staff may do: `desk` serves customers, `manager` also does what cannot be put right at the desk. */
export const STAFF_ROLES = ['desk', 'manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a member of staff still has to do about their second factor. */
export const SECOND_FACTOR_STEPS = ['enrol', 'challenge'] as const;
export type SecondFactorStep = (typeof SECOND_FACTOR_STEPS)[number];

interface Staff {
  isStaff: boolean;
  staffRole?: StaffRole | null | undefined;
}

/** Whether somebody may do what managers do. A server that knows staff without roles has managers only. */
export const isManager = ({ isStaff, staffRole }: Staff): boolean => isStaff && staffRole !== 'desk';
