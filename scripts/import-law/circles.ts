/** The circles of a graph: each group of nodes that reach one another, as one path through them (Tarjan). */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
      } else if (stack.includes(next)) {
        low.set(node, Math.min(low.get(node) ?? 0, order.get(next) ?? 0))
      }
    }
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(shortest(graph, group))
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The shortest way from a group's first node back to it. */
function shortest(graph: ReadonlyMap<string, readonly string[]>, group: readonly string[]): string[] {
  const start = group[0] ?? ''
  const queue: string[][] = [[start]]
  const seen = new Set<string>()
  for (const path of queue) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return path
      if (group.includes(next) && !seen.has(next)) {
        seen.add(next)
        queue.push([...path, next])
      }
    }
  }
  return [...group]
}
