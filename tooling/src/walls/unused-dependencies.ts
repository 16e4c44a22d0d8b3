/** A package.json with the text of the sources beside it. */
export interface Declaring {
  folder: string;
  dependencies: readonly string[];
  /** All sources of the workspace in one text. */
  source: string;
}

/** Dependencies that no source imports, each with the reason why it is declared. */
const USED_OTHERWISE: readonly { folder: RegExp; dependency: RegExp; reason: string }[] = [
  { folder: /^shared-ui$/, dependency: /^(@emotion\/styled|react-dom)$/, reason: 'peers of MUI' },
  { folder: /^shell$/, dependency: /^(jotai|react-dom)$/, reason: 'provided to remotes by the share scope' },
  { folder: /^tooling$/, dependency: /^@fontsource\//, reason: 'files are read from its folder' },
];

const escaped = (name: string) => name.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&');

/** The package that a package of types describes. */
const described = (name: string) => name.replace(/^@types\//, '').replace('__', '/');

/** Dependencies of a package.json that nothing uses. */
export function unusedDependencies({ folder, dependencies, source }: Declaring): string[] {
  const isUsed = (name: string) => new RegExp(`['"\`/]${escaped(name)}['"\`/]`).test(source);
  return dependencies.filter(
    (name) =>
      !isUsed(described(name)) &&
      !/^@types\/(node|geojson|topojson-specification)$/.test(name) &&
      !USED_OTHERWISE.some((each) => each.folder.test(folder) && each.dependency.test(name)),
  );
}
