import { useLingui } from '@lingui/react/macro'
import { PauseIcon, PlayIcon } from '../icons/icons.ts'

interface RotationButtonProps {
  className: string
  playing: boolean
  onPlayingChange: (playing: boolean) => void
}

/** Stops and starts what moves by itself. First in its component, before anything that moves. */
export function RotationButton({ className, playing, onPlayingChange }: RotationButtonProps) {
  const { t } = useLingui()
  return (
    <button
      className={className}
      type="button"
      data-rotation-control
      aria-label={
        playing
          ? t({ message: 'Pause', context: 'Stops banners or notices that move by themselves' })
          : t({ message: 'Play', context: 'Lets banners or notices move by themselves' })
      }
      onClick={() => onPlayingChange(!playing)}
    >
      {playing ? <PauseIcon fill="currentColor" /> : <PlayIcon fill="currentColor" />}
    </button>
  )
}
