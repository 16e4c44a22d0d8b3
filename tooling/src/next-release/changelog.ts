const UNRELEASED = '## Unreleased\n';
const HEADING = /^## (\d+\.\d+\.\d+)$/m;

/** The newest version a changelog names; `null` before the first release. */
export const newestVersion = (changelog: string): string | null => HEADING.exec(changelog)?.[1] ?? null;

/** True if a changelog has entries that no version has yet. */
export const hasUnreleased = (changelog: string): boolean => changelog.includes(UNRELEASED);

/** Puts the unreleased entries under a version. Without any, the version gets the given entry at the top. */
export function foldUnreleased(changelog: string, version: string, entry: string): string {
  if (hasUnreleased(changelog)) return changelog.replace(UNRELEASED, `## ${version}\n`);
  return changelog.replace(/^# Changelog\n/, `# Changelog\n\n## ${version}\n\n- ${entry}\n`);
}
