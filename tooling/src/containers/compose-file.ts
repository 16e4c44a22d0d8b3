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
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  build?: { dockerfile: string; target: string; args?: Record<string, string> };
}

export interface ComposeFile {
  services: Record<string, Container>;
}

const VARIABLE = /\$\{(\w+)(?::\?[^}]*)?\}/g;

export const readComposeText = (): string => fs.readFileSync(inRoot('docker-compose.yml'), 'utf8');

/** The variables of a text that `.env` has to give. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** The compose file as an engine understands it: anchors merged, then variables filled into its texts. */
export function readCompose(variables: Readonly<Record<string, string>>): ComposeFile {
  const fill = (_key: string, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(VARIABLE, (_all, name: string) => variables[name] ?? '')
      : value;
  return JSON.parse(JSON.stringify(parse(readComposeText(), { merge: true })), fill);
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
