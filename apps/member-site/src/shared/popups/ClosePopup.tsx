import { Button, Inline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { closePopup } from './popups.ts'

/** The button that closes an informational popup. */
export function ClosePopup() {
  const { t } = useLingui()
  return (
    <Inline align="end">
      <Button variant="outline" tone="neutral" onClick={closePopup}>
        {t({ message: 'Close', context: 'button' })}
      </Button>
    </Inline>
  )
}
