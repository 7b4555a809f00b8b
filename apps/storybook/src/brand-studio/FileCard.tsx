import { Alert, Button, Card, Heading, Stack, Text } from '@baize/ui'
import { type DragEvent, useRef, useState } from 'react'
import * as css from './FileCard.css.ts'
import { openFile } from './files.ts'
import { nameOf, type TokensDocument } from './tokens-document.ts'

interface FileCardProps {
  onOpen: (source: string, document: TokensDocument) => void
}

/** More sentences than this do not help. */
const mostSentences = 8

/** A `tokens.json` from this device, chosen or dropped. A file that cannot be used changes nothing. */
export function FileCard({ onOpen }: FileCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<{ name: string; problems: readonly string[] }>()
  const [opened, setOpened] = useState('')

  const open = async (file: File | undefined) => {
    if (!file) return
    const result = await openFile(file)
    if ('problems' in result) {
      setOpened('')
      setRefused({ name: file.name, problems: result.problems })
      return
    }
    setRefused(undefined)
    setOpened(`${file.name} is open.`)
    onOpen(nameOf(result.document) || file.name, result.document)
  }
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside)
  }

  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={3}>From a file</Heading>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button is for all */}
        <div
          className={css.drop}
          data-over={over || undefined}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false)
            void open(event.dataTransfer.files[0])
          }}
        >
          <Text size="sm" tone="muted" align="center">
            Drop a tokens.json here, or
          </Text>
          <Button variant="outline" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            data-testid="studio-file"
            aria-label="tokens.json"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // The same file may be chosen again once it is mended.
              void open(file).then(() => input.current && Object.assign(input.current, { value: '' }))
            }}
          />
        </div>
        <span role="status">{opened}</span>
        {refused && (
          <Alert
            tone="critical"
            announce="assertive"
            title={`${refused.name} was not opened; your work is as it was.`}
          >
            <ul className={css.sentences}>
              {refused.problems.slice(0, mostSentences).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {refused.problems.length > mostSentences && (
                <li>…and {refused.problems.length - mostSentences} more.</li>
              )}
            </ul>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
