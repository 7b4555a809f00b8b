import { useFormat } from '@baize/i18n'
import { Amount, type DayRange, type DeltaTrend, Heading, Stack, StatTile } from '@baize/ui'
import { CashIcon, ClockIcon, DepositIcon, TeamIcon, WalletIcon, WithdrawIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Figure } from '../../shared/figures/definitions.ts'
import { FigureHelp } from '../../shared/figures/FigureHelp.tsx'
import { Result } from '../../shared/figures/Result.tsx'
import { paths, pathWith } from '../../shared/paths.ts'
import { changeOf } from './compare.ts'
import * as css from './OverviewFigures.css.ts'
import type { Comparison, Overview } from './overview.ts'

export interface OverviewFiguresProps {
  overview: Overview
  /** The same part of the period before; unknown while it loads. */
  before: Comparison | undefined
  /** The period in the address, for which the rows behind a figure are requested. */
  range: DayRange
  currency: string
}

type Counted = 'newAccounts' | 'firstDeposits' | 'activeAccounts'
type Summed = 'profitLoss' | 'deposits' | 'withdrawals' | 'stake' | 'validBet' | 'payout' | 'given' | 'net'

/**
 * The figures in the order of their subjects: the result, the team, the movements of money. Each opens its
 * rows, and its definition by a button of its own. Colours are the agent's: what the team loses is good.
 */
export function OverviewFigures({ overview, before, range, currency }: OverviewFiguresProps) {
  const { t } = useLingui()
  const format = useFormat()
  const accounts = (show: string) => pathWith(paths.members, { show, ...range })
  const money = (type: string) => pathWith(paths.accountDetails, { type, ...range })
  const play = pathWith(paths.teamBets, { ...range })
  const results = pathWith(paths.profitLoss, { ...range })
  const days = pathWith(paths.profitLoss, { view: 'days', ...range })
  const change = (name: Counted | Summed) => {
    const delta = changeOf(overview[name], before?.[name])
    return delta === undefined ? {} : { delta }
  }
  const now = t({ message: 'Now', context: 'under a figure that is of this moment' })

  const explained = (figure: Figure, href: string, tile: ReactNode) => (
    <div className={css.figure}>
      {tile}
      <div className={css.help}>
        <FigureHelp figure={figure} href={href} />
      </div>
    </div>
  )
  const count = (name: Counted, label: string, show: string, figure?: Figure) => {
    const tile = (
      <StatTile label={label} value={format.number(overview[name])} href={accounts(show)} {...change(name)} />
    )
    return figure ? explained(figure, accounts(show), tile) : tile
  }
  const standing = (
    name: 'members' | 'agents' | 'online' | 'idle3' | 'idle7',
    label: string,
    icon: ReactNode,
  ) => (
    <StatTile
      label={label}
      value={format.number(overview[name])}
      icon={icon}
      note={now}
      href={accounts(name)}
    />
  )
  const sum = (
    name: Summed,
    label: string,
    href: string,
    { icon, trend = 'moreIsBetter' }: { icon?: ReactNode; trend?: DeltaTrend } = {},
  ) => {
    const Value = name === 'net' || name === 'profitLoss' ? Result : Amount
    return explained(
      name,
      href,
      <StatTile
        label={label}
        value={<Value value={overview[name]} currency={currency} />}
        href={href}
        icon={icon}
        trend={trend}
        {...change(name)}
      />,
    )
  }
  return (
    <Stack space="lg">
      <div className={css.leads}>
        <StatTile
          featured
          label={t({ message: 'Team balance', context: 'figure of a team' })}
          value={<Amount value={overview.teamBalance} currency={currency} />}
          icon={<WalletIcon size={20} />}
          note={t`What your team can spend now`}
          href={paths.members}
        />
        {sum('net', t({ message: 'Net result', context: 'figure of a team' }), results, {
          icon: <CashIcon size={20} />,
          trend: 'lessIsBetter',
        })}
      </div>
      <Group title={t({ message: 'Accounts', context: 'group of figures' })} look={css.counts}>
        {standing('members', t({ message: 'Members', context: 'figure of a team' }), <TeamIcon size={18} />)}
        {standing('agents', t({ message: 'Agents', context: 'figure of a team' }), <TeamIcon size={18} />)}
        {count('newAccounts', t({ message: 'New', context: 'figure of a team: accounts opened' }), 'new')}
        {count(
          'firstDeposits',
          t({ message: 'First deposits', context: 'figure of a team' }),
          'firstDeposit',
          'firstDeposits',
        )}
        {count(
          'activeAccounts',
          t({ message: 'Active', context: 'figure of a team: accounts that placed a bet' }),
          'active',
          'active',
        )}
        {standing(
          'online',
          t({ message: 'Online', context: 'figure of a team: accounts that are signed in' }),
          <ClockIcon size={18} />,
        )}
        {standing('idle3', t({ message: 'Idle for 3 days', context: 'figure of a team' }), null)}
        {standing('idle7', t({ message: 'Idle for 7 days', context: 'figure of a team' }), null)}
      </Group>
      <Group title={t({ message: 'Money and play', context: 'group of figures' })} look={css.sums}>
        {sum('deposits', t({ message: 'Deposits', context: 'figure of a team' }), money('depositCredited'), {
          icon: <DepositIcon size={18} />,
        })}
        {sum(
          'withdrawals',
          t({ message: 'Withdrawals', context: 'figure of a team' }),
          money('withdrawalPaid'),
          { icon: <WithdrawIcon size={18} />, trend: 'lessIsBetter' },
        )}
        {sum('stake', t({ message: 'Stake', context: 'figure of a team' }), play)}
        {sum('validBet', t({ message: 'Valid bet', context: 'figure of a team' }), play)}
        {sum('payout', t({ message: 'Payout', context: 'figure of a team' }), play, { trend: 'neutral' })}
        {sum('profitLoss', t({ message: 'Profit and loss', context: 'figure of a team' }), results, {
          trend: 'lessIsBetter',
        })}
        {sum('given', t({ message: 'Bonus cost', context: 'figure of a team' }), days, { trend: 'neutral' })}
      </Group>
    </Stack>
  )
}

function Group({ title, look, children }: { title: string; look: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack space="sm">
        <Heading level={2} size="group" id={id}>
          {title}
        </Heading>
        <div className={look}>{children}</div>
      </Stack>
    </section>
  )
}
