import type { Content } from '../support/answers/content.ts';
import type { Tenant } from '../support/hosts.ts';
import type { Width } from './state.ts';

/** Something that is wrong with a picture. */
export interface Problem {
  kind: 'accessibility' | 'overflow' | 'console' | 'not reached' | 'changed' | 'loud' | 'shift';
  text: string;
}

/** One photographed look. */
export interface Picture {
  area: string;
  state: string;
  title: string;
  tenant: Tenant;
  content: Content;
  width: Width;
  /** CSS pixels. */
  height: number;
  /** Path below the gallery's folder. */
  file: string;
  problems: readonly Problem[];
}
