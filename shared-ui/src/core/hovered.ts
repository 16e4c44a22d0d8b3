/** `:where` adds no specificity, so the styles of a selected element still win. */
export const HOVERED = '&:hover:where(:not(:disabled,[aria-disabled=true]))';

/**
 * Styles under a pointer that can hover. Disabled and busy controls keep their look: a variant's rule for `:hover` would
 * win over the one for `:disabled`.
 */
export const hovered = <Styles extends object>(styles: Styles) => ({
  '@media (hover: hover)': { [HOVERED]: styles } as { readonly [HOVERED]: Styles },
});
