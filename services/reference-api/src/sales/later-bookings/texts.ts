/** Every word about what happens to bookings when a membership changes. */
export const laterBookingTexts = {
  moved:
    'What happens to your later bookings has changed. We have not done anything yet. Please check the list before you continue.',
} as const;
