import { useEffect, useState } from 'react'
import { gameFrameSettings } from './settings.ts'

export type FrameState = 'loading' | 'ready' | 'failed'

/**
 * Whether a framed game has loaded. A frame reports none of its failures, so a game that has not loaded in
 * time counts as failed; one that arrives later after all is shown.
 */
export function useFrameState(src: string, attempt: number) {
  const [state, setState] = useState<FrameState>('loading')
  const [of, setOf] = useState(`${attempt} ${src}`)
  if (of !== `${attempt} ${src}`) {
    setOf(`${attempt} ${src}`)
    setState('loading')
  }
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), gameFrameSettings.patience)
    return () => clearTimeout(timer)
  }, [state])
  return { state, onLoad: () => setState('ready') }
}

/** Whether an address leads to another origin than the page's. An address that cannot be read counts as foreign. */
export function isForeign(src: string): boolean {
  try {
    return new URL(src, location.href).origin !== location.origin
  } catch {
    return true
  }
}
