import type { CaptchaAnswer, CaptchaSource } from '../captcha/useCaptcha.ts'
import type { CodeRequest, CodeSent } from '../form/kinds/look.ts'

/** The receiver of a code by text message, and the device's proof against robots. */
export interface MobileCodeBody extends CaptchaAnswer {
  readonly mobileNum: string
  /** Digits of the country's dial code, where the form has a field for the country. */
  readonly countryDialingCode?: string
}

/** Maximum time of a device for the proof for one code, in milliseconds. */
const PATIENCE = 30_000

/**
 * How a code by text message is requested. The device does a proof of its own for each request, as the platform takes
 * a solution once: the captcha of the form stays good for the form.
 */
export function mobileCode(
  purpose: string,
  send: (body: MobileCodeBody) => Promise<CodeSent>,
  captcha: CaptchaSource | undefined,
): CodeRequest {
  return {
    purpose,
    needs: ['mobileNum'],
    async send({ mobileNum, countryDialingCode }) {
      return await send({
        mobileNum: String(mobileNum),
        ...(typeof countryDialingCode === 'string' ? { countryDialingCode } : {}),
        ...(captcha && (await proof(captcha))),
      })
    },
  }
}

/** Maximum time that the platform makes a visitor wait between two challenges, in milliseconds. */
const BETWEEN_CHALLENGES = 1_000

/** The device's proof. Throws why there is no challenge: without a solution no code is sent. */
async function proof(captcha: CaptchaSource): Promise<CaptchaAnswer> {
  const signal = AbortSignal.timeout(PATIENCE)
  const { captchaId, proof: asked } = await captcha.fetch(signal).catch(async (failure) => {
    // Two tries may come to the platform closer to each other than they were made.
    if ((failure as { code?: unknown }).code !== 'tooManyRequests') throw failure
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_CHALLENGES))
    return await captcha.fetch(signal)
  })
  const proofNonce = await captcha.prove(asked, signal).catch(() => null)
  return proofNonce === null ? { captchaId } : { captchaId, proofNonce }
}
