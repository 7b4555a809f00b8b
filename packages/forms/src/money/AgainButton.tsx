import { Button } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Begins the next transfer. */
export function AgainButton({ again }: { again: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="soft" tone="neutral" onClick={again}>
      {t({ message: 'New transfer', context: 'button' })}
    </Button>
  )
}
