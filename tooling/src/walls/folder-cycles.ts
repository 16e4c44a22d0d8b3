import { strongComponents } from './strong-components.ts';

interface Step {
  from: string;
  to: string;
}

/** Parts of one folder that import each other in a circle. A part is a folder with all it holds, or a file. */
export interface FolderCycle<Edge extends Step> {
  /** The folder that contains the parts, from the root. */
  folder: string;
  /** Their names; a folder's ends with a slash. */
  parts: readonly string[];
  /** The imports between them, those of the thinnest connection first. */
  imports: readonly Edge[];
}

interface Level {
  folder: string;
  from: string;
  to: string;
}

/** Branching point of two paths: the lowest folder that holds both, and which of its parts each is in. */
function levelOf({ from, to }: Step): Level {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]);
  const partOf = (names: string[]) => `${names[depth]}${depth < names.length - 1 ? '/' : ''}`;
  return { folder: one.slice(0, depth).join('/'), from: partOf(one), to: partOf(other) };
}

/** The circles among the parts of each folder, at every depth. Circles of files alone are left to the file check. */
export function findFolderCycles<Edge extends Step>(edges: readonly Edge[]): FolderCycle<Edge>[] {
  const steps = edges.filter(({ from, to }) => from !== to).map((edge) => ({ edge, ...levelOf(edge) }));
  const byFolder = Map.groupBy(steps, ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, inFolder]) => {
    const links = Map.groupBy(inFolder, ({ from }) => from);
    const graph = new Map([...links].map(([from, all]) => [from, new Set(all.map(({ to }) => to))]));
    const circles = strongComponents(graph).filter((parts) => parts.some((part) => part.endsWith('/')));
    return circles.map((parts) => {
      const between = inFolder.filter(({ from, to }) => parts.includes(from) && parts.includes(to));
      const connections = Map.groupBy(between, ({ from, to }) => `${from} ${to}`);
      const thinnestFirst = [...connections.values()].sort((one, other) => one.length - other.length);
      return { folder, parts, imports: thinnestFirst.flat().map(({ edge }) => edge) };
    });
  });
}
