import { ApiError } from '@baize/api'
import { setLimit } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { useProblemText } from '@baize/site'
import { Alert, Button, Inline, PopupDialog, Stack, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { Bound } from './Bound.tsx'
import { type Limit, type LimitKind, type LimitPeriod, limitKindWords, limitPeriodWords } from './labels.ts'
import { useLimitCall } from './useLimitCall.ts'

interface Which {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

export interface LimitDialogProps {
  /** The limit that is changed; null while none is. */
  which: Which | null
  limits: readonly Limit[]
  onClose: () => void
}

/** Sets, changes or removes one limit. What happens when is said before it is sent. */
export function LimitDialog({ which, limits, onClose }: LimitDialogProps) {
  const { i18n, t } = useLingui()
  const kind = which ? i18n._(limitKindWords[which.kind]) : ''
  const period = which ? i18n._(limitPeriodWords[which.period]) : ''
  const title = t({ message: `${kind}: ${period}`, comment: 'title: a limit of a kind for a period' })
  return (
    <PopupDialog routed open={which !== null} label={title} title={title} onClose={onClose}>
      {which && (
        <LimitForm
          key={`${which.kind}.${which.period}`}
          {...which}
          now={limits.find(({ kind, period }) => kind === which.kind && period === which.period)}
          onDone={onClose}
        />
      )}
    </PopupDialog>
  )
}

interface LimitFormProps extends Which {
  now: Limit | undefined
  onDone: () => void
}

function LimitForm({ kind, period, now, onDone }: LimitFormProps) {
  const { t } = useLingui()
  const set = useLimitCall(setLimit, {
    intent: ({ body }) => JSON.stringify(body),
    onSuccess(next) {
      const pending = next.limits.some((each) => each.kind === kind && each.period === period && each.pending)
      toast(
        pending
          ? {
              tone: 'info',
              message: t`Request saved. You can confirm it here once the waiting time is over.`,
            }
          : { tone: 'positive', message: t`The limit is now active.` },
      )
      onDone()
    },
  })
  const problemText = useProblemText()
  const currency = useCurrency()
  const timed = kind === 'sessionTime'
  // What the form is refused it shows itself.
  const askedForNone = set.variables?.body.amount === null || set.variables?.body.minutes === null
  return (
    <Stack space="md">
      <Text tone="secondary">
        {t({ message: 'Now', context: 'before the limit that holds' })}{' '}
        <Text as="span" weight="strong" tone="primary">
          <Bound amount={now?.amount ?? null} minutes={now?.minutes ?? null} />
        </Text>
      </Text>
      <Form
        kinds={moreKinds}
        fields={[
          timed
            ? { name: 'minutes', kind: 'number', required: true, minNumber: 5, maxNumber: 1440 }
            : { name: 'amount', kind: 'amount', required: true, minAmount: '0.01' },
        ]}
        looks={{
          amount: { money: { currency } },
          minutes: { label: t({ message: 'Minutes per day', context: 'label of a form field: a limit' }) },
        }}
        beforeFields={
          <Alert>{t`A lower limit takes effect immediately. A higher one takes a day, and then you confirm it.`}</Alert>
        }
        submitLabel={t({ message: 'Set limit', context: 'button' })}
        onSubmit={async ({ amount, minutes }) => {
          const value = timed ? { minutes: Number(minutes) } : { amount: String(amount) }
          await set.mutateAsync({ body: { kind, period, ...value } })
        }}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      />
      {/* In the dialog: what is said behind it is out of reach for as long as it is open. */}
      {askedForNone && set.error && (
        <Alert tone="critical" announce="assertive">
          {problemText(set.error)}
        </Alert>
      )}
      {now && (
        <Inline>
          <Button
            variant="plain"
            tone="critical"
            loading={askedForNone && set.isPending}
            onClick={() =>
              set.mutate({ body: { kind, period, ...(timed ? { minutes: null } : { amount: null }) } })
            }
          >
            {t({ message: 'Request no limit', context: 'button' })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
