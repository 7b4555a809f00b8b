import { usePlatform } from '@baize/site'
import { DateTime, type KeyValue, KeyValueList } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Contract } from './contract.ts'
import { Rate } from './Rate.tsx'
import { termNames } from './termWords.ts'
import { usePayer } from './usePayer.ts'
import { useTermWords } from './useTermWords.tsx'

const endReasons: Readonly<Record<NonNullable<Contract['endReason']>, MessageDescriptor>> = {
  newVersion: msg({ message: 'Replaced by a new version', context: 'why a contract ends' }),
  terminated: msg({ message: 'Both sides agreed to end it', context: 'why a contract ends' }),
  uplineRateLowered: msg({ message: 'The upline’s own share was reduced', context: 'why a contract ends' }),
  uplineContractEnded: msg({ message: 'The upline’s own contract ended', context: 'why a contract ends' }),
}

/** Who agreed what with whom, and for what time; the tiers stand apart. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t, i18n } = useLingui()
  const { client } = usePlatform()
  const { value } = useTermWords()
  const payer = usePayer()(contract)
  const fact = (id: string, label: string, shown: ReactNode): KeyValue => ({ id, label, value: shown })
  const items: KeyValue[] = [
    fact('payer', t({ message: 'Pays', context: 'side of a contract' }), <bdi>{payer}</bdi>),
    fact(
      'party',
      t({ message: 'Receives', context: 'side of a contract' }),
      <bdi>{contract.party.account}</bdi>,
    ),
    fact(
      'rate',
      t({ message: 'Highest share', context: 'of a contract' }),
      <Rate value={contract.topRate} />,
    ),
    fact('period', i18n._(termNames.period), value('period', contract.period)),
    fact('base', i18n._(termNames.base), value('base', contract.base)),
  ]
  if (contract.kind === 'dividend')
    items.push(fact('carry', i18n._(termNames.carry), value('carry', contract.carry)))
  items.push(fact('autoPay', i18n._(termNames.autoPay), value('autoPay', String(contract.autoPay))))
  if (contract.state === 'requested') {
    items.push(
      fact(
        'answerBy',
        t({ message: 'Answer by', context: 'of an offered contract' }),
        <DateTime value={contract.answerBy} />,
      ),
    )
  }
  if (contract.validFrom !== null) {
    items.push(
      fact(
        'since',
        Date.parse(contract.validFrom) > client.now().getTime()
          ? t({ message: 'Begins', context: 'of a contract: a time to come' })
          : t({ message: 'In force since', context: 'of a contract' }),
        <DateTime value={contract.validFrom} />,
      ),
    )
  }
  if (contract.endsAt !== null) {
    items.push(
      fact('until', t({ message: 'Ends', context: 'of a contract' }), <DateTime value={contract.endsAt} />),
    )
  }
  if (contract.endReason !== null) {
    items.push(
      fact(
        'why',
        t({ message: 'Reason for ending', context: 'of a contract' }),
        i18n._(endReasons[contract.endReason]),
      ),
    )
  }
  return <KeyValueList items={items} columns={2} />
}
