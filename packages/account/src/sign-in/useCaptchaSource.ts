import { solveProof } from '@baize/api'
import { captcha, captchaSound } from '@baize/api/calls'
import type { CaptchaSource } from '@baize/forms/captcha'
import { usePlatform } from '@baize/site'
import { useMemo } from 'react'

/** The platform's captchas, and the device's proof for them. */
export function useCaptchaSource(): CaptchaSource {
  const { client } = usePlatform()
  return useMemo(
    () => ({
      fetch: (signal) => client.call(captcha, {}, { signal }),
      prove: solveProof,
      listen: async (captchaId, signal) =>
        (await client.call(captchaSound, { body: { captchaId } }, { signal })).sound,
    }),
    [client],
  )
}
