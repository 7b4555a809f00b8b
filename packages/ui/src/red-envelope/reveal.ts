import { type RefObject, useEffect, useState } from 'react'
import type { RedEnvelopeState } from './RedEnvelope.tsx'
import { redEnvelopeSettings } from './settings.ts'

/** Whether the opening is being played; it plays once, when an envelope that was shut opens before one's eyes. */
export function useReveal(state: RedEnvelopeState, still: boolean, scene: RefObject<HTMLElement | null>) {
  const [last, setLast] = useState(state)
  const [playing, setPlaying] = useState(false)
  if (last !== state) {
    setLast(state)
    setPlaying(state === 'opened' && !still)
  }
  if (playing && still) setPlaying(false)

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => setPlaying(false), redEnvelopeSettings.reveal)
    return () => clearTimeout(timer)
  }, [playing])

  return {
    playing,
    skip: () => {
      for (const animation of scene.current?.getAnimations({ subtree: true }) ?? []) animation.finish()
      setPlaying(false)
    },
  }
}
