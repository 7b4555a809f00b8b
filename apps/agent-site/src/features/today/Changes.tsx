import { brandDay } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { usePermission, usePlatform } from '@baize/site'
import { Amount, Heading, Inline, Stack, StatTile, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Result } from '../../shared/figures/Result.tsx'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { paths, pathWith } from '../../shared/paths.ts'
import type { AgentDay } from './day.ts'
import * as css from './Today.css.ts'

/** What happened since the last visit: the team by the dictionary of figures, then bills and contracts. */
export function Changes({ changes }: Pick<AgentDay, 'changes'>) {
  const { t } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { currencySymbol, gmtOffsetMinutes } = usePermission()
  const range = {
    from: brandDay(new Date(changes.since), gmtOffsetMinutes),
    to: brandDay(client.now(), gmtOffsetMinutes),
  }
  const since = format.dateTime(changes.since)
  const tile = (label: string, value: ReactNode, href: string, note?: string) => (
    <StatTile label={label} value={value} href={href} {...(note ? { note } : {})} />
  )
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const bills = (count: number) =>
    t({ message: `Bills: ${{ count: format.number(count) }}`, context: 'under a sum: of how many bills' })
  const days = (path: string, more: Readonly<Record<string, string>> = {}) =>
    pathWith(path, { ...more, ...range })
  return (
    <section>
      <Stack space="sm">
        <Inline align="between" space="sm">
          <Stack space="2xs">
            <Heading level={2} size="group">
              {changes.visited
                ? t({ message: 'Since your last visit', context: 'heading' })
                : t({ message: 'Since midnight', context: 'heading' })}
            </Heading>
            <Text size="sm" tone="muted">
              {t({ message: `From ${since} until now.`, context: 'period of figures' })}
            </Text>
          </Stack>
          <FigureList figures={['team', 'firstDeposits', 'deposits', 'withdrawals', 'validBet', 'net']} />
        </Inline>
        <div className={css.changes}>
          {tile(
            t({ message: 'New accounts', context: 'figure of a team' }),
            format.number(changes.newAccounts),
            days(paths.members, { show: 'new' }),
          )}
          {tile(
            t({ message: 'First deposits', context: 'figure of a team' }),
            format.number(changes.firstDeposits),
            days(paths.members, { show: 'firstDeposit' }),
          )}
          {tile(
            t({ message: 'Deposits', context: 'figure of a team' }),
            money(changes.deposits),
            days(paths.accountDetails, { type: 'depositCredited' }),
          )}
          {tile(
            t({ message: 'Withdrawals', context: 'figure of a team' }),
            money(changes.withdrawals),
            days(paths.accountDetails, { type: 'withdrawalPaid' }),
          )}
          {tile(
            t({ message: 'Valid bet', context: 'figure of a team' }),
            money(changes.validBet),
            days(paths.teamBets),
          )}
          {tile(
            t({ message: 'Net result', context: 'figure of a team' }),
            <Result value={changes.net} currency={currencySymbol} />,
            days(paths.profitLoss),
          )}
          {tile(
            t({ message: 'Earned', context: 'column: income' }),
            money(changes.made.amount),
            days(paths.income),
            bills(changes.made.count),
          )}
          {tile(
            t({ message: 'Received from bills', context: 'figure: sum of payments' }),
            money(changes.received.amount),
            days(paths.income),
            bills(changes.received.count),
          )}
          {tile(
            t({ message: 'Paid to downlines', context: 'figure: sum of payments' }),
            money(changes.paidOn.amount),
            days(paths.income),
            bills(changes.paidOn.count),
          )}
          {tile(
            t({ message: 'Contracts accepted', context: 'figure: by downlines' }),
            format.number(changes.accepted),
            `${paths.contracts}?side=downline`,
          )}
          {tile(
            t({ message: 'Contracts rejected', context: 'figure: by downlines' }),
            format.number(changes.refused),
            `${paths.contracts}?side=downline`,
          )}
          {tile(
            t({ message: 'Contracts ended', context: 'figure: with downlines' }),
            format.number(changes.ended),
            `${paths.contracts}?side=downline`,
          )}
        </div>
      </Stack>
    </section>
  )
}
