import { array, minLength, object, regex, safeParse, string } from 'shared-contracts/schema';

const manifestSchema = object({
  main: array(string().check(regex(/^\/shell\//))).check(minLength(1)),
});

/** The scripts that start the shell, from its `manifest.json`. Throws when there are none. */
export function readShellScripts(text: string): readonly string[] {
  const manifest = safeParse(manifestSchema, JSON.parse(text));
  if (!manifest.success) throw new Error('It does not name the scripts that start the shell.');
  return manifest.data.main;
}
