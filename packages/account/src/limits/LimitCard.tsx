import { confirmLimit, limits as limitsCall, withdrawLimitChange } from '@baize/api/calls'
import { useInvalidate } from '@baize/site'
import {
  Alert,
  Button,
  Card,
  DateTime,
  Divider,
  Heading,
  Inline,
  KeyValueList,
  Progress,
  Stack,
  Text,
  toast,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Bound } from './Bound.tsx'
import {
  type Limit,
  type LimitKind,
  type LimitPeriod,
  limitKindMeanings,
  limitKindWords,
  limitPeriodsOf,
  limitPeriodWords,
} from './labels.ts'
import { useLimitCall } from './useLimitCall.ts'

export interface LimitCardProps {
  kind: LimitKind
  /** Those of the kind that are set. */
  limits: readonly Limit[]
  /** One of them is to be changed, or set. */
  onChange: (period: LimitPeriod) => void
}

/** The limits of one kind, by period: what is in force, what is used of it, and what was requested. */
export function LimitCard({ kind, limits, onChange }: LimitCardProps) {
  const { i18n, t } = useLingui()
  const title = i18n._(limitKindWords[kind])
  return (
    <Card as="section">
      <Stack space="md">
        <Stack space="none">
          <Heading level={2}>{title}</Heading>
          <Text size="sm" tone="muted">
            {i18n._(limitKindMeanings[kind])}
          </Text>
        </Stack>
        {limitPeriodsOf[kind].map((period, index) => {
          const limit = limits.find((each) => each.period === period)
          const name = i18n._(limitPeriodWords[period])
          return (
            <Stack key={period} space="sm">
              {index > 0 && <Divider />}
              <Inline align="between" space="sm">
                <Stack space="none">
                  <Text size="sm" tone="muted">
                    {name}
                  </Text>
                  <Text weight="strong" tabular>
                    <Bound amount={limit?.amount ?? null} minutes={limit?.minutes ?? null} />
                  </Text>
                </Stack>
                <Button
                  variant="outline"
                  tone="neutral"
                  aria-haspopup="dialog"
                  data-limit={`${kind}.${period}`}
                  onClick={() => onChange(period)}
                >
                  {limit
                    ? t({ message: 'Change', context: 'button: a limit' })
                    : t({ message: 'Set limit', context: 'button' })}
                </Button>
              </Inline>
              {limit && <Used limit={limit} />}
              {limit?.pending && <Pending limit={limit} />}
            </Stack>
          )
        })}
      </Stack>
    </Card>
  )
}

function Used({ limit }: { limit: Limit }) {
  const { t } = useLingui()
  const { amount, minutes, used, left, resetsAt } = limit
  const share = minutes === null ? Number(used.amount) : (used.minutes ?? 0)
  const whole = minutes === null ? Number(amount) : minutes
  return (
    <Stack space="xs">
      <Progress
        label={t({ message: 'Used', context: 'of a limit' })}
        value={share}
        max={whole}
        tone={share >= whole ? 'critical' : share >= whole * 0.8 ? 'caution' : 'accent'}
      />
      <KeyValueList
        items={[
          {
            id: 'left',
            label: t({ message: 'Remaining', context: 'of a limit' }),
            value: <Bound {...left} />,
          },
          {
            id: 'resets',
            label: t({ message: 'Resets', context: 'a limit; before a time' }),
            value: <DateTime value={resetsAt} />,
          },
        ]}
      />
    </Stack>
  )
}

function Pending({ limit }: { limit: Limit }) {
  const { t } = useLingui()
  const invalidate = useInvalidate()
  const { kind, period, pending } = limit
  const change = {
    intent: () => `${kind} ${period} ${pending?.from}`,
    failureToast: true,
    onError: () => invalidate(limitsCall),
  }
  const confirming = useLimitCall(confirmLimit, {
    ...change,
    onSuccess: () => toast({ tone: 'positive', message: t`The higher limit is now active.` }),
  })
  const withdrawing = useLimitCall(withdrawLimitChange, {
    ...change,
    onSuccess: () => toast({ tone: 'positive', message: t`The limit stays as it is.` }),
  })
  if (!pending) return null
  const body = { kind, period }
  return (
    <Alert tone="caution">
      <Stack space="sm">
        <KeyValueList
          items={[
            {
              id: 'asked',
              label: t({ message: 'Requested', context: 'a higher limit; before the amount' }),
              value: <Bound {...pending} />,
              strong: true,
            },
            ...(pending.confirmable
              ? []
              : [
                  {
                    id: 'from',
                    label: t({
                      message: 'Available to confirm from',
                      context: 'a higher limit; before a time',
                    }),
                    value: <DateTime value={pending.from} />,
                  },
                ]),
          ]}
        />
        <Inline space="xs">
          {pending.confirmable && (
            <Button size="small" loading={confirming.isPending} onClick={() => confirming.mutate({ body })}>
              {t({ message: 'Confirm the higher limit', context: 'button' })}
            </Button>
          )}
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ body })}
          >
            {t({ message: 'Keep the lower limit', context: 'button: take a request back' })}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
