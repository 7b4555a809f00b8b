import { type AssetSlot, assetProblem, assetSlots } from '@baize/ui/brand'
import type { BrandFolder, Files } from '../brand-folder.ts'
import { setSetting, textAt } from '../settings/paths.ts'

/** What a picture of the brand is called, and where it is seen. */
export const pictureTexts: Record<AssetSlot, { title: string; use: string; base: string }> = {
  logo: {
    title: 'Logo',
    use: 'The name and the mark in one drawing. SVG is best: it is sharp at every size.',
    base: 'logo',
  },
  favicon: {
    title: 'Favicon',
    use: 'In the tab of the browser, and beside the name in the header. Square; SVG is best.',
    base: 'favicon',
  },
  appIcon: {
    title: 'App icon',
    use: 'On a home screen. PNG, 512 × 512 px, filled to its edges: phones cut it round.',
    base: 'app-icon',
  },
  smallAppIcon: { title: 'Small app icon', use: 'PNG, 192 × 192 px.', base: 'app-icon-192' },
  art: { title: 'Picture of the house', use: 'Wide, about 3 : 1, shown as decoration.', base: 'art' },
}

/** Pictures that a brand need not have. */
export const optionalSlots: readonly AssetSlot[] = ['smallAppIcon', 'art']

/** What `brand check` says of the pictures, at each of them. */
export function pictureProblems({ settings, files }: BrandFolder): Map<AssetSlot, string> {
  return new Map(
    assetSlots.flatMap((slot) => {
      const problem = pictureProblem(slot, textAt(settings, `assets.${slot}`), files)
      return problem === undefined ? [] : [[slot, problem] as const]
    }),
  )
}

function pictureProblem(slot: AssetSlot, name: string, files: Files): string | undefined {
  if (name === '') return optionalSlots.includes(slot) ? undefined : 'The brand has none yet: choose a file.'
  const bytes = files.get(name)
  if (!bytes) return `${name} is not among the files of the brand: choose it again.`
  const problem = assetProblem(slot, name, bytes)
  return problem && `${name} ${problem}`
}

const kindOf = (name: string) => name.split('.').at(-1)?.toLowerCase() ?? ''

/** The brand with another picture in a slot, under the name that the slot has, or its usual one for another kind of file. */
export function withPicture(
  brand: BrandFolder,
  slot: AssetSlot,
  chosen: { name: string; bytes: Uint8Array<ArrayBuffer> },
): BrandFolder {
  const kind = kindOf(chosen.name)
  const without = withoutPicture(brand, slot)
  const before = textAt(brand.settings, `assets.${slot}`)
  const usual = `${pictureTexts[slot].base}.${kind}`
  const wanted = kindOf(before) === kind ? before : usual
  const name = without.files.has(wanted) ? `${pictureTexts[slot].base}-${slot}.${kind}` : wanted
  return {
    ...brand,
    files: new Map(without.files).set(name, chosen.bytes),
    settings: setSetting(brand.settings, `assets.${slot}`, name),
  }
}

/** The brand without a picture; its file is removed where no other picture is the same file. */
export function withoutPicture(brand: BrandFolder, slot: AssetSlot): BrandFolder {
  const name = textAt(brand.settings, `assets.${slot}`)
  const settings = setSetting(brand.settings, `assets.${slot}`, undefined)
  const shared = assetSlots.some((each) => textAt(settings, `assets.${each}`) === name)
  const files = shared ? brand.files : new Map([...brand.files].filter(([each]) => each !== name))
  return { ...brand, settings, files }
}
