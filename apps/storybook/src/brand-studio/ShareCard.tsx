import { Button, Card, Heading, Inline, Stack, Text } from '@baize/ui'
import { DownloadIcon } from '@baize/ui/icons'
import { folderFiles } from './brand-folder.ts'
import { draftOf } from './draft-file.ts'
import { slugOf } from './folder/useFolder.ts'
import { writeZip } from './folder/zip.ts'
import type { StudioState } from './studio-state.ts'
import type { StudioActs } from './useStudio.ts'

interface ShareCardProps {
  state: StudioState
  acts: StudioActs
  onSave: (name: string, content: string | Uint8Array<ArrayBuffer>) => void
}

/** The work as one file: the brand alone, or a draft that another person goes on with. */
export function ShareCard({ state, acts, onSave }: ShareCardProps) {
  const { brand } = state.work
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={3}>To share</Heading>
        <Text size="sm" tone="muted">
          A draft also has what it began from, so that another person sees what is changed. It is opened here,
          as a file.
        </Text>
        <Inline>
          <Button
            variant="outline"
            icon={<DownloadIcon />}
            onClick={() => onSave(`${slugOf(brand)}.draft.json`, JSON.stringify(draftOf(state)))}
          >
            Save a draft
          </Button>
          <Button
            variant="outline"
            icon={<DownloadIcon />}
            onClick={() => {
              onSave(`${slugOf(brand)}.zip`, writeZip(folderFiles(brand)))
              acts.saved('brand')
            }}
          >
            Save a zip
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
