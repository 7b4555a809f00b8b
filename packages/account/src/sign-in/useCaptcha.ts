import type { ValueOf } from '@baize/api'
import { solveProof } from '@baize/api'
import { captcha } from '@baize/api/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePlatform } from '../platform/platform.ts'

const refreshLimit = 1_000

export interface Captcha {
  /** A data URL; empty when no picture could be had. */
  readonly image: string
  readonly refreshing: boolean
  /** Asks for another picture; at most once a second. */
  refresh(): void
  /** The device's proof of work is done: no picture needs to be read. */
  readonly proven: boolean
  /** The device is at its proof. */
  readonly proving: boolean
  /** Lets the device do a proof of work in place of reading the picture. */
  prove(): void
  /** What a call carries for it, with what was read. */
  answer(read: string): { captchaId?: string; captcha?: string; proofNonce?: string }
}

/** A picture to read, or a proof of work that the device does for whoever cannot read it. */
export function useCaptcha(wanted: boolean): Captcha {
  const { client } = usePlatform()
  const [current, setCurrent] = useState<ValueOf<typeof captcha>>()
  const [nonce, setNonce] = useState<string>()
  const [refreshing, setRefreshing] = useState(false)
  const [proving, setProving] = useState(false)
  const asked = useRef(0)
  const gone = useRef<AbortController>(undefined)

  const refresh = useCallback(async () => {
    if (Date.now() - asked.current < refreshLimit) return
    asked.current = Date.now()
    setRefreshing(true)
    setNonce(undefined)
    try {
      setCurrent(await client.call(captcha, {}))
    } catch {
      setCurrent(undefined)
    } finally {
      setRefreshing(false)
    }
  }, [client])

  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    gone.current = stop
    void refresh()
    return () => stop.abort()
  }, [wanted, refresh])

  async function prove() {
    if (!current) return
    setProving(true)
    setNonce((await solveProof(current.proof, gone.current?.signal)) ?? undefined)
    setProving(false)
  }

  return {
    image: current?.image ?? '',
    refreshing,
    refresh: () => void refresh(),
    proven: nonce !== undefined,
    proving,
    prove: () => void prove(),
    answer(read) {
      if (!wanted || !current) return {}
      return nonce === undefined
        ? { captchaId: current.captchaId, captcha: read }
        : { captchaId: current.captchaId, proofNonce: nonce }
    },
  }
}
