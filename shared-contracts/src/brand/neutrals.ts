/**
 * The greys of a brand’s backgrounds (`themeAppSurface`). Text tones reach 4.5:1 on page, surface and sunken, the control
 * border 3:1.
 */
export const surfaces = {
  warm: {
    page: '#faf9f7',
    surface: '#ffffff',
    sunken: '#f3f1ed',
    border: '#e3dfd8',
    control: '#857e74',
    text: '#1f1c18',
    muted: '#5c564e',
    ghost: '#eae7e1',
  },
  cool: {
    page: '#f7fafb',
    surface: '#ffffff',
    sunken: '#f0f4f6',
    border: '#d8e1e5',
    control: '#728088',
    text: '#172024',
    muted: '#4f5b61',
    ghost: '#e2e9ec',
  },
  plain: {
    page: '#ffffff',
    surface: '#ffffff',
    sunken: '#f4f4f4',
    border: '#d2d2d2',
    control: '#767676',
    text: '#141414',
    muted: '#525252',
    ghost: '#e6e6e6',
  },
} as const;

/** The greys of a brand that chooses none, and of what has no brand. */
export const neutrals = surfaces.warm;

/** Fixed tones for what went well or wrong: they mean the same at every venue. */
export const statuses = {
  info: { text: '#1c4f7c', wash: '#eaf3fb', border: '#3f7fb5' },
  success: { text: '#1b5e35', wash: '#e9f5ed', border: '#3b8a5a' },
  warning: { text: '#744700', wash: '#fdf3e0', border: '#b0761b' },
  danger: { text: '#a1201c', wash: '#fdeeec', border: '#cf4740' },
} as const;

/** Every background a brand tone may be on. */
export const lightBackgrounds: readonly string[] = [
  ...Object.values(surfaces).flatMap(({ page, surface, sunken }) => [page, surface, sunken]),
  ...Object.values(statuses).map(({ wash }) => wash),
];

export type Status = keyof typeof statuses;
