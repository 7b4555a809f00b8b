/** One node of a tree: a member of a downline, a folder, a category. */
export interface TreeNode {
  /** Stable key; once in the tree. */
  id: string
  /** What it is called; also what type-ahead looks for. */
  label: string
  /** Its children, as far as they are known. */
  children?: readonly TreeNode[]
  /** How many stand below it; more than none without `children` are loaded when it opens. */
  childCount?: number
}

/** The state of the request for a node's children. */
export type TreeBranch =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; children: readonly TreeNode[] }

/** A row of the tree as it is seen: a node, or a note in place of children that are not there. */
export type TreeRow =
  | {
      kind: 'node'
      key: string
      node: TreeNode
      level: number
      position: number
      siblings: number
      parent?: string
    }
  | { kind: 'loading' | 'failed' | 'empty'; key: string; level: number; parent: string }

/** Whether a node can be opened. */
export function opens(node: TreeNode): boolean {
  return (node.children?.length ?? 0) > 0 || (node.children === undefined && (node.childCount ?? 0) > 0)
}

/** The rows of a tree from top to bottom, without the children of closed nodes. A node met twice is left out. */
export function rowsOf(
  roots: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  branches: ReadonlyMap<string, TreeBranch>,
): TreeRow[] {
  const rows: TreeRow[] = []
  const met = new Set<string>()
  // A stack in place of recursion: a chain of a hundred thousand uplines is deep.
  const waiting: { nodes: readonly TreeNode[]; at: number; level: number; parent?: string }[] = [
    { nodes: roots, at: 0, level: 1 },
  ]
  for (let top = waiting.at(-1); top; top = waiting.at(-1)) {
    const node = top.nodes[top.at++]
    if (!node) {
      waiting.pop()
      continue
    }
    if (met.has(node.id)) continue
    met.add(node.id)
    const { level, at: position, parent } = top
    rows.push({
      kind: 'node',
      key: node.id,
      node,
      level,
      position,
      siblings: top.nodes.length,
      ...(parent !== undefined && { parent }),
    })
    if (!expanded.has(node.id) || !opens(node)) continue
    const branch = node.children ? undefined : (branches.get(node.id) ?? { state: 'loading' })
    const children = node.children ?? (branch?.state === 'loaded' ? branch.children : undefined)
    if (children && children.length > 0)
      waiting.push({ nodes: children, at: 0, level: level + 1, parent: node.id })
    else {
      const kind = children ? 'empty' : branch?.state === 'failed' ? 'failed' : 'loading'
      rows.push({ kind, key: `${kind} below ${node.id}`, level: level + 1, parent: node.id })
    }
  }
  return rows
}
