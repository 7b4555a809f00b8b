import type { ApiError, ValueOf } from '@baize/api'
import { teamTree } from '@baize/api/calls'
import { usePlatform } from '@baize/site'
import type { DayRange, TreeNode } from '@baize/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

/** An account in the tree with its figures. */
export type TreeAccount = ValueOf<typeof teamTree>['rows'][number]

export interface Branches {
  /** All accounts directly below the agent. */
  readonly top: UseQueryResult<readonly TreeNode[], ApiError>
  /** Counts the tree's reloads: each mounts a new tree. */
  readonly round: number
  /** Reads the tree from its top again. */
  again(): void
  /** All accounts directly below an account, however many. */
  below(parentId: string): Promise<TreeNode[]>
  /** The figures of an account that was read. */
  accountOf(id: string): TreeAccount | undefined
}

/** Reads the tree branch by branch: thousands of accounts are loaded at once, and more by further responses. */
export function useBranches({ from, to }: DayRange): Branches {
  const { client } = usePlatform()
  const [accounts] = useState(() => new Map<string, TreeAccount>())
  const [round, setRound] = useState(0)

  const below = useCallback(
    async (parentId: string) => {
      const nodes: TreeNode[] = []
      let after: string | null = null
      do {
        const query: { from: string; to: string; parentId?: string; after?: string } = {
          from,
          to,
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
    [client, accounts, from, to],
  )

  // Never loaded again by itself, nor cached: the branches below it are stored in the tree alone.
  const top = useQuery<readonly TreeNode[], ApiError>({
    queryKey: ['branches', from, to],
    queryFn: () => below(''),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { session: true },
  })

  return {
    top,
    round,
    again: () => void top.refetch().then(() => setRound((before) => before + 1)),
    below,
    accountOf: (id) => accounts.get(id),
  }
}
