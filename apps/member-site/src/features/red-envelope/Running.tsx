import type { ValueOf } from '@baize/api'
import { balance, type envelopeRains, openEnvelope } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useCall, usePermission, useProblemText } from '@baize/site'
import {
  Alert,
  Card,
  Countdown,
  EmptyState,
  Heading,
  Inline,
  RedEnvelope,
  type RedEnvelopeState,
  Stack,
  Text,
} from '@baize/ui'
import { RewardIcon } from '@baize/ui/icons'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

export type Rain = ValueOf<typeof envelopeRains>['rains'][number]

export interface RunningProps {
  rain: Rain | undefined
  /** The offset of the platform's clock, in milliseconds; positive when it is ahead. */
  skew: number
  /** It was opened, is empty, or its time is over. */
  onChanged: () => void
}

/** The rain that is on: one envelope for each account. */
export function Running({ rain, skew, onChanged }: RunningProps) {
  const { t } = useLingui()
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2} size="group">
          {t({ message: 'Now', context: 'heading: the rain of red envelopes that is on' })}
        </Heading>
        {rain ? (
          <OneEnvelope key={rain.id} rain={rain} skew={skew} onChanged={onChanged} />
        ) : (
          <EmptyState level={3} icon={<RewardIcon />} title={t`No rain right now`}>
            {t`The next rain is announced on this page. Come back when it starts.`}
          </EmptyState>
        )}
      </Stack>
    </Card>
  )
}

function OneEnvelope({ rain, skew, onChanged }: RunningProps & { rain: Rain }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const { state, amount, problem, open } = useOpening(rain, onChanged)
  const { left } = rain
  return (
    <Stack space="sm">
      <Inline align="between">
        <Text size="sm">
          {t({ message: plural(left, { one: '# envelope left', other: '# envelopes left' }) })}
        </Text>
        <Text size="sm" as="span">
          <Trans>
            Ends in{' '}
            <Countdown
              to={rain.endsAt}
              skew={skew}
              label={t({ message: 'Until the rain ends', context: 'countdown' })}
              onEnd={onChanged}
            />
          </Trans>
        </Text>
      </Inline>
      {problem && (
        <Alert tone="critical" announce="assertive">
          {problem}
        </Alert>
      )}
      <RedEnvelope state={state} amount={amount} currency={currencySymbol} onOpen={open} />
      <Text size="sm" tone="muted" align="center">
        {t({
          message: `${format.amount(rain.pot, { symbol: currencySymbol })} in ${format.number(rain.envelopes)} envelopes`,
          context: 'what a rain of red envelopes holds',
        })}
      </Text>
    </Stack>
  )
}

/** How far one's own envelope is; a definite refusal becomes what the envelope shows, anything else can be tried again. */
function useOpening(rain: Rain, onChanged: () => void) {
  const problemText = useProblemText()
  const opening = useCall(openEnvelope, {
    intent: () => rain.id,
    invalidates: [balance],
    onSettled: onChanged,
  })
  const known: RedEnvelopeState = rain.own !== null ? 'taken' : rain.state === 'open' ? 'closed' : 'missed'
  const { status, error } = opening
  const gone = error?.code === 'outOfStock' || error?.code === 'wrongState'
  const after = {
    idle: known,
    pending: 'opening',
    success: 'opened',
    error: gone ? 'missed' : known,
  } as const
  return {
    state: after[status],
    amount: opening.data?.amount ?? rain.own ?? undefined,
    problem: error && !gone && error.code !== 'alreadyClaimed' ? problemText(error) : undefined,
    open: () => opening.mutate({ params: { id: rain.id } }),
  }
}
