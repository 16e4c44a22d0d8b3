import type { FileIntegrity } from 'shared-contracts/file-integrity';
import type { FilesList } from 'shared-contracts/releases';
import {
  array,
  boolean,
  minLength,
  nullable,
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
  rendersShapes: withDefault(boolean(), false),
  server: withDefault(nullable(string().check(regex(/^\/shell\//))), null),
});

/** Scripts that start a host, the shell or a standalone page. */
export interface HostScripts {
  scripts: readonly string[];
  /** True if it marks the page once it has started. Shell 0.1.0 does not, so its mark cannot be awaited. */
  marksStart: boolean;
  /** True if its half renders a customer's screen as a shape, without a person. Shell 0.1.2 leads to the login instead. */
  rendersShapes: boolean;
  /** Path of the half that renders pages on the server; `null` where the build has none. */
  server: string | null;
  /** The integrity of every script it may load; `null` while developing, and where nothing was listed. */
  fileIntegrity: FileIntegrity | null;
}

/** The scripts that start a host, from its `manifest.json`. Throws when there are none. */
export function readHostScripts(text: string): Omit<HostScripts, 'fileIntegrity'> {
  const manifest = safeParse(manifestSchema, JSON.parse(text));
  if (!manifest.success) throw new Error('It does not name the scripts that start the host.');
  const { main, ...facts } = manifest.data;
  return { scripts: main, ...facts };
}

/** The current scripts of a host. */
export interface HostState {
  /** The last usable ones; `null` until there are any. */
  scripts: HostScripts | null;
  /** True if the manifest on the disk names listed scripts only. */
  isUsable: boolean;
}

/** Throws if a manifest names an unlisted script: no build put it there. */
function refuseUnlisted(scripts: readonly string[], listed: FileIntegrity): void {
  const unlisted = scripts.find((script) => !Object.hasOwn(listed, script));
  if (unlisted) throw new Error(`Its script ${unlisted} is not in the list of files of the build.`);
}

/**
 * Adds the integrity of a host's scripts. The same value while neither manifest nor list has changed.
 * @param report called with the reason why a manifest is refused, once per change; the last good one stays in use
 */
export function withIntegrity(
  folder: string,
  readScripts: () => Promise<Omit<HostScripts, 'fileIntegrity'> | null>,
  files: Pick<PublishedFiles, 'listOf'>,
  report: (error: unknown) => void,
): () => Promise<HostState> {
  let madeOf: [unknown, FilesList | null] = [null, null];
  let state: HostState = { scripts: null, isUsable: false };
  return async () => {
    const [scripts, list] = await Promise.all([readScripts(), files.listOf(folder)]);
    if (!scripts || (madeOf[0] === scripts && madeOf[1] === list)) return state;
    madeOf = [scripts, list];
    try {
      const fileIntegrity = list && scriptIntegrity(folder, list);
      if (fileIntegrity) refuseUnlisted(scripts.scripts, fileIntegrity);
      state = { scripts: { ...scripts, fileIntegrity }, isUsable: true };
    } catch (error) {
      report(error);
      state = { ...state, isUsable: false };
    }
    return state;
  };
}
