import { Button, Stack, Text } from '@baize/ui'
import type { BrandFont } from '@baize/ui/brand'
import { PlusIcon } from '@baize/ui/icons'
import { useRef } from 'react'
import type { BrandFolder, Files } from '../brand-folder.ts'
import { languagesOf } from '../settings/paths.ts'
import type { StudioActs } from '../useStudio.ts'
import { fontsOf } from './brandFonts.ts'
import { FontCard } from './FontCard.tsx'

interface FontsPanelProps {
  brand: BrandFolder
  problems: ReadonlyMap<number, readonly string[]>
  acts: StudioActs
}

/** The typefaces that the brand brings as files; without any, text is in the fonts of devices. */
export function FontsPanel({ brand, problems, acts }: FontsPanelProps) {
  const add = useRef<HTMLButtonElement>(null)
  const fonts = fontsOf(brand.settings)
  const put = (next: readonly BrandFont[]) => acts.set('fonts', next.length > 0 ? next : undefined)
  const remove = (index: number) => {
    const next = fonts.toSpliced(index, 1)
    const named = new Set(next.flatMap(({ files }) => files.map(({ file }) => file)))
    const gone = fonts[index]?.files.map(({ file }) => file).filter((file) => !named.has(file)) ?? []
    const files: Files = new Map([...brand.files].filter(([name]) => !gone.includes(name)))
    acts.setFiles('fonts', files, settingsWith(brand, next))
    // The button is removed with its card.
    add.current?.focus()
  }
  return (
    <Stack>
      <Text tone="muted" size="sm">
        Files are woff2, TrueType or OpenType. Whether each has all letters of its languages, and how much a
        page loads, is checked by brand check.
      </Text>
      {fonts.map((font, index) => (
        <FontCard
          key={index}
          brand={brand}
          index={index}
          font={font}
          problems={problems.get(index) ?? []}
          set={(path, value) => acts.set(`fonts.${index}.${path}`, value)}
          onFile={(changed, name, bytes) =>
            acts.setFiles(
              name,
              new Map(brand.files).set(name, bytes),
              settingsWith(brand, fonts.with(index, changed)),
            )
          }
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        ref={add}
        variant="outline"
        icon={<PlusIcon />}
        onClick={() =>
          put([
            ...fonts,
            { family: '', files: [], languages: languagesOf(brand.settings).slice(0, 1), licence: '' },
          ])
        }
      >
        Add a font
      </Button>
    </Stack>
  )
}

function settingsWith({ settings }: BrandFolder, fonts: readonly BrandFont[]): BrandFolder['settings'] {
  const { fonts: _, ...rest } = settings
  return fonts.length > 0 ? { ...rest, fonts } : rest
}
