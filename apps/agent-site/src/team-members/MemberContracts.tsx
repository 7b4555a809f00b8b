import { useFormat } from '@baize/i18n'
import { Heading, Inline, Stack, StatusLabel, Text, type Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TeamMemberDetail } from './MemberDetails.tsx'

type Contract = TeamMemberDetail['contracts'][number]

const kinds: Record<Contract['kind'], MessageDescriptor> = {
  dividend: msg({ message: 'Dividend', context: 'kind of contract' }),
  dailySalary: msg({ message: 'Daily salary', context: 'kind of contract' }),
  hourSalary: msg({ message: 'Hourly salary', context: 'kind of contract' }),
  realtimeSalary: msg({ message: 'Real-time salary', context: 'kind of contract' }),
}

const states: Record<Contract['state'], { label: MessageDescriptor; tone: Tone }> = {
  requested: { label: msg({ message: 'Offered', context: 'state of a contract' }), tone: 'info' },
  valid: { label: msg({ message: 'In force', context: 'state of a contract' }), tone: 'positive' },
  denied: { label: msg({ message: 'Rejected', context: 'state of a contract' }), tone: 'critical' },
  expired: { label: msg({ message: 'Not answered', context: 'state of a contract' }), tone: 'neutral' },
  terminationRequested: {
    label: msg({ message: 'Termination requested', context: 'state of a contract' }),
    tone: 'caution',
  },
  invalid: { label: msg({ message: 'Ended', context: 'state of a contract' }), tone: 'neutral' },
}

/** The contracts of an account, the newest first, each with its best rate and state. */
export function MemberContracts({ contracts }: { contracts: readonly Contract[] }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (
    <Stack space="sm">
      <Heading level={3} size="item">
        {t({ message: 'Contracts', context: 'menu section' })}
      </Heading>
      {contracts.length === 0 && <Text size="sm" tone="muted">{t`None yet.`}</Text>}
      {contracts.map(({ id, kind, state, topRate }) => {
        const rate = format.percent(Number(topRate) / 100, { maximumFractionDigits: 4 })
        return (
          <Inline key={id} align="between">
            <Text as="span">
              {i18n._(kinds[kind])} {t({ message: `up to ${rate}`, context: 'best rate of a contract' })}
            </Text>
            <StatusLabel tone={states[state].tone}>{i18n._(states[state].label)}</StatusLabel>
          </Inline>
        )
      })}
    </Stack>
  )
}
