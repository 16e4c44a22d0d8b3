import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { brandCssVariables } from 'shared-contracts/brand/css-variables';
import { areaStyles, type BrandAreaTone } from '../src/core/brand-area-styles.ts';

/** Possible backgrounds of a component: a light surface, named by its property, or a brand area. */
export const lightPlaces = [
  '--ui-page',
  '--ui-surface',
  '--ui-sunken',
  '--brand-wash',
  '--ui-info-wash',
  '--ui-success-wash',
  '--ui-warning-wash',
  '--ui-danger-wash',
] as const;
export const areas: readonly BrandAreaTone[] = ['header', 'dark', 'primary'];

/** The properties that hold at a place, and the colour it has. */
export interface Place {
  readonly name: string;
  readonly colour: string;
  /** The `#rrggbb` of a value as `var(--brand-action)`; a transparent one is the colour of the place. */
  readonly paint: (value: string) => string;
}

/** The names of all properties used so far. */
export const painted = new Set<string>();

function placeWith(name: string, properties: Readonly<Record<string, string>>, background: string): Place {
  const paint = (value: string): string => {
    const [, property, fallback] = /^var\((--[\w-]+)(?:,\s*(.+))?\)$/.exec(value.trim()) ?? [];
    if (!property) return value.trim() === 'transparent' ? paint(background) : value;
    painted.add(property);
    const held = properties[property] ?? fallback;
    if (held === undefined) throw new Error(`Nothing holds ${property}.`);
    return paint(held);
  };
  return { name, paint, colour: paint(background) };
}

/** Every place of a page in a theme. */
export function placesOf(theme: BrandTheme): { light: Place[]; area: Place[]; all: Place[] } {
  const root: Readonly<Record<string, string>> = brandCssVariables(theme, computeBrand(theme));
  const light = lightPlaces.map((name) => placeWith(name, root, `var(${name})`));
  const area = areas.map((tone) => {
    const { background, color: _text, ...changed } = areaStyles(tone);
    return placeWith(`the ${tone} area`, { ...root, ...changed }, background);
  });
  return { light, area, all: [...light, ...area] };
}
