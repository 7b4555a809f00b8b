import { compareDecimals, StatusLabel, Table, type TableColumn, Text, type Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ContractDetail } from './contract.ts'
import { useTermWords } from './useTermWords.tsx'

type Change = ContractDetail['difference'][number]

const changes = {
  added: { label: msg({ message: 'New', context: 'change of a term' }), tone: 'info' },
  removed: { label: msg({ message: 'Removed', context: 'change of a term' }), tone: 'neutral' },
  raised: { label: msg({ message: 'Pays more', context: 'change of a term' }), tone: 'positive' },
  lowered: { label: msg({ message: 'Pays less', context: 'change of a term' }), tone: 'critical' },
  harder: { label: msg({ message: 'Harder to reach', context: 'change of a term' }), tone: 'critical' },
  easier: { label: msg({ message: 'Easier to reach', context: 'change of a term' }), tone: 'positive' },
  changed: { label: msg({ message: 'Changed', context: 'change of a term' }), tone: 'caution' },
} as const satisfies Record<string, { label: MessageDescriptor; tone: Tone }>

/** What a change means for the party that is paid. */
function changeOf({ term, before, after }: Change): keyof typeof changes {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  const [, part] = /^tiers\.\d+\.(\w+)$/.exec(term) ?? []
  if (part === undefined) return 'changed'
  const more = compareDecimals(after, before) > 0
  if (/rate$/i.test(part) || part === 'amount') return more ? 'raised' : 'lowered'
  return more ? 'harder' : 'easier'
}

/** What a new version changes, term by term, in numbers and in words. */
export function DifferenceTable({ difference }: Pick<ContractDetail, 'difference'>) {
  const { t, i18n } = useLingui()
  const { name, value } = useTermWords()
  const columns: TableColumn<Change>[] = [
    {
      id: 'term',
      header: t({ message: 'Term', context: 'column: part of a contract' }),
      rowHeader: true,
      cell: ({ term }) => name(term),
    },
    {
      id: 'before',
      header: t({ message: 'Before', context: 'column: version of a contract' }),
      align: 'end',
      cell: ({ term, before }) => (
        <Text as="span" size="inherit" tone="muted">
          {value(term, before)}
        </Text>
      ),
    },
    {
      id: 'after',
      header: t({ message: 'After', context: 'column: version of a contract' }),
      align: 'end',
      cell: ({ term, after }) => (
        <Text as="span" size="inherit" weight="medium">
          {value(term, after)}
        </Text>
      ),
    },
    {
      id: 'change',
      header: t({ message: 'What it means', context: 'column: change of a term' }),
      cell: (change) => {
        const { label, tone } = changes[changeOf(change)]
        return <StatusLabel tone={tone}>{i18n._(label)}</StatusLabel>
      },
    },
  ]
  return (
    <Table
      caption={t({ message: 'What changes', context: 'from one version of a contract to the next' })}
      captionHidden
      columns={columns}
      rows={difference}
      rowKey={({ term }) => term}
      density="compact"
      empty={t({ message: 'No changes.', context: 'from one version of a contract to the next' })}
    />
  )
}
