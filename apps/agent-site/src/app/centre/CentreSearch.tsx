import { agentSearch } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { SubUserContext, usePermission, usePlatform } from '@baize/site'
import { type Command, type CommandGroup, CommandPalette } from '@baize/ui'
import { TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { useLocation } from 'wouter'
import { billPaths } from '../../shared/billPaths.ts'
import { downlinePath, paths, pathWith } from '../../shared/paths.ts'
import { type Contracts, hasPage, mayOpen, screens } from './screens.tsx'

export interface CentreSearchProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What of the pages there is. */
  contracts: Contracts | undefined
}

/** Search of the whole centre: its pages by their names, accounts by a part of theirs, bills and bets by their number. */
export function CentreSearch({ open, onOpenChange, contracts }: CentreSearchProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { currencySymbol } = usePermission()
  const [, navigate] = useLocation()
  const subUser = useContext(SubUserContext)
  const money = (amount: string) => isolated(format.amount(amount, { symbol: currencySymbol }))

  const titleOf = (path: string) => {
    const screen = screens.find((each) => each.path === path)
    return screen ? i18n._(screen.title) : ''
  }

  async function search(text: string, signal: AbortSignal): Promise<readonly Command[]> {
    const found = await client.call(agentSearch, { query: { text: text.slice(0, 64) } }, { signal })
    return [
      ...found.accounts.map(({ id, account, nickname, isAgent }) => ({
        ...{ id: `account ${id}`, label: account, href: downlinePath(id), icon: <TeamIcon size={18} /> },
        description: [
          isAgent
            ? t({ message: 'Agent', context: 'kind of account' })
            : t({ message: 'Member', context: 'kind of account' }),
          ...(nickname && nickname !== account ? [nickname] : []),
        ].join(' · '),
      })),
      ...found.bills.map(({ id, kind, side, account, amount }) => ({
        id: `bill ${id}`,
        label: t({
          message: `Bill: ${{ kind: titleOf(billPaths[kind]) }}, ${{ amount: money(amount) }}`,
          context: 'found by its number',
        }),
        description: account,
        href: pathWith(billPaths[kind], { bill: id, ...(side === 'downline' ? { side } : {}) }),
      })),
      ...found.bets.map(({ id, account, game, stake }) => ({
        id: `bet ${id}`,
        label: t({
          message: `Bet: ${{ game: isolated(game) }}, ${{ stake: money(stake) }}`,
          context: 'found by its number',
        }),
        description: account,
        href: pathWith(paths.teamBets, { search: id, bet: id }),
      })),
    ]
  }

  const groups: readonly CommandGroup[] = [
    {
      id: 'pages',
      label: t({ message: 'Pages', context: 'group of what a search finds' }),
      commands: screens
        .filter((screen) => screen.section !== null && mayOpen(screen, subUser) && hasPage(screen, contracts))
        .map(({ path, title, icon }) => ({ id: path, label: i18n._(title), href: path, icon })),
    },
    {
      id: 'found',
      label: t({ message: 'Accounts, bills and bets', context: 'group of what a search finds' }),
      search,
    },
  ]
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      shortcut="k"
      label={t({ message: 'Search everything', context: 'name of a search over the whole site' })}
      placeholder={t`Page, account, bill number or bet number`}
      groups={groups}
      onSelect={({ href }) => href !== undefined && navigate(href)}
    />
  )
}
