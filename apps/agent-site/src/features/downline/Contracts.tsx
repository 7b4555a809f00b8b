import { ContractStateLabel, kindNames } from '@baize/account'
import { useFormat } from '@baize/i18n'
import { Inline, Link, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../../shared/paths.ts'
import type { Downline } from './downline.ts'

type Contract = Downline['contracts'][number]

/** The contracts of an account, the newest first, each with its best rate and state. */
export function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return (
    <Stack space="sm">
      {contracts.length === 0 && <Text size="sm" tone="muted">{t`None yet.`}</Text>}
      {contracts.map((contract) => {
        const { id, kind, topRate } = contract
        const rate = format.percent(Number(topRate) / 100, { maximumFractionDigits: 4 })
        return (
          <Inline key={id} align="between">
            <Text as="span">
              <Link href={pathWith(paths.contracts, { kind, side: 'downline', contract: id })}>
                {i18n._(kindNames[kind])}
              </Link>{' '}
              {t({ message: `up to ${rate}`, context: 'best rate of a contract' })}
            </Text>
            <ContractStateLabel contract={contract} />
          </Inline>
        )
      })}
    </Stack>
  )
}
