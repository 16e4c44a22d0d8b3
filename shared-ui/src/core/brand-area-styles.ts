export type BrandAreaTone = 'dark' | 'header' | 'primary';

/** An area in an exact brand colour; inside it the properties of controls are those that are seen on it. */
export const areaStyles = (tone: BrandAreaTone) => ({
  '--on-area': `var(--brand-on-${tone})`,
  '--focus-ring': 'var(--on-area)',
  '--brand-strong': 'var(--on-area)',
  '--brand-secondary': 'transparent',
  '--brand-on-secondary': 'var(--on-area)',
  '--brand-secondary-edge': 'var(--on-area)',
  '--brand-secondary-hover': 'var(--on-area)',
  '--brand-on-secondary-hover': `var(--brand-${tone})`,
  '--brand-action-edge': `var(--brand-action-edge-on-${tone})`,
  '--brand-accent-shape': `var(--brand-accent-shape-on-${tone})`,
  '--brand-wash': 'transparent',
  '--ui-muted': 'var(--on-area)',
  background: `var(--brand-${tone})`,
  color: 'var(--on-area)',
});
