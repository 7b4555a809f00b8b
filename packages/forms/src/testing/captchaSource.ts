import type { CaptchaSource } from '../captcha/useCaptcha.ts'

const letters = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text x="60" y="30" font-size="24" text-anchor="middle" letter-spacing="6">7K2P</text></svg>')}`

/** A captcha that the device proves at once, or, where it `cannot`, one whose image must be read. */
export function captchaSource(proves: 'proves' | 'cannot' = 'proves'): CaptchaSource {
  return {
    fetch: async () => ({ captchaId: 'cap_1', image: letters, proof: { salt: 'story', difficulty: 4 } }),
    prove: async () => (proves === 'proves' ? '42' : null),
  }
}
