import { Divider, PopupDialog, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { PushSwitch } from '../../shared/parts/PushSwitch.tsx'
import { AlertSettings } from './AlertSettings.tsx'

/** The settings of messages about large amounts, over the page. */
export function AlertSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const title = t({ message: 'Large amount alerts', context: 'title of a dialog: settings' })
  return (
    <PopupDialog open label={title} title={title} onClose={onClose}>
      <Stack space="md">
        <AlertSettings onDone={onClose} />
        <Divider />
        <PushSwitch />
      </Stack>
    </PopupDialog>
  )
}
