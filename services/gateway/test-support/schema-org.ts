import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A type of schema.org: what it is a kind of, and what each of its own properties may hold, by the names of types. */
interface SchemaType {
  parents: readonly string[];
  properties: ReadonlyMap<string, readonly string[]>;
}

const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ +"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm;
const ENUMERATION = /^export type (\w+) = ("https:\/\/schema\.org\/.+);$/gm;

/** Every type of schema.org, read from its types for TypeScript, which are generated from its own definitions. */
const types = new Map<string, SchemaType>();
for (const [, name = '', kind, parents = '', body = ''] of declarations.matchAll(INTERFACE)) {
  if (kind === 'Leaf' && types.has(name)) continue;
  types.set(name, {
    parents: [...parents.matchAll(/(\w+)Base/g)].flatMap(([, parent = '']) =>
      parent === name ? [] : [parent],
    ),
    properties: new Map(
      [...body.matchAll(PROPERTY)].map(([, property = '', range = '']) => [property, range.split(' | ')]),
    ),
  });
}

const enumerations = new Map(
  [...declarations.matchAll(ENUMERATION)].map(([, name = '', values = '']) => [
    name,
    [...values.matchAll(/"(.*?)"/g)].map(([, value]) => value),
  ]),
);

const reference = (name: string) => ({ '@id': `schema:${name}` });

function propertiesWithDomains(): Map<string, string[]> {
  const domains = new Map<string, string[]>();
  for (const [type, { properties }] of types)
    for (const property of properties.keys()) domains.set(property, [...(domains.get(property) ?? []), type]);
  return domains;
}

/** The vocabulary as schema.org publishes it, as far as the validator reads it. */
export const vocabulary = {
  '@graph': [
    ...[...types].map(([name, { parents }]) => ({
      ...reference(name),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': parents.map(reference),
    })),
    ...[...propertiesWithDomains()].map(([name, domains]) => ({
      ...reference(name),
      '@type': 'rdf:Property',
      'schema:domainIncludes': domains.map(reference),
    })),
  ],
};

const lineOf = (type: string): string[] => [type, ...(types.get(type)?.parents ?? []).flatMap(lineOf)];

const rangeOf = (type: string, property: string): readonly string[] =>
  lineOf(type).flatMap((each) => types.get(each)?.properties.get(property) ?? []);

/** Parts of some data, or inside it, whose type its property may not have; the validator leaves this out. */
export function wrongValues(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(wrongValues);
  if (typeof data !== 'object' || data === null) return [];
  const type = String((data as { '@type'?: unknown })['@type']);
  return Object.entries(data).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const range = rangeOf(type, property);
    const wrong = [value].flat().filter((each) => !isWithin(each, range));
    return [...wrong.map((each) => `${type}.${property}: ${JSON.stringify(each)}`), ...wrongValues(value)];
  });
}

function isWithin(value: unknown, range: readonly string[]): boolean {
  if (typeof value === 'object' && value !== null)
    return lineOf(String((value as { '@type'?: unknown })['@type'])).some((type) => range.includes(type));
  const choices = range.flatMap((name) => enumerations.get(name) ?? []);
  if (typeof value === 'string' && choices.length > 0) return choices.includes(value);
  const may = (...names: string[]) => names.some((name) => range.includes(name));
  if (may('Date', 'DateTime')) return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (typeof value === 'number') return may('Number', 'Integer', 'Text');
  return !may('Number', 'Integer') || may('Text') || typeof value !== 'string';
}
