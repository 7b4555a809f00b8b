import { Alert, Button, Card, FileUpload, Heading, Stack } from '@baize/ui'
import { useState } from 'react'
import * as css from './FileCard.css.ts'
import { maxOpenedBytes, type Opened, type OpenedBrand, openBrandFile } from './folder/openBrand.ts'
import type { StudioFolder } from './folder/useFolder.ts'

interface FileCardProps {
  folder: StudioFolder
  onOpen: (opened: OpenedBrand) => void
}

/** More sentences than this are of no use at once. */
const maxSentences = 8

/** A brand from this device: its folder, a zip of it, its `tokens.json`, or a draft. What cannot be used changes nothing. */
export function FileCard({ folder, onOpen }: FileCardProps) {
  const [refused, setRefused] = useState<{ name: string; problems: readonly string[] }>()
  const [opened, setOpened] = useState('')

  const take = (name: string, result: Opened | undefined) => {
    if (!result) return
    if (result.kind === 'refused') {
      setOpened('')
      setRefused({ name, problems: result.problems })
      return
    }
    setRefused(undefined)
    setOpened(`${name} is open.`)
    onOpen(result)
  }
  const openFile = async (file: File) => {
    const result = await openBrandFile(file)
    if (result.kind !== 'refused') folder.forget()
    take(file.name, result)
  }

  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={3}>From a file</Heading>
        {folder.available && (
          <Button
            variant="outline"
            onClick={() => void folder.open().then((result) => take('The folder', result))}
          >
            Open a folder
          </Button>
        )}
        <FileUpload
          label="Brand file"
          hint="A zip of a brand’s folder, a tokens.json, or a draft that was shared."
          accept={['.zip', '.json']}
          maxBytes={maxOpenedBytes}
          maxCount={1}
          value={[]}
          data-testid="studio-file"
          onValueChange={([chosen]) => chosen && void openFile(chosen.file)}
        />
        <span role="status">{opened}</span>
        {refused && (
          <Alert
            tone="critical"
            announce="assertive"
            title={`${refused.name} was not opened; your work is as it was.`}
          >
            <ul className={css.sentences}>
              {refused.problems.slice(0, maxSentences).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {refused.problems.length > maxSentences && (
                <li>…and {refused.problems.length - maxSentences} more.</li>
              )}
            </ul>
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
