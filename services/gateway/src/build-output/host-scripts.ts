import {
  array,
  boolean,
  minLength,
  object,
  regex,
  safeParse,
  string,
  withDefault,
} from 'shared-contracts/schema';

const manifestSchema = object({
  main: array(string().check(regex(/^\/(shell|standalone)\//))).check(minLength(1)),
  marksStart: withDefault(boolean(), false),
});

/** How a host of screens, the shell or a standalone page, is started. */
export interface HostScripts {
  scripts: readonly string[];
  /** Whether it marks the page once it has started. Shell 0.1.0 does not, so nothing may wait for the mark. */
  marksStart: boolean;
}

/** The scripts that start a host, from its `manifest.json`. Throws when there are none. */
export function readHostScripts(text: string): HostScripts {
  const manifest = safeParse(manifestSchema, JSON.parse(text));
  if (!manifest.success) throw new Error('It does not name the scripts that start the host.');
  const { main, marksStart } = manifest.data;
  return { scripts: main, marksStart };
}
