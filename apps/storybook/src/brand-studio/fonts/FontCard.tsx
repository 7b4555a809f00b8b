import { Alert, Button, Card, FileUpload, Heading, MultiSelect, Stack, TextField } from '@baize/ui'
import { type BrandFont, fontKindProblem, languageName, maxFontBytes } from '@baize/ui/brand'
import { useRef, useState } from 'react'
import type { BrandFolder } from '../brand-folder.ts'
import { languagesOf } from '../settings/paths.ts'
import { fontFileName } from './brandFonts.ts'
import { FontFileFields } from './FontFileFields.tsx'
import { FontPreview } from './FontPreview.tsx'

interface FontCardProps {
  brand: BrandFolder
  index: number
  font: BrandFont
  problems: readonly string[]
  /** Writes a part of the font by its path, such as `files.0.weight`; undefined removes it. */
  set: (path: string, value: unknown) => void
  /** Adds or replaces a file of the folder, and names it in the font. */
  onFile: (font: BrandFont, name: string, bytes: Uint8Array<ArrayBuffer>) => void
  onRemove: () => void
}

/** One typeface of the brand: its name, its files, its languages, and text in it. */
export function FontCard({ brand, index, font, problems, set, onFile, onRemove }: FontCardProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const title = font.family || `Font ${index + 1}`

  const take = async (file: File) => {
    const name = fontFileName(file.name)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const problem = fontKindProblem(name, bytes)
    setRefused(problem && `${file.name} ${problem} The brand is as it was.`)
    if (problem !== undefined) return
    const known = font.files.some((each) => each.file === name)
    onFile(known ? font : { ...font, files: [...font.files, { file: name, weight: 400 }] }, name, bytes)
  }

  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={3}>{title}</Heading>
        {problems.length > 0 && (
          <Alert tone="critical">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Alert>
        )}
        <TextField
          label="Family"
          hint="The name that the tokens of type.family have, such as Exo 2."
          value={font.family}
          onValueChange={(family) => set('family', family)}
        />
        <MultiSelect
          label="Languages written in it"
          options={languagesOf(brand.settings).map((value) => ({ value, label: languageName(value) }))}
          valueLabels={Object.fromEntries(font.languages.map((tag) => [tag, languageName(tag)]))}
          value={font.languages}
          onValueChange={(languages) => set('languages', languages)}
        />
        <TextField
          label="Copyright and licence"
          hint="One line, which stays with the font wherever it is served."
          value={font.licence}
          onValueChange={(licence) => set('licence', licence)}
        />
        {font.files.map((file, at) => (
          <FontFileFields
            key={file.file}
            file={file}
            bytes={brand.files.get(file.file)}
            set={(path, value) => set(`files.${at}.${path}`, value)}
            onRemove={() => {
              set('files', font.files.toSpliced(at, 1))
              // The button is removed with its file.
              input.current?.focus()
            }}
          />
        ))}
        <FileUpload
          label={`Add or replace a file: ${title}`}
          hint="A file of the same name is replaced."
          accept={['.woff2', '.ttf', '.otf']}
          maxBytes={maxFontBytes}
          maxCount={1}
          ref={input}
          value={[]}
          error={refused}
          onValueChange={([chosen]) => chosen && void take(chosen.file)}
        />
        <FontPreview brand={brand} index={index} family={font.family} languages={font.languages} />
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Stack>
    </Card>
  )
}
