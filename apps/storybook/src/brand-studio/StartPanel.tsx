import { Button, Card, Heading, SelectField, Stack, Text, TextField } from '@baize/ui'
import { useState } from 'react'
import { brands } from './brands.ts'
import { FileCard } from './FileCard.tsx'
import { ProposeCard } from './ProposeCard.tsx'
import type { StudioState } from './studio-state.ts'
import { nameOf } from './tokens-document.ts'
import type { StudioActs } from './useStudio.ts'

interface StartPanelProps {
  state: StudioState
  acts: StudioActs
}

/** Where to begin: one colour, a brand of the repository, a file. Each is one step, which can be undone. */
export function StartPanel({ state, acts }: StartPanelProps) {
  const [folder, setFolder] = useState('default')
  const options = [...brands].map(([value, document]) => ({ value, label: nameOf(document) || value }))
  const begin = () => {
    const document = brands.get(folder)
    if (document) acts.begin(nameOf(document) || folder, document, true)
  }
  return (
    <Stack>
      <Text tone="muted">
        You are working from {state.work.source}. Beginning anew is a step like any other: it can be undone.
      </Text>
      <TextField
        label="Name of the brand"
        value={nameOf(state.work.document)}
        maxLength={60}
        autoCapitalize="words"
        onValueChange={(value) => acts.rename(value)}
      />
      <ProposeCard onPropose={(source, document) => acts.begin(source, document, false)} />
      <Card as="section">
        <Stack space="sm">
          <Heading level={3}>From a brand of the repository</Heading>
          <SelectField label="Brand" options={options} value={folder} onValueChange={setFolder} />
          <Button variant="outline" onClick={begin}>
            Begin from it
          </Button>
        </Stack>
      </Card>
      <FileCard onOpen={(source, document) => acts.begin(source, document, true)} />
    </Stack>
  )
}
