import { Stack, Table, type TableColumn, Text, TextField } from '@baize/ui'
import { useState } from 'react'
import { codePointLength, compilePattern, java, MAX_LENGTH, normaliseValue } from '../compiler/index.ts'
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
  /** The pattern of one's own to begin with. */
  pattern?: string
}

/** Tries one text against all 24 patterns and one of one's own. For people who set or translate rules; no part of a site. */
export function PatternTable({ text = '', pattern = '' }: PatternTableProps) {
  const [tried, setTried] = useState(text)
  const [own, setOwn] = useState(pattern)
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
      <TextField label="Text to try" name="text" defaultValue={text} dir="auto" onValueChange={setTried} />
      <Text as="p" data-testid="count">
        {countWords(tried, value)}
      </Text>
      <Text as="p" tone="muted" size="sm">
        Lengths count code points of the NFC form, after white space at the ends and marks that turn the
        direction of writing are taken away: é is one, whether typed as one sign or two, and so is 😀. No
        field takes more than {MAX_LENGTH}. minLength and maxLength are checked first, then the pattern, which
        the value as a whole must match.
      </Text>
      <TextField
        label="Pattern of your own"
        name="pattern"
        defaultValue={pattern}
        dir="ltr"
        hint="What a rule would hold as acceptedPattern"
        onValueChange={setOwn}
      />
      {own !== '' && <OwnPattern source={own} value={value} />}
      <Table caption="The 24 patterns" columns={columns} rows={rows} rowKey={({ key }) => key} />
    </Stack>
  )
}

function countWords(typed: string, value: string): string {
  const length = codePointLength(value)
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`
  if (value === typed) return counted
  return `${counted}: read as ${JSON.stringify(value.toWellFormed())}`
}

function OwnPattern({ source, value }: { source: string; value: string }) {
  const compiled = compilePattern(source, { dialect: java })
  if (!compiled.usable) {
    return (
      <Text as="p" tone="critical" data-testid="own">
        Refused: {compiled.reason}. A form leaves this check to the platform; the platform does not start with
        it.
      </Text>
    )
  }
  const { translated, test } = compiled
  return (
    <Text as="p" data-testid="own">
      Usable{translated.length > 0 && `, with ${translated.join(' ')} put into JavaScript’s words`}. This text{' '}
      <Answer yes={test(value)} />
    </Text>
  )
}

function Answer({ yes }: { yes: boolean }) {
  return (
    <Text as="span" tone={yes ? 'positive' : 'muted'}>
      {yes ? 'passes' : 'fails'}
    </Text>
  )
}
