import { baseNames, type ContractKind, carryNames, periodNames } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { contractInfo } from '@baize/api/calls'
import { contracts } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'
import { Badge, Inline, KeyValueList, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useKindNames, useRates } from './rates.ts'

/**
 * What an offered rate becomes: a contract with one tier without requirements, settled as the agent's own contract
 * of the kind is. Nothing for an agent that has no rates to offer.
 */
export function RateContracts({ info }: { info: ValueOf<typeof contractInfo> | undefined }) {
  const { t, i18n } = useLingui()
  const names = useKindNames()
  const rates = useRates(info)
  const query = { side: 'own', state: 'valid', pageSize: '20' } as const
  const own = useApiQuery(contracts, { query }, { enabled: rates.length > 0 }).data?.rows ?? []
  const rows = rates.flatMap(({ id }) => own.find(({ kind }) => kind === (id as ContractKind)) ?? [])
  if (rows.length === 0) return null
  return (
    <Stack space="xs">
      <Text>{t`Each rate becomes a contract with one unconditional tier, settled like your own:`}</Text>
      <KeyValueList
        items={rows.map(({ kind, period, base, carry }) => ({
          id: kind,
          label: names[kind],
          value: (
            <Inline as="span" space="xs">
              {[
                i18n._(periodNames[period]),
                i18n._(baseNames[base]),
                ...(kind === 'dividend' ? [i18n._(carryNames[carry])] : []),
              ].map((word) => (
                <Badge key={word} tone="neutral">
                  {word}
                </Badge>
              ))}
            </Inline>
          ),
        }))}
      />
      <Text size="sm" tone="muted">
        {t`For other terms, open the account without a rate and offer a contract afterwards.`}
      </Text>
    </Stack>
  )
}
