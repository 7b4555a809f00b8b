import { Button, Card, Heading, SelectField, Stack, Text, TextField } from '@baize/ui'
import { useState } from 'react'
import { brands } from './brands.ts'
import { FileCard } from './FileCard.tsx'
import type { OpenedBrand } from './folder/openBrand.ts'
import type { StudioFolder } from './folder/useFolder.ts'
import { ProposeCard } from './ProposeCard.tsx'
import { ShareCard } from './ShareCard.tsx'
import type { StudioState } from './studio-state.ts'
import { nameOf } from './tokens-document.ts'
import type { StudioActs } from './useStudio.ts'

interface StartPanelProps {
  state: StudioState
  acts: StudioActs
  folder: StudioFolder
  onSave: (name: string, content: string | Uint8Array<ArrayBuffer>) => void
}

/** Where to begin: one colour, a brand of the repository, a file. Each is one step, which can be undone. */
export function StartPanel({ state, acts, folder, onSave }: StartPanelProps) {
  const [chosen, setChosen] = useState('default')
  const options = [...brands].map(([value, { tokens }]) => ({ value, label: nameOf(tokens) || value }))
  const begin = () => {
    const brand = brands.get(chosen)
    if (!brand) return
    folder.forget()
    acts.begin(nameOf(brand.tokens) || chosen, brand, true)
  }
  const open = (opened: OpenedBrand) => {
    if (opened.kind === 'brand') acts.begin(opened.source, opened.brand, true)
    else if (opened.kind === 'tokens') acts.beginTokens(opened.source, opened.document, true)
    else acts.resume(opened.draft)
  }
  return (
    <Stack>
      <Text tone="muted">
        You are working from {state.work.source}. Beginning anew is a step like any other: it can be undone.
      </Text>
      <TextField
        label="Name of the brand"
        value={nameOf(state.work.brand.tokens)}
        maxLength={60}
        autoCapitalize="words"
        onValueChange={(value) => acts.rename(value)}
      />
      <ProposeCard onPropose={(source, document) => acts.beginTokens(source, document, false)} />
      <Card as="section">
        <Stack space="sm">
          <Heading level={3}>From a brand of the repository</Heading>
          <SelectField label="Brand" options={options} value={chosen} onValueChange={setChosen} />
          <Button variant="outline" onClick={begin}>
            Begin from it
          </Button>
        </Stack>
      </Card>
      <FileCard folder={folder} onOpen={open} />
      <ShareCard state={state} acts={acts} onSave={onSave} />
    </Stack>
  )
}
