import { ToggleButton } from '@baize/ui'
import { PauseIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'

export interface PauseUpdatesProps {
  paused: boolean
  /** Nothing is read yet: the button keeps its place. */
  disabled: boolean
  onPausedChange: (paused: boolean) => void
}

/** Stops a list that changes by itself where it is, for as long as a person reads it. */
export function PauseUpdates({ paused, disabled, onPausedChange }: PauseUpdatesProps) {
  const { t } = useLingui()
  return (
    <ToggleButton
      size="small"
      icon={<PauseIcon size={18} />}
      pressed={paused}
      disabled={disabled}
      onPressedChange={onPausedChange}
    >
      {t({ message: 'Pause updates', context: 'toggle button: scores, odds and results stand still' })}
    </ToggleButton>
  )
}
