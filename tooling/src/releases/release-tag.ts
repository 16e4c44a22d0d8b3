/** The tag that a release gets in git, as `mf-basket@0.1.0`. */
export const tagOf = (part: string, version: string): string => `${part}@${version}`;

/** Marks of a release in the history, so that the next one can be tested beside it. */
export function describeTag(part: string, version: string): string[] {
  const tag = tagOf(part, version);
  return [
    'Tag what it was built from, and note it in tooling/released.json (docs/operations.md):',
    `  git tag -a ${tag} -m '${part} ${version}' && git push origin ${tag}`,
  ];
}
