import type { ComponentType } from 'react';
import { lazyPart } from 'shared-platform';
import { Skeleton, Stack } from 'shared-ui/core';
import type { SectionDefinition } from '../machine/section-definition.ts';
import type { SectionModule } from './section-module.ts';

/**
 * A section whose code comes when it is near, not with the page.
 * @param Pending drawn until then; about as high as the content, so that the sections below it stay
 */
export function laterSection(
  definition: SectionDefinition,
  load: () => Promise<Pick<SectionModule, 'Content' | 'Summary'>>,
  Pending: ComponentType = ContentSkeleton,
): SectionModule & Required<Pick<SectionModule, 'prepare'>> {
  return {
    definition,
    Content: lazyPart(async () => ({ default: (await load()).Content }), {
      pending: () => <Pending />,
    }),
    Summary: lazyPart(async () => ({ default: (await load()).Summary }), {
      pending: () => <Skeleton width="12em" />,
    }),
    prepare: load,
  };
}

function ContentSkeleton() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton width="70%" />
      <Skeleton height={96} />
      <Skeleton height={48} width="40%" />
    </Stack>
  );
}
