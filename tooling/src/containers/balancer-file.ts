import fs from 'node:fs';
import { inRoot } from '../repository.ts';

/** One line of a section, word by word. */
export type Directive = readonly string[];

export interface Section {
  kind: string;
  name: string;
  directives: Directive[];
}

const SECTIONS = /^(global|defaults|resolvers|frontend|backend)$/;
const WORDS = /"[^"]*"|\S+/g;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 };

/** The balancer's configuration by sections. Conditions are left out: what they choose between is all there. */
export function readBalancer(): Section[] {
  const sections: Section[] = [];
  for (const line of fs.readFileSync(inRoot('containers/haproxy.cfg'), 'utf8').split('\n')) {
    const words = (line.replace(/(^|\s)#.*/, '').match(WORDS) ?? []).map((word) => word.replaceAll('"', ''));
    const [first = ''] = words;
    if (SECTIONS.test(first)) sections.push({ kind: first, name: words[1] ?? '', directives: [] });
    else if (first && !first.startsWith('.')) sections.at(-1)?.directives.push(words);
  }
  return sections;
}

/** The one section of that kind and name. Throws where there is none. */
export function sectionOf(sections: readonly Section[], kind: string, name = ''): Section {
  const found = sections.find((section) => section.kind === kind && section.name === name);
  if (!found) throw new Error(`The balancer has no ${kind} ${name}.`);
  return found;
}

/** The rest of the one line that begins with these words. Throws if no line does. */
export function restOf({ kind, name, directives }: Section, ...beginning: string[]): readonly string[] {
  const found = directives.find((words) => beginning.every((word, at) => words[at] === word));
  if (!found) throw new Error(`${kind} ${name} of the balancer has no line '${beginning.join(' ')}'.`);
  return found.slice(beginning.length);
}

/** The word behind another one of a line, as `fall 2`. */
export const nextWord = (words: readonly string[], name: string): string =>
  words[words.indexOf(name) + 1] ?? '';

/** `10s` in milliseconds. */
export function durationOf(text: string): number {
  const [, number = '', unit = 'ms'] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
  return Number(number) * (UNITS[unit] ?? 1);
}
