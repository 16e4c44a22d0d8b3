import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import type { Monorepo } from './monorepo.ts';

/** Imports that a wall forbids, in the terms of dependency-cruiser: regular expressions over paths. */
export type ForbiddenImports = Pick<IRegularForbiddenRuleType, 'from' | 'to'>;

/** One rule about which part may import which. */
export interface Wall {
  name: string;
  /** Reason that the import is refused, in one sentence. */
  why: string;
  /** The recommended way out. */
  wayOut: string;
}

/** A wall that looks at one import at a time. */
export interface ImportWall extends Wall {
  forbid: (monorepo: Monorepo) => readonly ForbiddenImports[];
}
