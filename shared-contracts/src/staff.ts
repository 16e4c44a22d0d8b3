/** Roles of staff: `desk` serves customers, `manager` also does what cannot be undone at the desk. */
export const STAFF_ROLES = ['desk', 'manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Steps of a second factor that a member of staff still has to take. */
export const SECOND_FACTOR_STEPS = ['enrol', 'challenge'] as const;
export type SecondFactorStep = (typeof SECOND_FACTOR_STEPS)[number];

/** Factors with which staff can answer the challenge. */
export const SECOND_FACTORS = ['app', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

interface Staff {
  isStaff: boolean;
  staffRole?: StaffRole | null | undefined;
}

/** True if a person may do what managers do. On a server without staff roles, all staff are managers. */
export const isManager = ({ isStaff, staffRole }: Staff): boolean => isStaff && staffRole !== 'desk';
