import { Menu } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'

interface TopList {
  readonly show: string
  readonly sort: string
  readonly order: 'ascending' | 'descending'
}

const lists = {
  winners: { show: 'members', sort: 'profitLoss', order: 'descending' },
  losers: { show: 'members', sort: 'profitLoss', order: 'ascending' },
  depositors: { show: 'members', sort: 'deposits', order: 'descending' },
  holders: { show: 'members', sort: 'balance', order: 'descending' },
  sleepers: { show: 'idle7', sort: 'balance', order: 'descending' },
} as const satisfies Record<string, TopList>

type Name = keyof typeof lists
const names = Object.keys(lists) as Name[]

/** Lists of the whole team for each day: their accounts, and in which order. */
export function TopLists() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const labels: Record<Name, string> = {
    winners: t({ message: 'Top winners', context: 'list of accounts of a team' }),
    losers: t({ message: 'Top losers', context: 'list of accounts of a team' }),
    depositors: t({ message: 'Top depositors', context: 'list of accounts of a team' }),
    holders: t({ message: 'Highest balances', context: 'list of accounts of a team' }),
    sleepers: t({ message: 'Inactive with a balance', context: 'list of accounts of a team' }),
  }
  const label = t({ message: 'Top lists', context: 'menu: lists of accounts of a team' })
  const open = (list: TopList) =>
    setParams((before) => {
      const after = new URLSearchParams()
      for (const name of ['from', 'to', 'columns']) {
        const value = before.get(name)
        if (value) after.set(name, value)
      }
      for (const [name, value] of Object.entries(list)) after.set(name, value)
      return after
    })
  return (
    <Menu
      label={label}
      trigger={label}
      variant="outline"
      fullWidth
      groups={[
        {
          id: 'lists',
          items: names.map((name) => ({
            id: name,
            label: labels[name],
            checked: Object.entries(lists[name]).every(([param, value]) => params.get(param) === value),
            onSelect: () => open(lists[name]),
          })),
        },
      ]}
    />
  )
}
