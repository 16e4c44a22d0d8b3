import type { FileIntegrity } from 'shared-contracts/file-integrity';
import type { FilesList } from 'shared-contracts/releases';
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
import { type PublishedFiles, scriptIntegrity } from '../integrity/published-files.ts';

const manifestSchema = object({
  main: array(string().check(regex(/^\/(shell|standalone)\//))).check(minLength(1)),
  marksStart: withDefault(boolean(), false),
});

/** How a host of screens, the shell or a standalone page, is started. */
export interface HostScripts {
  scripts: readonly string[];
  /** Whether it marks the page once it has started. Shell 0.1.0 does not, so nothing may wait for the mark. */
  marksStart: boolean;
  /** The integrity of every script it may load; `null` while developing, and where nothing was listed. */
  fileIntegrity: FileIntegrity | null;
}

/** The scripts that start a host, from its `manifest.json`. Throws when there are none. */
export function readHostScripts(text: string): Omit<HostScripts, 'fileIntegrity'> {
  const manifest = safeParse(manifestSchema, JSON.parse(text));
  if (!manifest.success) throw new Error('It does not name the scripts that start the host.');
  const { main, marksStart } = manifest.data;
  return { scripts: main, marksStart };
}

/** Adds the integrity of a host's scripts. The same value while neither manifest nor list has changed. */
export function withIntegrity(
  folder: string,
  readScripts: () => Promise<Omit<HostScripts, 'fileIntegrity'> | null>,
  files: Pick<PublishedFiles, 'listOf'>,
): () => Promise<HostScripts | null> {
  let madeOf: [unknown, FilesList | null] = [null, null];
  let known: HostScripts | null = null;
  return async () => {
    const [scripts, list] = await Promise.all([readScripts(), files.listOf(folder)]);
    if (scripts && !(madeOf[0] === scripts && madeOf[1] === list)) {
      madeOf = [scripts, list];
      known = { ...scripts, fileIntegrity: list && scriptIntegrity(folder, list) };
    }
    return known;
  };
}
