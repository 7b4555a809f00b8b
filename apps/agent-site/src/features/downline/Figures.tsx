import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Columns, DateTime, Heading, KeyValueList, Stack, Text, Timeline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Result } from '../../shared/figures/Result.tsx'
import type { Downline } from './downline.ts'
import { FigureDays } from './FigureDays.tsx'

/** An account's balance and play, and its position in the team. */
export function Figures({ member }: { member: Downline }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const row = (key: string, label: string, value: ReactNode) => ({ id: key, label, value })
  return (
    <Columns collapseBelow="desktop">
      <KeyValueList
        items={[
          row('balance', t({ message: 'Balance', context: 'column' }), money(member.balance)),
          row(
            'days',
            t({ message: 'Dates shown', context: 'before a first and a last day' }),
            <FigureDays from={member.from} to={member.to} />,
          ),
          row('stake', t({ message: 'Stake', context: 'column' }), money(member.stake)),
          row('validBet', t({ message: 'Valid bet', context: 'column' }), money(member.validBet)),
          row(
            'profitLoss',
            t({ message: 'Profit and loss', context: 'column' }),
            <Result value={member.profitLoss} currency={currencySymbol} />,
          ),
          row(
            'given',
            t({ message: 'Bonus cost', context: 'column: rebates, rewards and bonuses that became cash' }),
            money(member.given),
          ),
          row(
            'net',
            t({ message: 'Net result', context: 'column' }),
            <Result value={member.net} currency={currencySymbol} />,
          ),
        ]}
      />
      <Stack space="lg">
        <KeyValueList
          items={[
            row(
              'nickname',
              t({ message: 'Nickname', context: 'of an account' }),
              <bdi>{member.nickname || '–'}</bdi>,
            ),
            row(
              'level',
              t({ message: 'Level', context: 'column: how far below the agent' }),
              format.number(member.level),
            ),
            row(
              'downlines',
              t({ message: 'Direct accounts', context: 'column: accounts directly below' }),
              format.number(member.downlines),
            ),
            row(
              'lastLoginAt',
              t({ message: 'Last sign-in', context: 'column' }),
              member.lastLoginAt ? (
                <DateTime value={member.lastLoginAt} />
              ) : (
                t({ message: 'Never', context: 'column: last sign-in' })
              ),
            ),
          ]}
        />
        <Stack space="sm">
          <Heading level={2} size="item">
            {t({ message: 'Assignment history', context: 'heading: below whom an account stood' })}
          </Heading>
          <Text size="sm" tone="muted">
            <bdi>{member.trail.map((step) => step.account).join(' › ')}</bdi>
          </Text>
          <Timeline
            label={t({ message: 'Assignment history', context: 'heading: below whom an account stood' })}
            steps={member.assignments.map(({ at, upline }) => ({
              id: at,
              title: t({ message: `Below ${upline}`, context: 'an account stands below another one' }),
              at,
              state: 'done' as const,
            }))}
          />
        </Stack>
      </Stack>
    </Columns>
  )
}
