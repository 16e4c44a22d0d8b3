/** Every word about what becomes of bookings when a membership changes. */
export const laterBookingTexts = {
  moved:
    'What happens to your later bookings has changed. Nothing is done yet. Please check the list before you go on.',
} as const;
