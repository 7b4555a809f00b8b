import { useEffect, useRef, useState } from 'react'
import type { TreeBranch, TreeNode } from './tree-node.ts'

type Load = (node: TreeNode) => Promise<readonly TreeNode[]>

/** The requested children, node by node: loading, failed, or loaded. */
export function useBranches(load: Load | undefined) {
  const [branches, setBranches] = useState<ReadonlyMap<string, TreeBranch>>(new Map())
  const current = useRef(load)
  const asked = useRef(new Set<string>())
  useEffect(() => {
    current.current = load
  })
  const set = (id: string, branch: TreeBranch) => setBranches((before) => new Map(before).set(id, branch))

  const ask = async (node: TreeNode) => {
    if (asked.current.has(node.id)) return
    asked.current.add(node.id)
    set(node.id, { state: 'loading' })
    try {
      set(node.id, { state: 'loaded', children: await loaded(current.current, node) })
    } catch {
      asked.current.delete(node.id)
      set(node.id, { state: 'failed' })
    }
  }
  return { branches, ask }
}

async function loaded(load: Load | undefined, node: TreeNode): Promise<readonly TreeNode[]> {
  if (!load) throw new Error('A tree with childCount and without children needs loadChildren')
  return load(node)
}
