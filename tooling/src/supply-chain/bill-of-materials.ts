import { z } from 'zod';
import { ForeseenFailure } from '../foreseen-failure.ts';

const billOfMaterials = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })).min(1),
});

/** Checks what `npm sbom` wrote; answers how many components it lists. Throws a ForeseenFailure. */
export function countComponents(output: string): number {
  try {
    return billOfMaterials.parse(JSON.parse(output)).components.length;
  } catch (cause) {
    throw new ForeseenFailure(`npm wrote no CycloneDX document: ${String(cause)}`);
  }
}
