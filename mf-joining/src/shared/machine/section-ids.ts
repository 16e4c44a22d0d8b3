/** The sections of joining in their order (joining specification 2 "sections"). */
export const SECTION_IDS = [
  'centre_section',
  'membership_section',
  'details_section',
  'additional_details_section',
  'dates_section',
  'dd_section',
  'confirmation_section',
  'checkout_section',
] as const;

export type SectionId = (typeof SECTION_IDS)[number];
