import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useCovered } from '../modal/useCovered.ts'
import { useStill } from '../scheme-switch/motion.ts'

interface RotationOptions {
  /** Milliseconds between rotations. */
  every: number
  /** Whether there is anything to rotate. */
  enabled: boolean
  onTurn: () => void
  /** An element of it that is always there: a dialog over it keeps it still. */
  within: RefObject<Element | null>
}

/**
 * Rotates something by itself, by the rules of the APG carousel: a control stops and starts it, the keyboard's
 * focus inside stops it for good, the pointer pauses it, a hidden page, a dialog over it and reduced motion keep it
 * still.
 */
export function useRotation({ every, enabled, onTurn, within }: RotationOptions) {
  const still = useStill()
  const covered = useCovered(within)
  const [wanted, setWanted] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const turn = useEffectEvent(onTurn)
  const playing = enabled && (wanted ?? !still)
  const moving = playing && !held && !covered

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn()
    }, every)
    return () => clearInterval(timer)
  }, [moving, every])

  return {
    /** What the control shows: whether it rotates when nothing pauses it. */
    playing,
    /** Whether it rotates right now. */
    moving,
    setPlaying: (play: boolean) => {
      setWanted(play)
      setHeld(false)
    },
    /** For the element that contains all of it. */
    holdProps: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => {
        const control = event.target.closest('[data-rotation-control]')
        if (!control && event.target.matches(':focus-visible')) setWanted(false)
      },
    },
  }
}
