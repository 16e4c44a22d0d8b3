/** Warm greys under every brand. Text tones reach 4.5:1 on page, surface and sunken, the control border 3:1. */
export const neutrals = {
  page: '#faf9f7',
  surface: '#ffffff',
  sunken: '#f3f1ed',
  border: '#e3dfd8',
  control: '#857e74',
  text: '#1f1c18',
  muted: '#5c564e',
  ghost: '#eae7e1',
} as const;

/** Fixed tones for what went well or wrong: they mean the same at every venue. */
export const statuses = {
  info: { text: '#1c4f7c', wash: '#eaf3fb', border: '#3f7fb5' },
  success: { text: '#1b5e35', wash: '#e9f5ed', border: '#3b8a5a' },
  warning: { text: '#744700', wash: '#fdf3e0', border: '#b0761b' },
  danger: { text: '#a1201c', wash: '#fdeeec', border: '#cf4740' },
} as const;

/** Everything a brand tone may stand on. */
export const lightBackgrounds: readonly string[] = [
  neutrals.page,
  neutrals.surface,
  neutrals.sunken,
  ...Object.values(statuses).map(({ wash }) => wash),
];

export type Status = keyof typeof statuses;
