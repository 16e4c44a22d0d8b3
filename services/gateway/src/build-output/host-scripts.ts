import { array, minLength, object, regex, safeParse, string } from 'shared-contracts/schema';

const manifestSchema = object({
  main: array(string().check(regex(/^\/(shell|standalone)\//))).check(minLength(1)),
});

/** The scripts that start a host, the shell or a standalone page, from its `manifest.json`. Throws when there are none. */
export function readHostScripts(text: string): readonly string[] {
  const manifest = safeParse(manifestSchema, JSON.parse(text));
  if (!manifest.success) throw new Error('It does not name the scripts that start the host.');
  return manifest.data.main;
}
