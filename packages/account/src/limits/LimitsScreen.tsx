import { limits } from '@baize/api/calls'
import { Loaded, useApiQuery, useLayerInAddress } from '@baize/site'
import { Alert, Grid, Heading, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Exclusion } from './Exclusion.tsx'
import { LimitCard } from './LimitCard.tsx'
import { LimitDialog } from './LimitDialog.tsx'
import { LimitHistory } from './LimitHistory.tsx'
import { type LimitKind, type LimitPeriod, limitPeriodsOf } from './labels.ts'
import { SessionFigures } from './SessionFigures.tsx'

const kinds = Object.keys(limitPeriodsOf) as LimitKind[]

/** Limits of one's own and breaks: lower at once, higher after a day and a second thought. */
export function LimitsScreen() {
  const { t } = useLingui()
  const read = useApiQuery(limits, {})
  const hours = read.data?.increaseAfterHours ?? 24
  const [changing, open, close] = useLayerInAddress('limit')
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Heading level={1}>{t({ message: 'Limits and breaks', context: 'page title' })}</Heading>
        <Text tone="secondary">{t`Decide in advance how much money and time you spend here. Limits can’t be undone on the spot, not even by you.`}</Text>
      </Stack>
      <SessionFigures />
      <Loaded read={read} lines={8}>
        {(found) => (
          <Stack space="lg">
            <Alert>
              {t({
                message: plural(hours, {
                  one: 'A lower limit takes effect immediately. A higher limit, or none, can be confirmed after # hour.',
                  other:
                    'A lower limit takes effect immediately. A higher limit, or none, can be confirmed after # hours.',
                }),
                context: 'limits',
              })}
            </Alert>
            <Grid cell="panel">
              {kinds.map((kind) => (
                <LimitCard
                  key={kind}
                  kind={kind}
                  limits={found.limits.filter((limit) => limit.kind === kind)}
                  onChange={(period) => open(`${kind}.${period}`)}
                />
              ))}
            </Grid>
            <Exclusion running={found.exclusion} />
            <LimitDialog which={whichOf(changing)} limits={found.limits} onClose={close} />
          </Stack>
        )}
      </Loaded>
      <LimitHistory />
    </Stack>
  )
}

/** The limit that an address names, if it names one. */
function whichOf(written: string | null): { kind: LimitKind; period: LimitPeriod } | null {
  for (const kind of kinds) {
    for (const period of limitPeriodsOf[kind]) if (written === `${kind}.${period}`) return { kind, period }
  }
  return null
}
