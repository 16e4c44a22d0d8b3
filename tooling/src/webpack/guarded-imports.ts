/** A place where code is loaded later without anything that says so when it does not arrive. */
export interface UnguardedImport {
  file: string;
  line: number;
  text: string;
}

/** Functions that take an import: each has a boundary or handles a failure itself. */
const GUARDS = ['lazyPart', 'loadCode', 'laterSection', 'useOnDemand'];

/**
 * Imports whose loading is guarded elsewhere: a remote hands its parts to the host's loader, what a host shares is
 * requested by the parts that need it, and an imported entry is the loader's own.
 */
const GUARDED_ELSEWHERE = [
  /^mf-[a-z-]+\/src\/remote\.ts$/,
  /\/share-with-remotes\.ts$/,
  /\/load-module-entry\.ts$/,
];

/** An eager import is part of the script that it is in. */
const DYNAMIC_IMPORT = /(?<!typeof |`)\bimport\((?!\/\* webpackMode: "eager" \*\/)/g;
const REACT_LAZY = /import \{[^}]*\blazy\b[^}]*\} from 'react'/g;
/** The wrappers themselves. */
const MAY_USE_LAZY = ['boundaries/lazy-part.tsx', 'host/frame/remote-part.tsx'];

/** Finds each `import()` that is not handed to a guard, and each `lazy` of React outside the guards. */
export function findUnguarded(file: string, source: string): UnguardedImport[] {
  if (GUARDED_ELSEWHERE.some((pattern) => pattern.test(file))) return [];
  const imports = [...source.matchAll(DYNAMIC_IMPORT)].filter(({ index }) => !isGuarded(source, index));
  const mayUseLazy = MAY_USE_LAZY.some((name) => file.endsWith(name));
  const lazies = mayUseLazy ? [] : [...source.matchAll(REACT_LAZY)];
  return [...imports, ...lazies].map(({ index }) => {
    const line = source.slice(0, index).split('\n').length;
    return { file, line, text: source.split('\n')[line - 1]?.trim() ?? '' };
  });
}

/** True if the statement around an import calls a guard, or names a function that a guard is given. */
function isGuarded(source: string, index: number): boolean {
  // A statement of the module begins where a line does, with a word.
  const start = [...source.slice(0, index).matchAll(/^\w/gm)].at(-1)?.index ?? 0;
  const before = source.slice(start, index);
  if (GUARDS.some((guard) => new RegExp(`\\b${guard}(<[^()]*>)?\\(`).test(before))) return true;
  const [, name] = /^(?:export )?const (\w+) =/.exec(before) ?? [];
  return (
    name !== undefined &&
    GUARDS.some((guard) => new RegExp(`\\b${guard}(<[^()]*>)?\\(${name}\\b`).test(source))
  );
}
