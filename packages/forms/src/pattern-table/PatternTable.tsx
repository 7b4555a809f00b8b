import { Stack, Table, type TableColumn, Text, TextField } from '@baize/ui'
import { useState } from 'react'
import { compilePattern, normaliseValue } from '../compiler/index.ts'
import { table } from './table.ts'

const rows = table.patterns.map((pattern) => ({ ...pattern, engine: compilePattern(pattern.regex) }))
type Row = (typeof rows)[number]

const examples = (texts: readonly string[]) => {
  const words = texts.slice(0, 3).map((text) => JSON.stringify(text.toWellFormed()))
  return words.join('  ')
}

export interface PatternTableProps {
  /** The text to begin with. */
  text?: string
}

/** Tries one text against all 24 patterns. For people who set or translate rules; no part of a site. */
export function PatternTable({ text = '' }: PatternTableProps) {
  const [tried, setTried] = useState(text)
  const value = normaliseValue({ kind: 'text' }, tried)
  const columns: TableColumn<Row>[] = [
    { id: 'id', header: 'Id', align: 'end', nowrap: true, cell: ({ id }) => id },
    { id: 'name', header: 'Pattern', rowHeader: true, cell: ({ name }) => name },
    {
      id: 'answer',
      header: 'This text',
      cell: ({ engine }) => <Answer yes={engine.usable && engine.test(value)} />,
    },
    { id: 'accept', header: 'Passing examples', cell: ({ accept }) => examples(accept) },
    { id: 'reject', header: 'Failing examples', cell: ({ reject }) => examples(reject) },
  ]
  return (
    <Stack space="md">
      <TextField
        label="Text to try"
        defaultValue={text}
        dir="auto"
        onChange={(event) => setTried(event.target.value)}
      />
      <Table caption="The 24 patterns" columns={columns} rows={rows} rowKey={({ key }) => key} />
    </Stack>
  )
}

function Answer({ yes }: { yes: boolean }) {
  return (
    <Text as="span" tone={yes ? 'positive' : 'muted'}>
      {yes ? 'passes' : 'fails'}
    </Text>
  )
}
