import { teamMemberDetail } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import { Button, type DayRange, Inline, Skeleton, Stack, Text } from '@baize/ui'
import { RefreshIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Trail } from '../../shared/parts/Trail.tsx'
import { paths, pathWith } from '../../shared/paths.ts'
import { OpenedTree } from './OpenedTree.tsx'
import { PickedAccount } from './PickedAccount.tsx'
import { useBranches } from './useBranches.ts'

export interface TeamTreeProps {
  /** Id of the account that is picked; empty for none. The tree opens down to it. */
  at: string
  /** The days of the figures. */
  range: DayRange
  onAtChange: (id: string) => void
  /** Shown when there are no accounts below. */
  empty: ReactNode
}

/** The team as a tree, each branch loaded when it is opened; the path to the picked account is above. */
export function TeamTree({ at, range, onAtChange, empty }: TeamTreeProps) {
  const { t } = useLingui()
  const branches = useBranches(range)
  // What the tree opens down to: what the address names and no open branch has.
  const [target, setTarget] = useState(at)
  if (at !== '' && at !== target && !branches.accountOf(at)) setTarget(at)
  const detail = (id: string) =>
    [teamMemberDetail, { params: { id }, query: range }, { enabled: id !== '' }] as const
  const picked = useApiQuery(...detail(at)).data
  const found = useApiQuery(...detail(target))
  const way = found.data?.trail.map(({ id }) => id).filter((id) => id !== target) ?? []
  return (
    <Stack space="sm">
      <Trail
        trail={picked?.trail ?? []}
        hrefOf={(id) => pathWith(paths.members, { view: 'tree', at: id, ...range })}
      />
      <Inline align="between" space="sm">
        <Text size="sm" tone="muted">
          {t`Each row ends with the account’s balance and, below it, its branch’s profit and loss in the dates above.`}
        </Text>
        <Button
          variant="plain"
          size="small"
          icon={<RefreshIcon size={16} />}
          onClick={() => {
            setTarget(at)
            branches.again()
          }}
        >
          {t({ message: 'Refresh', context: 'button: the tree with its figures' })}
        </Button>
      </Inline>
      <Loaded read={branches.top} lines={8}>
        {(nodes) =>
          // An account of another team has no path: the tree is shown without it.
          target !== '' && found.isLoading ? (
            <Skeleton count={8} />
          ) : (
            <OpenedTree
              key={`${branches.round} ${target}`}
              branches={branches}
              nodes={nodes}
              way={way}
              at={at}
              onPick={onAtChange}
              empty={empty}
            />
          )
        }
      </Loaded>
      {picked && <PickedAccount member={picked} days={range} />}
    </Stack>
  )
}
