import { type ContractKind, shareOf } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { Loaded, useMay, usePermission, useSkew } from '@baize/site'
import {
  Alert,
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
import { type Standing, stateLooks } from './bill.ts'
import { Reckoning } from './Reckoning.tsx'
import { ReckoningHead } from './ReckoningHead.tsx'
import { useStanding } from './useStanding.ts'

/** Where the current window is on its page. */
export const runningWindowId = 'current-period'

/** Whether the reader may see the current window: reading a salary by the hour or by the bet also collects it. */
export function useSeesRunningWindow(kind: ContractKind): boolean {
  const may = useMay()
  return (kind !== 'hourSalary' && kind !== 'realtimeSalary') || may('cashier')
}

/** The own contract's state in the current window; it follows what the team plays. */
export function RunningWindow({ kind }: { kind: ContractKind }) {
  const read = useStanding(kind)
  return (
    <Card as="section" padding="lg" id={runningWindowId}>
      <Loaded read={read}>
        {(standing) => <Figures standing={standing} onEnd={() => void read.refetch()} />}
      </Loaded>
    </Card>
  )
}

function Figures({ standing, onEnd }: { standing: Standing; onEnd: () => void }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const skew = useSkew()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const { window, tier } = standing
  const title = t({ message: 'Current period', context: 'heading: of a contract' })
  if (window === null) {
    return (
      <EmptyState title={t`You have no active contract of this type`} icon={<ClockIcon size={32} />}>
        {t`Once a contract is in force, you can see the current period’s estimate here.`}
      </EmptyState>
    )
  }
  const rate = format.percent(shareOf(standing.rate), { maximumFractionDigits: 4 })
  const carried = format.amount(standing.carried, { symbol: currencySymbol })
  const reached = tier === null ? '' : format.number(tier + 1)
  return (
    <Stack space="md">
      <Inline align="between" space="sm">
        <Stack space="2xs">
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
          featured
          label={t({ message: 'Current estimate', context: 'figure of a running period' })}
          value={money(standing.soFar)}
          note={
            standing.nothing
              ? i18n._(stateLooks[standing.nothing].label)
              : tier === null
                ? t({ message: 'No tier reached yet', context: 'of a running period' })
                : standing.rate === '0'
                  ? t({ message: `Up to tier ${reached}`, context: 'of a running period' })
                  : t({ message: `Tier ${reached}: ${rate}`, context: 'of a running period' })
          }
        />
        <StatTile
          label={t({ message: 'Due to me, all time', context: 'figure: bills of this kind' })}
          value={money(standing.receivable.amount)}
        />
        <StatTile
          label={t({ message: 'I still owe, all time', context: 'figure: bills of this kind' })}
          value={money(standing.payable.amount)}
        />
      </Grid>
      {standing.nothing === 'carriedLoss' && (
        <Alert tone="info">
          {t`${carried} is carried over from earlier periods. This period pays once its loss is above that.`}
        </Alert>
      )}
      <ReckoningHead level={3} />
      <Reckoning reckoned={{ ...standing, amount: standing.soFar }} />
    </Stack>
  )
}
