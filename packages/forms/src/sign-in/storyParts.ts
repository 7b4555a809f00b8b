import type { PhoneCountry } from '@baize/ui'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { CaptchaChallenge, CaptchaSource } from '../captcha/useCaptcha.ts'
import { box, fill } from '../testing/actions.ts'

/** Countries of the stories. */
export const storyCountries: readonly PhoneCountry[] = [
  { code: 'KH', name: 'Cambodia', dialCode: '+855', minLength: 8, maxLength: 9, example: '012 345 678' },
  { code: 'TH', name: 'Thailand', dialCode: '+66', minLength: 9, maxLength: 9, example: '081 234 5678' },
  { code: 'VN', name: 'Vietnam', dialCode: '+84', minLength: 9, maxLength: 9, example: '0912 345 678' },
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

/** The button that requests a code: the plain one in the field's row after the input. */
export function codeButton(canvas: HTMLElement, name = 'verificationCode'): HTMLButtonElement {
  const input = canvas.querySelector(`[name="${name}"]`)
  const row = input?.parentElement?.parentElement
  const button = row?.querySelector<HTMLButtonElement>('button')
  if (!button) throw new Error(`The field ${name} has no button that asks for a code`)
  return button
}

/** A number too short or too long for its country is sent no code: the field says how many digits there are. */
export async function noCodeForWrongLengths(canvas: HTMLElement, sent: unknown): Promise<void> {
  for (const mobileNum of ['01234567', '01234567890']) {
    await fill(canvas, { mobileNum })
    await userEvent.click(codeButton(canvas))
    await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveAccessibleDescription(/\+855.* 8–9 digits/))
    await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveFocus())
  }
  await expect(sent).not.toHaveBeenCalled()
  // Another country has other numbers.
  const country = box(canvas, 'mobileNum').parentElement?.querySelector('select')
  await userEvent.selectOptions(country as HTMLSelectElement, 'VN')
  await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveAccessibleDescription(/\+84.* 9 digits/))
  await fill(canvas, { mobileNum: '0912345678' })
  await waitFor(() => expect(box(canvas, 'mobileNum')).not.toHaveAttribute('aria-invalid', 'true'))
  await userEvent.click(codeButton(canvas))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
}
