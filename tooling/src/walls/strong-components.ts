/** Edges of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The circles of a graph: its strongly connected components of more than one node, after Tarjan, SIAM Journal on
 * Computing 1 (1972), 146-160.
 */
export function strongComponents(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  function visit(node: string): number {
    const index = indexes.size;
    indexes.set(node, index);
    stack.push(node);
    let low = index;
    lowest.set(node, low);
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? low);
      // A node on the stack is not finished yet: what it reaches so far is enough to know the circle.
      lowest.set(node, low);
    }
    if (low === index) components.push(stack.splice(stack.indexOf(node)));
    return low;
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return components.filter(({ length }) => length > 1).map((nodes) => nodes.sort());
}
