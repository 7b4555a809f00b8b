import { Button, SelectField, Text, TextField } from '@baize/ui'
import type { BrandFontFile } from '@baize/ui/brand'
import { useState } from 'react'
import { sizeText } from '../files/fileTypes.ts'
import { pair } from '../TokenField.css.ts'
import { readWeight, weightText } from './brandFonts.ts'

interface FontFileFieldsProps {
  file: BrandFontFile
  /** Undefined where the folder does not have the file. */
  bytes: Uint8Array | undefined
  /** Writes the weight or the style. */
  set: (path: 'weight' | 'style', value: unknown) => void
  onRemove: () => void
}

const styles = [
  { value: 'normal', label: 'Upright' },
  { value: 'italic', label: 'Italic' },
]

/** One file of a font: which weights it has, and whether it is italic. */
export function FontFileFields({ file, bytes, set, onRemove }: FontFileFieldsProps) {
  const [typed, setTyped] = useState<string>()
  const { file: name, weight, style = 'normal' } = file
  return (
    <div className={pair}>
      <TextField
        label={`Weight of ${name}`}
        hint="400, or 100 900 for a variable font."
        value={typed ?? weightText(weight)}
        error={
          typed !== undefined && readWeight(typed) === undefined
            ? 'This must be one number or two.'
            : undefined
        }
        dir="ltr"
        onValueChange={(text) => {
          setTyped(text)
          const read = readWeight(text)
          if (read !== undefined) set('weight', read)
        }}
        onBlur={() => setTyped(undefined)}
      />
      <SelectField
        label={`Style of ${name}`}
        options={styles}
        value={style}
        onValueChange={(value) => set('style', value === 'italic' ? value : undefined)}
      />
      <Text as="span" size="sm" tone="muted">
        {name}
        {bytes && `, ${sizeText(bytes.length)}`}
      </Text>
      <Button size="small" variant="outline" tone="neutral" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}
