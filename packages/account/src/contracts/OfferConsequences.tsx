import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Alert, Card, DateTime, Heading, Stack, Table, type TableColumn, Text } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ContractKind, Preview } from './contract.ts'
import { partLevel, type TitleLevel } from './levels.ts'
import { Rate } from './Rate.tsx'
import { Simulator } from './Simulator.tsx'

type Ending = Preview['ending'][number]

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  uplineRateLowered: msg({ message: 'Pays more than the offer', context: 'why a contract would end' }),
  uplineContractEnded: msg({ message: 'The contract above it ends', context: 'why a contract would end' }),
}

export interface OfferConsequencesProps {
  preview: Preview
  kind: ContractKind
  /** Of the contract's title. @default 1 */
  level?: TitleLevel
}

/** What accepting an offer means: when it begins, which contracts further down would end, what it would have paid. */
export function OfferConsequences({ preview, kind, level = 1 }: OfferConsequencesProps) {
  const { t } = useLingui()
  return (
    <Card as="section" padding="lg">
      <Stack space="md">
        <Stack space="2xs">
          <Heading level={partLevel[level]} size="group">
            {t({ message: 'If you accept', context: 'heading: of an offered contract' })}
          </Heading>
          <Text tone="secondary">
            {preview.running === null
              ? t({ message: 'Starts:', context: 'before a time: of an offered contract' })
              : t({
                  message: 'Replaces the current version:',
                  context: 'before a time: of an offered contract',
                })}{' '}
            <DateTime value={preview.validFrom} />
          </Text>
        </Stack>
        <EndingContracts preview={preview} />
        <Simulator examples={preview.examples} kind={kind} level={level} />
      </Stack>
    </Card>
  )
}

function EndingContracts({ preview }: { preview: Preview }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { brandName } = usePermission()
  const { ending, endingTotal } = preview
  if (endingTotal === 0) {
    return <Alert tone="positive">{t`No other contracts end: none pays more than this offer.`}</Alert>
  }
  const total = format.number(endingTotal)
  const columns: TableColumn<Ending>[] = [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'level',
      header: t({ message: 'Levels below', context: 'column: how far below the receiver of an offer' }),
      align: 'end',
      cell: ({ level }) => format.number(level),
    },
    {
      id: 'rate',
      header: t({ message: 'Highest share', context: 'column: highest rate of a contract' }),
      align: 'end',
      cell: ({ topRate }) => <Rate value={topRate} />,
    },
    {
      id: 'reason',
      header: t({ message: 'Why', context: 'column: why a contract would end' }),
      cell: ({ reason }) => {
        const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
        return known ? i18n._(known) : reason
      },
    },
  ]
  return (
    <Stack space="sm">
      <Alert
        tone={preview.lowerRatePolicy === 'refuse' ? 'critical' : 'caution'}
        title={t({
          message: `Contracts that would end: ${total}`,
          context: 'title: consequences of an offer',
        })}
      >
        {preview.lowerRatePolicy === 'refuse'
          ? t`${brandName} does not allow offers below contracts further down.`
          : t`No account can have a higher share than the one above it. These contracts end when the offer takes effect.`}
      </Alert>
      <Table
        caption={t({ message: 'Contracts that would end', context: 'name of a table' })}
        captionHidden
        columns={columns}
        rows={ending}
        rowKey={({ id }) => id}
        density="compact"
      />
    </Stack>
  )
}
