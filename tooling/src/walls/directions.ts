import { pattern } from './paths.ts';

/** Packages of this repository that a package may import. */
export interface Direction {
  /** Folders from the root; a star stands for one name. */
  from: string;
  to: readonly string[];
  /** Imports that its tests may also use. */
  inTests?: readonly string[];
}

const SHARED = ['shared-contracts', 'shared-ui', 'shared-platform'];

export const REMOTES = 'mf-*';
export const SERVICES = 'services/*';

/** The direction of imports. Every workspace has a row; what a row does not name is forbidden. */
export const DIRECTIONS: readonly Direction[] = [
  { from: 'shared-contracts', to: [] },
  { from: 'shared-ui', to: ['shared-contracts'] },
  { from: 'shared-platform', to: ['shared-contracts', 'shared-ui'] },
  { from: REMOTES, to: SHARED, inTests: ['services/card-sandbox'] },
  { from: 'shell', to: SHARED },
  { from: 'embed', to: ['shared-contracts'] },
  { from: SERVICES, to: ['shared-contracts'], inTests: ['services/card-sandbox'] },
  {
    from: 'tooling',
    to: ['shared-contracts', REMOTES, 'services/reference-api'],
    inTests: ['shared-platform', 'shell'],
  },
  { from: 'e2e', to: ['shared-contracts', 'tooling'] },
];

export const directionOf = (folder: string): Direction | undefined =>
  DIRECTIONS.find(({ from }) => new RegExp(`^${pattern(from)}$`).test(folder));
