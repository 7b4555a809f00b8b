import { useFormat } from '@baize/i18n'
import { Amount, Heading, Stack, StatTile } from '@baize/ui'
import { CashIcon, DepositIcon, TeamIcon, WalletIcon, WithdrawIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { paths } from '../app/paths.ts'
import * as css from './OverviewFigures.css.ts'
import type { Overview } from './overview.ts'

export interface OverviewFiguresProps {
  overview: Overview
  currency: string
}

/** The twelve figures, in the order of the questions they answer: how do we stand, who are we, what moved. */
export function OverviewFigures({ overview, currency }: OverviewFiguresProps) {
  const { t } = useLingui()
  const format = useFormat()
  const money = (value: string) => <Amount value={value} currency={currency} />
  const count = (value: number) => format.number(value)
  return (
    <Stack space="lg">
      <div className={css.leads}>
        <StatTile
          lead
          label={t({ message: 'Team balance', context: 'figure of a team' })}
          value={money(overview.teamBalance)}
          icon={<WalletIcon size={20} />}
          note={t`What your team can spend now`}
        />
        <StatTile
          label={t({ message: 'Profit and loss', context: 'figure of a team' })}
          value={<Amount value={overview.profitLoss} currency={currency} signed />}
          icon={<CashIcon size={20} />}
          note={t`The team’s result: payout less stake`}
        />
      </div>
      <Group title={t({ message: 'Accounts', context: 'group of figures' })} look={css.counts}>
        <StatTile
          label={t({ message: 'Members', context: 'figure of a team' })}
          value={count(overview.members)}
          icon={<TeamIcon size={18} />}
          href={paths.members}
        />
        <StatTile
          label={t({ message: 'Agents', context: 'figure of a team' })}
          value={count(overview.agents)}
          icon={<TeamIcon size={18} />}
          href={paths.members}
        />
        <StatTile
          label={t({ message: 'New', context: 'figure of a team: accounts opened' })}
          value={count(overview.newAccounts)}
        />
        <StatTile
          label={t({ message: 'First deposits', context: 'figure of a team' })}
          value={count(overview.firstDeposits)}
        />
        <StatTile
          label={t({ message: 'Active', context: 'figure of a team: accounts that placed a bet' })}
          value={count(overview.activeAccounts)}
        />
      </Group>
      <Group title={t({ message: 'Money and play', context: 'group of figures' })} look={css.sums}>
        <StatTile
          label={t({ message: 'Deposits', context: 'figure of a team' })}
          value={money(overview.deposits)}
          icon={<DepositIcon size={18} />}
        />
        <StatTile
          label={t({ message: 'Withdrawals', context: 'figure of a team' })}
          value={money(overview.withdrawals)}
          icon={<WithdrawIcon size={18} />}
        />
        <StatTile
          label={t({ message: 'Stake', context: 'figure of a team' })}
          value={money(overview.stake)}
        />
        <StatTile
          label={t({ message: 'Valid bet', context: 'figure of a team' })}
          value={money(overview.validBet)}
        />
        <StatTile
          label={t({ message: 'Payout', context: 'figure of a team' })}
          value={money(overview.payout)}
        />
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
