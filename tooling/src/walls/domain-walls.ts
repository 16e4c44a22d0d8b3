import { DOMAINS } from 'reference-api/domains';
import { inside, TESTS } from './paths.ts';
import type { ForbiddenImports, ImportWall } from './wall.ts';

const ROOT = 'services/reference-api/src';

const folderOf = (domain: string): string => `${ROOT}/${domain}`;

export const domainOrder: ImportWall = {
  name: 'domain-order',
  why: `The domains of the reference API build on each other: ${DOMAINS.join(' <- ')}.`,
  wayOut: 'move the rule to the higher domain, or let the higher domain pass in what the lower one needs',
  forbid: () =>
    DOMAINS.map((domain, level): ForbiddenImports => {
      const above = DOMAINS.slice(level + 1).map(folderOf);
      return { from: { path: inside([folderOf(domain)]) }, to: { path: inside(above) } };
    }),
};

export const domainDoor: ImportWall = {
  name: 'domain-door',
  why: 'A domain of the reference API is used through its index.ts; tests and what puts the service together also use its wiring.ts.',
  wayOut: 'import the domain, or export what is missing from its index.ts',
  forbid: () =>
    DOMAINS.map(folderOf).flatMap((domain): ForbiddenImports[] => {
      const others = DOMAINS.map(folderOf).filter((other) => other !== domain);
      const past = (doors: string) => ({
        path: inside([domain]),
        pathNot: `^${domain}/(?:${doors})\\.ts$`,
      });
      const composing = { path: inside([ROOT]), pathNot: [inside(DOMAINS.map(folderOf)), TESTS] };
      return [
        { from: { path: inside(others), pathNot: TESTS }, to: past('index') },
        { from: { path: `${inside(others)}.*(?:${TESTS})` }, to: past('index|wiring|testing/index') },
        { from: composing, to: past('index|wiring') },
      ];
    }),
};
