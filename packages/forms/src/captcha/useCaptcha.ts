import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../form/useLatest.ts'
import { type CaptchaSound, useCaptchaSound } from './useCaptchaSound.ts'

/** A challenge of the platform: an image to read, or a proof of work for the device; either solves it. */
export interface CaptchaChallenge {
  readonly captchaId: string
  /** A data address of the image. */
  readonly image: string
  readonly proof: { readonly salt: string; readonly difficulty: number }
}

/** Where challenges come from, and who does the device's proof. */
export interface CaptchaSource {
  /** Asks the platform for a challenge. */
  fetch(signal: AbortSignal): Promise<CaptchaChallenge>
  /** Finds the nonce of a proof; nothing when it was stopped. */
  prove(proof: CaptchaChallenge['proof'], signal: AbortSignal): Promise<string | null>
  /** Requests a challenge's tones to count, a file of sound in base64. Left out where there are none. */
  listen?(captchaId: string, signal: AbortSignal): Promise<string>
}

/** What is sent with a call for its captcha. */
export interface CaptchaAnswer {
  captchaId?: string
  captcha?: string
  proofNonce?: string
}

export interface Captcha {
  /** The device's proof: at work, done, or `none`, where the visitor reads an image. */
  readonly proof: 'working' | 'done' | 'none'
  /** A data address; empty when no image could be had. */
  readonly image: string
  readonly refreshing: boolean
  /** Tones to count; undefined where there are none. */
  readonly sound: CaptchaSound | undefined
  /** Shows an image, or another one; at most once a second. */
  refresh(): void
  /** Lets the device prove it in place of reading. */
  prove(): void
  /** Takes a new challenge: the last one has been used. */
  renew(): void
  /** Resolves when the device is done, or is not asked. */
  settle(): Promise<void>
  /** What a call carries, with what was read. */
  answer(read: string): CaptchaAnswer
}

/** Least time between two images, in milliseconds. */
const REFRESH_LIMIT = 1_000

/** The extra wait of a challenge that no click requested: on the way two may come closer to each other. */
const ROOM_ON_THE_WAY = 200

interface Standing {
  readonly proof: Captcha['proof']
  readonly challenge?: CaptchaChallenge | undefined
  readonly nonce?: string | undefined
  readonly refreshing: boolean
}

const begun: Standing = { proof: 'working', refreshing: false }

/**
 * A captcha that is no puzzle: the device does a proof of work first, and an image to read is the other way. Where
 * the device cannot, the image is loaded by itself. Nothing is requested until it is `wanted`.
 */
export function useCaptcha(source: CaptchaSource | undefined, wanted = true): Captcha {
  const [standing, setStanding] = useState(begun)
  const current = useRef(standing)
  const latest = useLatest(source)
  const asked = useRef(0)
  const work = useRef<{ stop: AbortController; end: Promise<void> }>(undefined)

  const set = useCallback((next: Partial<Standing>) => {
    current.current = { ...current.current, ...next }
    setStanding(current.current)
  }, [])

  /** Takes a challenge and, unless an image is to be read, has the device prove it. */
  const begin = useCallback(
    (proof: 'working' | 'none') => {
      work.current?.stop.abort()
      const stop = new AbortController()
      const { signal } = stop
      // A form that is sent twice within a second needs two challenges: the platform would refuse the second one.
      const early = asked.current + REFRESH_LIMIT - Date.now()
      const pause = early > 0 ? early + ROOM_ON_THE_WAY : 0
      asked.current = Date.now() + pause
      const run = async () => {
        set({ proof, nonce: undefined, refreshing: true })
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
        if (signal.aborted) return
        let challenge: CaptchaChallenge | undefined
        let nonce: string | null | undefined
        try {
          const from = latest.current
          if (from) challenge = await from.fetch(signal)
          if (signal.aborted) return
          set({ challenge, refreshing: false })
          if (proof === 'working') nonce = await proven(from, challenge, signal)
        } catch {
          // No challenge, or no proof: the image's place shows it, and can be tried again.
        }
        if (signal.aborted) return
        const done = typeof nonce === 'string'
        set({
          challenge,
          refreshing: false,
          proof: done ? 'done' : 'none',
          nonce: done ? String(nonce) : undefined,
        })
      }
      work.current = { stop, end: run() }
    },
    [latest, set],
  )

  const active = wanted && source !== undefined
  useEffect(() => {
    if (!active) return
    // The button for an image may be clicked before this effect: that choice wins.
    const isAtWork = work.current && !work.current.stop.signal.aborted
    if (!isAtWork) begin(current.current.proof === 'none' ? 'none' : 'working')
    return () => work.current?.stop.abort()
  }, [active, begin])

  const { proof, challenge, refreshing } = standing
  const sound = useCaptchaSound(source?.listen, challenge?.captchaId)
  return {
    proof,
    image: challenge?.image ?? '',
    refreshing,
    sound,
    refresh() {
      const { proof: held, challenge: known, refreshing: loading } = current.current
      const working = held === 'working'
      // Its image is there already, also where the device is done while the button is being clicked.
      if (held !== 'none' && known && !loading) {
        work.current?.stop.abort()
        set({ proof: 'none', nonce: undefined })
        // A challenge that is still on its way was for the device: a visitor who prefers the image need not click twice.
      } else if (working || Date.now() - asked.current >= REFRESH_LIMIT) begin('none')
    },
    prove: () => begin('working'),
    renew: () => begin(current.current.proof === 'none' ? 'none' : 'working'),
    settle: async () => void (current.current.proof === 'working' && (await work.current?.end)),
    answer(read) {
      const { challenge: known, nonce: found } = current.current
      if (!active || !known) return {}
      const captchaId = known.captchaId
      return found === undefined ? { captchaId, captcha: read } : { captchaId, proofNonce: found }
    },
  }
}

async function proven(
  source: CaptchaSource | undefined,
  challenge: CaptchaChallenge | undefined,
  signal: AbortSignal,
): Promise<string | null | undefined> {
  return challenge && source?.prove(challenge.proof, signal)
}
