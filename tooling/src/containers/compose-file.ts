import fs from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../repository.ts';

/** A container of `docker-compose.yml`, as far as it is looked at here. */
export interface Container {
  image: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  expose?: string[];
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  /** Left out by `up`, and run by name. */
  profiles?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  build?: { dockerfile: string; target: string; args?: Record<string, string> };
}

export interface ComposeFile {
  services: Record<string, Container>;
}

const VARIABLE = /\$\{(\w+)(?::\?[^}]*)?\}/g;

/** Variant of the system for an engine: as in production, or with the demonstration on top. */
export type ComposeVariant = 'production' | 'demonstration';

const FILES: Record<ComposeVariant, readonly string[]> = {
  production: ['docker-compose.yml'],
  demonstration: ['docker-compose.yml', 'docker-compose.demo.yml'],
};

export const readComposeTexts = (variant: ComposeVariant): string[] =>
  FILES[variant].map((file) => fs.readFileSync(inRoot(file), 'utf8'));

/** The variables of a text that `.env` has to give. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

type Mapping = Record<string, unknown>;
const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays one file over another as an engine does: mappings are merged, anything else is replaced. */
function overlay(below: unknown, above: unknown): unknown {
  if (!isMapping(below) || !isMapping(above)) return above;
  const merged = Object.entries(above).map(([key, value]) => [
    key,
    key in below ? overlay(below[key], value) : value,
  ]);
  return { ...below, ...Object.fromEntries(merged) };
}

/** The compose files as an engine understands them: anchors merged, then variables filled into the texts. */
export function readCompose(
  variables: Readonly<Record<string, string>>,
  variant: ComposeVariant,
): ComposeFile {
  const fill = (_key: string, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(VARIABLE, (_all, name: string) => variables[name] ?? '')
      : value;
  const whole = readComposeTexts(variant)
    .map((text): unknown => parse(text, { merge: true }))
    .reduce(overlay);
  return JSON.parse(JSON.stringify(whole), fill);
}

/** The variables that `.env.example` gives. */
export function readEnvExample(): Record<string, string> {
  const lines = fs.readFileSync(inRoot('.env.example'), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
