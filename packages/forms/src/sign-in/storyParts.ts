import type { PhoneCountry } from '@baize/ui'
import type { CaptchaChallenge, CaptchaSource } from '../captcha/useCaptcha.ts'

/** Countries of the stories. */
export const storyCountries: readonly PhoneCountry[] = [
  { code: 'KH', name: 'Cambodia', dialCode: '+855', maxLength: 10 },
  { code: 'TH', name: 'Thailand', dialCode: '+66', maxLength: 10 },
  { code: 'VN', name: 'Vietnam', dialCode: '+84', maxLength: 11 },
]

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text x="60" y="30" font-size="24" text-anchor="middle" letter-spacing="6">7K2P</text></svg>')}`
const challenge: CaptchaChallenge = {
  captchaId: 'cap_1',
  image: picture,
  proof: { salt: 'story', difficulty: 4 },
}

/** A captcha whose proof the device has done at once; `more` for one that fares otherwise. */
export const storyCaptcha = (more: Partial<CaptchaSource> = {}): CaptchaSource => ({
  fetch: async () => challenge,
  prove: async () => '42',
  ...more,
})

/** A refusal that names how long to wait, as the platform's clock says. */
export const waitFirst = async (): Promise<never> => {
  throw Object.assign(new Error('tooManyRequests'), { params: { retryAfterSeconds: 41 } })
}

/** The button that asks for a code: the plain one in the field's row that comes after the input. */
export function codeButton(canvas: HTMLElement, name = 'verificationCode'): HTMLButtonElement {
  const input = canvas.querySelector(`[name="${name}"]`)
  const row = input?.parentElement?.parentElement
  const button = row?.querySelector<HTMLButtonElement>('button')
  if (!button) throw new Error(`The field ${name} has no button that asks for a code`)
  return button
}
