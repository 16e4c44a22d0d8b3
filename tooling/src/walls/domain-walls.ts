import fs from 'node:fs';
import path from 'node:path';
import type { House } from './house.ts';
import { inside, TESTS } from './paths.ts';
import type { ForbiddenImports, ImportWall } from './wall.ts';

const ROOT = 'services/reference-api/src';

/** The domains of the reference API from the ground up. A domain imports from the floors below its own. */
export const FLOORS: readonly (readonly string[])[] = [
  ['platform'],
  ['venues'],
  ['people'],
  ['memberships'],
  ['booking-rules'],
  ['activities'],
  ['sales'],
];

const DOMAINS = FLOORS.flat();

/** Some names are older than the domains: the walls stand as soon as every domain has its folder. */
const isBuilt = ({ root }: House): boolean =>
  DOMAINS.every((domain) => fs.existsSync(path.join(root, ROOT, domain)));

const folderOf = (domain: string): string => `${ROOT}/${domain}`;

export const domainOrder: ImportWall = {
  name: 'domain-order',
  why: `The domains of the reference API build on each other: ${FLOORS.map((floor) => floor.join(', ')).join(' <- ')}.`,
  wayOut: 'move the rule to the higher domain, or let the higher domain pass in what the lower one needs',
  forbid: (house) =>
    isBuilt(house)
      ? FLOORS.flatMap((floor, level) =>
          floor.map((domain): ForbiddenImports => {
            const open = [domain, ...FLOORS.slice(0, level).flat()];
            const closed = DOMAINS.filter((other) => !open.includes(other));
            return { from: { path: inside([folderOf(domain)]) }, to: { path: inside(closed.map(folderOf)) } };
          }),
        )
      : [],
};

export const domainDoor: ImportWall = {
  name: 'domain-door',
  why: 'A domain of the reference API is used through its index.ts; tests and what puts the service together also use its wiring.ts.',
  wayOut: 'import the domain, or export what is missing from its index.ts',
  forbid: (house) =>
    isBuilt(house)
      ? DOMAINS.map(folderOf).flatMap((domain): ForbiddenImports[] => {
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
        })
      : [],
};
