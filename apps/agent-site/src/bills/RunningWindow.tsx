import { type ContractKind, Loaded, shareOf, usePermission, useSkew } from '@baize/account'
import { useFormat } from '@baize/i18n'
import {
  Amount,
  Card,
  Countdown,
  DateTime,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Stack,
  StatTile,
  Text,
} from '@baize/ui'
import { ClockIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { Standing } from './bill.ts'
import { useStanding } from './useStanding.ts'

/** How the own contract stands in the window that is running now; it follows what the team plays. */
export function RunningWindow({ kind }: { kind: ContractKind }) {
  const read = useStanding(kind)
  return (
    <Card as="section" padding="lg">
      <Loaded read={read}>
        {(standing) => <Figures standing={standing} onEnd={() => void read.refetch()} />}
      </Loaded>
    </Card>
  )
}

function Figures({ standing, onEnd }: { standing: Standing; onEnd: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const skew = useSkew()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const { window, tier } = standing
  const title = t({ message: 'The running period', context: 'heading: of a contract' })
  if (window === null) {
    return (
      <EmptyState title={t`You have no contract of this kind in force`} icon={<ClockIcon size={32} />}>
        {t`Once one is in force, this is where you see what the running period would pay.`}
      </EmptyState>
    )
  }
  const rate = format.percent(shareOf(standing.rate), { maximumFractionDigits: 4 })
  const reached = tier === null ? '' : format.number(tier + 1)
  return (
    <Stack space="md">
      <Inline align="between" space="sm">
        <Stack space="xxs">
          <Heading level={2} size="group">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {t({ message: 'Since', context: 'before the beginning of a period' })}{' '}
            <DateTime value={window.from} />
          </Text>
        </Stack>
        <Inline space="xs">
          <Text as="span" size="sm" tone="muted">
            {t({ message: 'Ends in', context: 'before a countdown' })}
          </Text>
          <Countdown
            to={window.to}
            label={t({ message: 'Time until the period ends', context: 'name of a countdown' })}
            skew={skew}
            silent
            onEnd={onEnd}
          />
        </Inline>
      </Inline>
      <Grid>
        <StatTile
          lead
          label={t({ message: 'It would pay now', context: 'figure of a running period' })}
          value={money(standing.soFar)}
          note={
            tier === null
              ? t({ message: 'No tier is reached yet', context: 'of a running period' })
              : standing.rate === '0'
                ? t({ message: `Up to tier ${reached}`, context: 'of a running period' })
                : t({ message: `Tier ${reached}: ${rate}`, context: 'of a running period' })
          }
        />
        <StatTile
          label={t({ message: 'Valid bet', context: 'figure of a team' })}
          value={money(standing.validBet)}
        />
        <StatTile
          label={t({ message: 'Loss of the team', context: 'figure of a team' })}
          value={money(standing.loss)}
        />
        <StatTile
          label={t({ message: 'Active members', context: 'figure of a team' })}
          value={format.number(standing.activeMembers)}
        />
        <StatTile
          label={t({ message: 'Still to be paid to me', context: 'figure: bills' })}
          value={money(standing.receivable.amount)}
        />
        <StatTile
          label={t({ message: 'I still owe', context: 'figure: bills' })}
          value={money(standing.payable.amount)}
        />
      </Grid>
    </Stack>
  )
}
