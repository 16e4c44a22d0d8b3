/** A number in a pill; `data-corner` puts it on an icon of the header. */
export const countStyles = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  paddingInline: '6px',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  background: 'var(--brand-action)',
  color: 'var(--brand-on-action)',
  font: '700 0.75rem/1 var(--font-body)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-corner]': {
    position: 'absolute',
    top: '2px',
    insetInlineStart: '26px',
    background: 'var(--brand-header-accent)',
    color: 'var(--brand-on-header-accent)',
    boxShadow: '0 0 0 2px var(--brand-header)',
  },
} as const;

/** A short fact; `data-tone` chooses. */
export const chipStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  minHeight: '28px',
  padding: '3px 10px',
  borderRadius: 'var(--ui-radius-chip, 22px)',
  font: '700 0.8125rem/1.3 var(--font-body)',
  background: 'var(--ui-sunken)',
  color: 'var(--ui-text)',
  '&[data-tone="brand"]': { background: 'var(--brand-wash)', color: 'var(--brand-strong)' },
  '&[data-tone="accent"]': { background: 'var(--brand-accent)', color: 'var(--brand-on-accent)' },
  '&[data-tone="info"]': { background: 'var(--ui-info-wash)', color: 'var(--ui-info)' },
  '&[data-tone="success"]': { background: 'var(--ui-success-wash)', color: 'var(--ui-success)' },
  '&[data-tone="warning"]': { background: 'var(--ui-warning-wash)', color: 'var(--ui-warning)' },
  '&[data-tone="danger"]': { background: 'var(--ui-danger-wash)', color: 'var(--ui-danger)' },
  // Without its fill it would look like the text beside it.
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
