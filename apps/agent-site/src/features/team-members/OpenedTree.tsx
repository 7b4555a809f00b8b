import { usePermission } from '@baize/site'
import { Amount, Badge, Tree, type TreeNode } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Result } from '../../shared/figures/Result.tsx'
import { keepOpenBranches, readOpenBranches } from './openBranches.ts'
import * as css from './TeamMembers.css.ts'
import type { Branches, TreeAccount } from './useBranches.ts'

export interface OpenedTreeProps {
  branches: Branches
  nodes: readonly TreeNode[]
  /** Ids of the accounts that are open from the beginning, down to the one that is picked. */
  way: readonly string[]
  /** Id of the account that is picked; empty for none. */
  at: string
  onPick: (id: string) => void
  empty: ReactNode
}

/**
 * The tree itself, with the branches open that were open before a reload; the account that it opens down to is
 * scrolled into view once its branch is loaded.
 */
export function OpenedTree({ branches, nodes, way, at, onPick, empty }: OpenedTreeProps) {
  const { t } = useLingui()
  const host = useRef<HTMLDivElement>(null)
  const opensDown = useRef(at !== '')
  const [kept] = useState(readOpenBranches)
  useEffect(() => {
    const tree = host.current
    if (!tree || !opensDown.current) return
    const bring = () => {
      const picked = tree.querySelector('[role=treeitem][aria-selected=true]')
      if (!picked) return
      picked.scrollIntoView({ block: 'center' })
      observer.disconnect()
    }
    const observer = new MutationObserver(bring)
    observer.observe(tree, { childList: true, subtree: true })
    bring()
    return () => observer.disconnect()
  }, [])
  return (
    <Tree
      ref={host}
      label={t({ message: 'Your team', context: 'name of a tree of accounts' })}
      nodes={nodes}
      loadChildren={({ id }) => branches.below(id)}
      defaultExpanded={[...new Set([...kept, ...way])]}
      onExpandedChange={keepOpenBranches}
      value={at}
      onValueChange={onPick}
      figures={({ id }) => <Figures account={branches.accountOf(id)} />}
      empty={empty}
    />
  )
}

function Figures({ account }: { account: TreeAccount | undefined }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  if (!account) return null
  return (
    <span className={css.figures}>
      {account.isAgent && <Badge tone="premium">{t({ message: 'Agent', context: 'kind of account' })}</Badge>}
      <span className={css.sums}>
        <Amount value={account.balance} currency={currencySymbol} />
        <Result value={account.profitLoss} currency={currencySymbol} />
      </span>
    </span>
  )
}
