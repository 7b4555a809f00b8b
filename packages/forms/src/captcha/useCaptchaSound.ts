import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaptchaSource } from './useCaptcha.ts'

export interface CaptchaSound {
  readonly state: 'none' | 'coming' | 'playing' | 'heard' | 'failed'
  /** Plays the tones from their beginning, or stops them. It must be called by a press: browsers play nothing otherwise. */
  toggle(): void
}

/**
 * The tones of a challenge: fetched when they are first asked for, and played again from there on. Another challenge has
 * other tones. Undefined where there is no sound to be had.
 */
export function useCaptchaSound(
  listen: CaptchaSource['listen'],
  captchaId: string | undefined,
): CaptchaSound | undefined {
  const [state, setState] = useState<CaptchaSound['state']>('none')
  const fetched = useRef<ArrayBuffer>(undefined)
  const playing = useRef<AbortController>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another challenge has other tones.
  useEffect(
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
      const file = fetched.current ?? bytesOf(await listen(captchaId, stop.signal))
      fetched.current = file
      stop.signal.throwIfAborted()
      setState('playing')
      await play(context, file, stop.signal)
    }
    const run = async () => {
      // Made within the press; where a browser has none, the tones cannot be had.
      const context = new AudioContext()
      await tones(context).finally(() => context.close().catch(() => {}))
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

const bytesOf = (base64: string): ArrayBuffer =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer

/** Resolves when it is over, rejects when it is stopped. */
async function play(context: AudioContext, file: ArrayBuffer, signal: AbortSignal): Promise<void> {
  const source = context.createBufferSource()
  // Decoding takes the bytes away.
  source.buffer = await context.decodeAudioData(file.slice(0))
  source.connect(context.destination)
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      source.stop()
      reject(signal.reason)
    })
    source.onended = () => resolve()
    source.start()
  })
}
