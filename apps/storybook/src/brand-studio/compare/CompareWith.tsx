import { Button, FileUpload, SelectField, Stack, Text, TextField } from '@baize/ui'
import { type FormEvent, useState } from 'react'
import type { BrandFolder } from '../brand-folder.ts'
import { brands } from '../brands.ts'
import { maxOpenedBytes } from '../folder/openBrand.ts'
import { nameOf } from '../tokens-document.ts'
import type { Compared } from './compared.ts'
import { openCompared } from './openCompared.ts'
import { readPublishedBrand } from './publishedBrand.ts'

interface CompareWithProps {
  brand: BrandFolder
  /** What the work began from. */
  source: string
  /** Undefined: the start. */
  onChoose: (compared: Compared | undefined) => void
}

/** Chooses what the work is compared with. */
export function CompareWith({ brand, source, onChoose }: CompareWithProps) {
  const [choice, setChoice] = useState('start')
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const options = [
    { value: 'start', label: `The start: ${source}` },
    ...[...brands].map(([folder, { tokens }]) => ({
      value: folder,
      label: `${nameOf(tokens) || folder}, in the repository`,
    })),
    { value: 'published', label: 'What a site has published' },
    { value: 'file', label: 'A file' },
  ]
  const choose = (value: string) => {
    const known = brands.get(value)
    setChoice(value)
    setProblem(undefined)
    onChoose(known && { title: `${nameOf(known.tokens)}, in the repository`, ...known })
  }
  const take = (found: Compared | { problem: string }) => {
    setProblem('problem' in found ? found.problem : undefined)
    if (!('problem' in found)) onChoose(found)
  }
  const load = async (event: FormEvent) => {
    event.preventDefault()
    take(await readPublishedBrand(address))
  }
  return (
    <Stack space="sm">
      <SelectField label="Compare with" options={options} value={choice} onValueChange={choose} />
      {choice === 'published' && (
        <form onSubmit={(event) => void load(event)} noValidate>
          <Stack space="sm">
            <TextField
              label="Address of the site"
              placeholder="https://play.example"
              value={address}
              error={problem}
              dir="ltr"
              autoCapitalize="none"
              onValueChange={setAddress}
            />
            <Button type="submit" variant="outline">
              Compare
            </Button>
          </Stack>
        </form>
      )}
      {choice === 'file' && (
        <FileUpload
          label="File to compare with"
          hint="A zip of a brand’s folder or of what was published, a tokens.json, or a draft."
          accept={['.zip', '.json']}
          maxBytes={maxOpenedBytes}
          maxCount={1}
          value={[]}
          error={problem}
          onValueChange={([chosen]) => chosen && void openCompared(chosen.file, brand).then(take)}
        />
      )}
      {(choice === 'published' || choice === 'file') && (
        <Text size="sm" tone="muted">
          Until one is read, the list below is against the start.
        </Text>
      )}
    </Stack>
  )
}
