import { useFormat } from '@baize/i18n'
import { usePlatform } from '@baize/site'
import { DateTime, Inline, Link, Stack, StatusLabel, Text, type Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../../shared/paths.ts'
import type { Downline } from './downline.ts'
import { kindNames } from './kindNames.ts'

type Contract = Downline['contracts'][number]

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
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (
    <Stack space="sm">
      {contracts.length === 0 && <Text size="sm" tone="muted">{t`None yet.`}</Text>}
      {contracts.map(({ id, kind, state, topRate, validFrom }) => {
        const rate = format.percent(Number(topRate) / 100, { maximumFractionDigits: 4 })
        return (
          <Inline key={id} align="between">
            <Text as="span">
              <Link href={pathWith(paths.contracts, { kind, side: 'downline', contract: id })}>
                {i18n._(kindNames[kind])}
              </Link>{' '}
              {t({ message: `up to ${rate}`, context: 'best rate of a contract' })}
            </Text>
            <State state={state} validFrom={validFrom} />
          </Inline>
        )
      })}
    </Stack>
  )
}

/** One that was agreed and begins later shows when it begins. */
function State({ state, validFrom }: Pick<Contract, 'state' | 'validFrom'>) {
  const { i18n } = useLingui()
  const { client } = usePlatform()
  if (state === 'valid' && validFrom !== null && Date.parse(validFrom) > client.now().getTime()) {
    return (
      <StatusLabel tone="info">
        <Trans comment="state of a contract that was agreed and begins later">
          Starts <DateTime value={validFrom} show="date" />
        </Trans>
      </StatusLabel>
    )
  }
  return <StatusLabel tone={states[state].tone}>{i18n._(states[state].label)}</StatusLabel>
}
