import type { ComponentType } from 'react';
import type { SectionDefinition } from '../machine/section-definition.ts';

export interface SectionContentProps {
  /** Marks the section as edited and opens the next one. */
  onFinish(): void;
}

/** A section as it is built: its description, what it shows while open, and what was chosen once it is completed. */
export interface SectionModule {
  definition: SectionDefinition;
  Content: ComponentType<SectionContentProps>;
  /** A line or two; the title is above it already. */
  Summary: ComponentType;
  /** Fetches its code ahead, where that comes later than the page. */
  prepare?: () => Promise<unknown>;
}
