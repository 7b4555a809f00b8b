import { Stack, Text } from '@baize/ui'
import { type AssetSlot, assetSlots } from '@baize/ui/brand'
import type { BrandFolder } from '../brand-folder.ts'
import type { StudioActs } from '../useStudio.ts'
import { PictureCard } from './PictureCard.tsx'

interface FilesPanelProps {
  brand: BrandFolder
  problems: ReadonlyMap<AssetSlot, string>
  acts: StudioActs
}

/** Logo, icons and pictures of the brand. */
export function FilesPanel({ brand, problems, acts }: FilesPanelProps) {
  return (
    <Stack>
      <Text tone="muted" size="sm">
        SVG without script and without references to other files, PNG, WebP or ICO, each at most 1 MB. A file
        that cannot be used changes nothing.
      </Text>
      {assetSlots.map((slot) => (
        <PictureCard
          key={slot}
          slot={slot}
          brand={brand}
          problem={problems.get(slot)}
          onChange={({ files, settings }) => acts.setFiles(slot, files, settings)}
        />
      ))}
    </Stack>
  )
}
