import { Button, Card, FileUpload, Heading, Stack, Text } from '@baize/ui'
import { type AssetSlot, assetProblem, maxFileBytes } from '@baize/ui/brand'
import { useRef, useState } from 'react'
import type { BrandFolder } from '../brand-folder.ts'
import { textAt } from '../settings/paths.ts'
import { sizeText } from './fileTypes.ts'
import { Picture } from './Picture.tsx'
import { optionalSlots, pictureTexts, withoutPicture, withPicture } from './pictures.ts'

interface PictureCardProps {
  slot: AssetSlot
  brand: BrandFolder
  problem: string | undefined
  onChange: (brand: BrandFolder) => void
}

/** One picture of the brand: how it looks, what is wrong with it, and another file in its place. */
export function PictureCard({ slot, brand, problem, onChange }: PictureCardProps) {
  const { title, use } = pictureTexts[slot]
  const name = textAt(brand.settings, `assets.${slot}`)
  const bytes = brand.files.get(name)
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const [replaced, setReplaced] = useState('')

  const take = async (file: File) => {
    const chosen = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    const wrong = assetProblem(slot, file.name.toLowerCase(), chosen.bytes)
    setRefused(wrong === undefined ? undefined : `${file.name} ${wrong} The brand is as it was.`)
    setReplaced(wrong === undefined ? `${file.name} is the ${title.toLowerCase()} now.` : '')
    if (wrong === undefined) onChange(withPicture(brand, slot, chosen))
  }

  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={3}>{title}</Heading>
        <Picture title={title} name={name} bytes={bytes} />
        {name !== '' && (
          <Text size="sm" tone="muted">
            {name}
            {bytes && `, ${sizeText(bytes.length)}`}
          </Text>
        )}
        <FileUpload
          label={`Replace: ${title}`}
          hint={use}
          accept={['.svg', '.png', '.webp', '.ico']}
          maxBytes={maxFileBytes}
          maxCount={1}
          ref={input}
          value={[]}
          error={refused ?? problem}
          onValueChange={([chosen]) => chosen && void take(chosen.file)}
        />
        <span role="status">{replaced}</span>
        {optionalSlots.includes(slot) && name !== '' && (
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            aria-label={`Remove: ${title}`}
            onClick={() => {
              onChange(withoutPicture(brand, slot))
              // The button is removed with the picture.
              input.current?.focus()
            }}
          >
            Remove
          </Button>
        )}
      </Stack>
    </Card>
  )
}
