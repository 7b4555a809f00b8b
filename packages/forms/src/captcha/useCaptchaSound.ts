import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CaptchaSource } from './useCaptcha.ts'

export interface CaptchaSound {
  readonly state: 'none' | 'coming' | 'playing' | 'heard' | 'failed'
  /** Plays the tones from their beginning, or stops them. It must be called by a click: browsers play nothing otherwise. */
  toggle(): void
}

const loadTones = () => import('./playTones.ts')

/**
 * The tones of a challenge: fetched on the first request, and played again from there on. Another challenge has
 * other tones. Undefined where there is no sound to be had.
 */
export function useCaptchaSound(
  listen: CaptchaSource['listen'],
  captchaId: string | undefined,
): CaptchaSound | undefined {
  const [state, setState] = useState<CaptchaSound['state']>('none')
  const fetched = useRef<string>(undefined)
  const playing = useRef<AbortController>(undefined)

  // In the commit itself: a moment later the button may have been clicked, and its tones would be taken back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another challenge has other tones.
  useLayoutEffect(
    () => () => {
      playing.current?.abort()
      playing.current = undefined
      fetched.current = undefined
      setState('none')
    },
    [captchaId],
  )

  const toggle = useCallback(() => {
    if (playing.current) {
      playing.current.abort()
      return
    }
    if (!listen || captchaId === undefined) return
    const stop = new AbortController()
    playing.current = stop
    const tones = async (context: AudioContext) => {
      setState(fetched.current ? 'playing' : 'coming')
      const file = fetched.current ?? (await listen(captchaId, stop.signal))
      const { playTones } = await loadTones()
      stop.signal.throwIfAborted()
      fetched.current = file
      setState('playing')
      await playTones(context, file, stop.signal)
    }
    const run = async () => {
      // Created within the click; where a browser has none, the tones are unavailable.
      const context = new AudioContext()
      // Not awaited: a busy or missing audio device may never close it.
      await tones(context).finally(() => void context.close().catch(() => {}))
    }
    run()
      .then(
        () => 'heard' as const,
        () => (stop.signal.aborted && fetched.current ? 'heard' : stop.signal.aborted ? 'none' : 'failed'),
      )
      .then((end) => {
        if (playing.current !== stop) return
        playing.current = undefined
        setState(end)
      })
  }, [listen, captchaId])

  return listen && captchaId !== undefined ? { state, toggle } : undefined
}
