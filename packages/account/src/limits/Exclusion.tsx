import { ApiError } from '@baize/api'
import { exclude } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { AnswerPlace, useAnswerFocus, useProblemText, useSkew } from '@baize/site'
import { Alert, Card, Countdown, confirm, DateTime, Heading, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Limits } from './labels.ts'
import { useLimitCall } from './useLimitCall.ts'

const lengths = {
  timeOut: ['1', '3', '7', '14', '30', '42'],
  selfExclusion: ['180', '365', '730', '1830'],
} as const

/** A break from playing: what it means is said before it begins, for it cannot be made shorter. */
export function Exclusion({ running }: { running: Limits['exclusion'] }) {
  const { t } = useLingui()
  const skew = useSkew()
  const left = t({ message: 'Time left of the break', context: 'countdown' })
  // On a phone the started exclusion is far above the button that started it.
  const { place, answered } = useAnswerFocus(running?.until ?? '')
  return (
    <Card as="section">
      <Stack space="md">
        <Heading level={2}>{t`Take a break`}</Heading>
        {running && (
          <AnswerPlace ref={place}>
            <Alert
              tone="caution"
              announce="polite"
              title={
                running.kind === 'selfExclusion'
                  ? t({ message: 'You have excluded yourself', context: 'title' })
                  : t({ message: 'You are taking a break', context: 'title' })
              }
            >
              <Stack space="xs">
                <DateTime value={running.until} />
                <Countdown to={running.until} format="long" label={left} skew={skew} />
                <span>{t`You can’t play or deposit until then. You can still withdraw.`}</span>
              </Stack>
            </Alert>
          </AnswerPlace>
        )}
        <Stack space="xs">
          <Text tone="secondary">{t`During a break you can’t bet or deposit. You can still withdraw at any time.`}</Text>
          <Text tone="secondary">{t`It can’t be shortened, not even by customer service. You can extend it.`}</Text>
        </Stack>
        <BreakForm onBegun={answered} />
      </Stack>
    </Card>
  )
}

function BreakForm({ onBegun }: { onBegun: () => void }) {
  const { t } = useLingui()
  const begin = useLimitCall(exclude, {
    intent: ({ body }) => JSON.stringify(body),
    onSuccess: onBegun,
  })
  const problemText = useProblemText()
  const days = (written: string) => {
    const count = Number(written)
    return t({
      message: plural(count, { one: '# day', other: '# days' }),
      context: 'length of a break',
    })
  }
  const optionsOf = (kind: keyof typeof lengths) =>
    lengths[kind].map((value) => ({ value, label: days(value) }))
  return (
    <Form
      kinds={moreKinds}
      fields={[
        { name: 'kind', kind: 'choice', required: true, options: ['timeOut', 'selfExclusion'] },
        {
          name: 'timeOutDays',
          kind: 'select',
          required: true,
          options: lengths.timeOut,
          when: { field: 'kind', is: ['timeOut'] },
        },
        {
          name: 'exclusionDays',
          kind: 'select',
          required: true,
          options: lengths.selfExclusion,
          when: { field: 'kind', is: ['selfExclusion'] },
        },
      ]}
      looks={{
        kind: {
          label: t({ message: 'Type of break', context: 'label of a choice' }),
          cards: true,
          options: [
            {
              value: 'timeOut',
              label: t({ message: 'Time-out', context: 'kind of a break' }),
              description: t`From one day to six weeks.`,
            },
            {
              value: 'selfExclusion',
              label: t({ message: 'Self-exclusion', context: 'kind of a break' }),
              description: t`From six months to five years. If gambling is no longer fun.`,
            },
          ],
        },
        timeOutDays: {
          label: t({ message: 'Duration', context: 'label of a choice: a break' }),
          placeholder: t({ message: 'Choose', context: 'in an empty selection' }),
          options: optionsOf('timeOut'),
        },
        exclusionDays: {
          label: t({ message: 'Duration', context: 'label of a choice: a break' }),
          placeholder: t({ message: 'Choose', context: 'in an empty selection' }),
          options: optionsOf('selfExclusion'),
        },
      }}
      submitTone="critical"
      submitLabel={t({ message: 'Start break', context: 'button' })}
      review={({ kind, timeOutDays, exclusionDays }) => {
        const length = days(String(kind === 'timeOut' ? timeOutDays : exclusionDays))
        return confirm({
          question: t({
            message: `Take a break for ${length}?`,
            comment: 'question; the variable is a number of days',
          }),
          message: t`It starts immediately and can’t be ended early.`,
          confirmLabel: t({ message: 'Start break', context: 'button' }),
          cancelLabel: t({ message: 'Back', context: 'button in a dialog: no break' }),
          tone: 'critical',
        })
      }}
      onSubmit={async ({ kind, timeOutDays, exclusionDays }) => {
        const timeOut = kind === 'timeOut'
        const body = {
          kind: timeOut ? ('timeOut' as const) : ('selfExclusion' as const),
          days: Number(timeOut ? timeOutDays : exclusionDays),
        }
        await begin.mutateAsync({ body })
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
