import { usePlatform } from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import { teamTree } from '@baize/api/calls'
import type { TreeNode } from '@baize/ui'
import { useCallback, useEffect, useState } from 'react'

/** An account in the tree with its figures. */
export type TreeAccount = ValueOf<typeof teamTree>['rows'][number]

export interface Branches {
  /** Everybody directly below the agent, once that is read. */
  readonly top: readonly TreeNode[] | undefined
  readonly problem: ApiError | undefined
  /** Counts how often the tree was read from its top. */
  readonly round: number
  /** Reads the tree from its top again. */
  again(): void
  /** Everybody directly below an account, however many. */
  below(parentId: string): Promise<TreeNode[]>
  /** The figures of an account that was read. */
  accountOf(id: string): TreeAccount | undefined
}

interface Top {
  readonly nodes?: readonly TreeNode[]
  readonly problem?: ApiError
}

/** Reads the tree branch by branch: thousands of accounts come at once, and what is beyond them by further answers. */
export function useBranches(): Branches {
  const { client } = usePlatform()
  const [accounts] = useState(() => new Map<string, TreeAccount>())
  const [round, setRound] = useState(0)
  const [top, setTop] = useState<Top>({})

  const below = useCallback(
    async (parentId: string) => {
      const nodes: TreeNode[] = []
      let after: string | null = null
      do {
        const query: { parentId?: string; after?: string } = {
          ...(parentId ? { parentId } : {}),
          ...(after ? { after } : {}),
        }
        const { rows, page }: ValueOf<typeof teamTree> = await client.call(teamTree, { query })
        for (const row of rows) {
          accounts.set(row.id, row)
          nodes.push({ id: row.id, label: row.account, childCount: row.downlines })
        }
        after = page.next
      } while (after !== null)
      return nodes
    },
    [client, accounts],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads the tree anew
  useEffect(() => {
    let gone = false
    const show = (read: Top) => {
      if (!gone) setTop(read)
    }
    setTop({})
    below('').then(
      (nodes) => show({ nodes }),
      (error) => {
        if (!(error instanceof ApiError)) throw error
        show({ problem: error })
      },
    )
    return () => {
      gone = true
    }
  }, [below, round])

  return {
    top: top.nodes,
    problem: top.problem,
    round,
    again: () => setRound((before) => before + 1),
    below,
    accountOf: (id) => accounts.get(id),
  }
}
