/**
 * Another wording of one text. Placeholders are `{0}`, `{1}`, in the order of the text's values. Texts that count have a
 * wording per plural category of the language (`one`, `other`, …), chosen by the first number.
 */
export type TextOverride = string | Record<string, string>;

/** Wordings of one package by dotted key, as `findVenue.title`; one that cannot be read is `undefined`. */
export type TextOverrides = Readonly<Record<string, TextOverride | undefined>>;

type TextLeaf = string | ((...values: never[]) => string);
/** Texts of a package: strings, and functions for texts with values, in groups of any depth. */
export interface TextTree {
  readonly [key: string]: TextLeaf | TextTree | readonly string[];
}

interface Catalogue {
  live: Record<string, unknown>;
  english: TextTree;
}

const catalogues = new Map<string, Catalogue>();
let chosen: { language: string; byPackage: Readonly<Record<string, TextOverrides>> } = {
  language: 'en-GB',
  byPackage: {},
};

/**
 * Declares the English texts of a package. The value handed back follows the language and wordings chosen for the
 * page, so read from it while rendering and do not copy a text out of it at load.
 */
export function defineTexts<const Texts extends TextTree>(packageName: string, english: Texts): Texts {
  const catalogue = { live: copyOf(english), english };
  catalogues.set(packageName, catalogue);
  override(catalogue, chosen.byPackage[packageName] ?? {});
  return catalogue.live as Texts;
}

/**
 * Applies a language and other wordings, also to packages that load later. Call it before the first render.
 * @returns the keys, as `package:key`, that name no text of a package declared so far.
 */
export function applyTexts(language: string, byPackage: Readonly<Record<string, TextOverrides>>): string[] {
  chosen = { language, byPackage };
  return [...catalogues].flatMap(([name, catalogue]) =>
    override(catalogue, byPackage[name] ?? {}).map((key) => `${name}:${key}`),
  );
}

/** Every English text of the declared packages by dotted key, with `{0}`, `{1}` in place of its values. */
export function listTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...catalogues].map(([name, { english }]) => [
      name,
      Object.fromEntries(
        leaves(english).map(([key, leaf]) => [key, typeof leaf === 'string' ? leaf : withPlaces(leaf)]),
      ),
    ]),
  );
}

function withPlaces(text: (...values: never[]) => string): string {
  const places = Array.from({ length: text.length }, (_, index) => `{${index}}`);
  return text(...(places as never[]));
}

function copyOf(tree: TextTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (isList(value)) return [key, [...value]];
      return [key, typeof value === 'object' ? copyOf(value) : value];
    }),
  );
}

const isList = (value: TextTree[string]): value is readonly string[] => Array.isArray(value);

function leaves(tree: TextTree | readonly string[], prefix = ''): [string, TextLeaf][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

/** Resets every text to English, then applies the wordings; returns the keys that name no text. */
function override({ live, english }: Catalogue, wordings: TextOverrides): string[] {
  const unknownKeys = new Set(Object.keys(wordings));
  for (const [key, leaf] of leaves(english)) {
    const wording = Object.hasOwn(wordings, key) ? wordings[key] : undefined;
    unknownKeys.delete(key);
    put(live, key.split('.'), wording === undefined ? leaf : worded(wording, leaf));
  }
  return [...unknownKeys];
}

function put(tree: Record<string, unknown>, [key = '', ...rest]: string[], text: TextLeaf): void {
  if (rest.length === 0) tree[key] = text;
  else put(tree[key] as Record<string, unknown>, rest, text);
}

function worded(wording: TextOverride, english: TextLeaf): TextLeaf {
  if (typeof english === 'string') return typeof wording === 'string' ? wording : english;
  return (...values: unknown[]) => {
    const form = formOf(wording, values);
    if (form === undefined) return english(...(values as never[]));
    return form.replace(/\{(\d)\}/g, (place, index: string) => String(values[Number(index)] ?? place));
  };
}

/** The wording for this many; `undefined` where the tenant has none for it. */
function formOf(wording: TextOverride, values: unknown[]): string | undefined {
  if (typeof wording === 'string') return wording;
  const count = values.find((value) => typeof value === 'number');
  const category = new Intl.PluralRules(chosen.language).select(typeof count === 'number' ? count : 0);
  return wording[category] ?? wording.other;
}
