import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { brandKey, brandOf, type ComputedBrand, plainBrand } from 'shared-contracts/brand/computed-brand';
import type { PageBoot } from 'shared-contracts/config';
import { loadCode } from 'shared-ui/load-code';

const importComputing = () =>
  import(/* webpackChunkName: "compute-brand" */ 'shared-contracts/brand/compute-brand');

/** The colours of the themes a page has shown. */
export interface SiteBrands {
  /** The colours of a prepared theme; those of no theme in particular for another one. */
  of(theme: BrandTheme): ComputedBrand;
  /** Sees to it that `of` knows a theme: at once for the one the page came with, else by code that is loaded. */
  prepare(theme: BrandTheme): Promise<void>;
}

/** Starts with the colours the gateway sent, so that a browser computes none for the page it was given. */
export function createSiteBrands(sent: PageBoot['computedBrand']): SiteBrands {
  const known = new Map<string, ComputedBrand>();
  const find = (theme: BrandTheme) => known.get(brandKey(theme)) ?? brandOf(theme, sent);
  let latest = plainBrand;
  return {
    of: (theme) => find(theme) ?? plainBrand,
    async prepare(theme) {
      const found = find(theme);
      // Without the code the site stays as it looks: its colours are readable, and another venue's are a nicety.
      latest =
        found ??
        (await loadCode(importComputing)
          .then(({ computeBrand }) => computeBrand(theme))
          .catch(() => latest));
      known.set(brandKey(theme), latest);
    },
  };
}
