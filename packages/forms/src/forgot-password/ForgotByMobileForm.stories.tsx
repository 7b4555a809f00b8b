import { joinWords } from '@baize/i18n/format'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import {
  codeButton,
  noCodeForWrongLengths,
  storyCaptcha,
  storyCountries,
  waitFirst,
} from '../sign-in/storyParts.ts'
import { box, failed, fill, never, send, soon, summary, taken } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { ForgotByMobileForm, type ForgotByMobileFormProps } from './ForgotByMobileForm.tsx'

const sent = fn<ForgotByMobileFormProps['requestCode']>(async () => ({ expiredMinutes: 2 }))

const meta = {
  title: 'Forms/Forgot password by mobile',
  component: ForgotByMobileForm,
  args: {
    countries: storyCountries,
    requestCode: sent as ForgotByMobileFormProps['requestCode'],
    captcha: storyCaptcha(),
    heldHours: 24,
    service: { href: '#service' },
    onSignIn: fn(),
    onSubmit: fn(),
  },
  decorators: [inCard],
  beforeEach: () => {
    sessionStorage.removeItem('baize.resend.password')
    sent.mockClear()
  },
} satisfies Meta<typeof ForgotByMobileForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const right = {
  mobileNum: '012345678',
  verificationCode: '246810',
  newPassword: 'green cloth',
  confirmNewPassword: 'green cloth',
}

export const Empty: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await expect(box(canvas, 'newPassword').autocomplete).toBe('new-password')
    await expect(box(canvas, 'verificationCode').autocomplete).toBe('one-time-code')
    await userEvent.click([...canvas.querySelectorAll('button')].at(-1) as HTMLElement)
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

/** The caller signs in with the platform's response: the form stays until the page moves on. */
export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012345678' })
    await userEvent.click(codeButton(canvas))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        mobileNum: '012345678',
        countryDialingCode: '855',
        captchaId: 'cap_1',
        proofNonce: '42',
      }),
    )
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mobileNum: '012345678',
        countryDialingCode: '855',
        verificationCode: '246810',
        newPassword: 'green cloth',
      }),
    )
  },
}

export const WrongLength: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas }) => noCodeForWrongLengths(canvas, sent),
}

export const CodeRefused: Story = {
  args: { requestCode: waitFirst, explain: () => 'Too many attempts. Wait until the countdown ends' },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012345678' })
    await userEvent.click(codeButton(canvas))
    await waitFor(() => expect(canvas).toHaveTextContent('Too many attempts'))
  },
}

const failing: Play = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { mobileNum: '012345678', newPassword: 'green cloth', confirmNewPassword: 'green clot' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
  await expect(box(canvas, 'verificationCode')).toHaveFocus()
  await expect(box(canvas, 'newPassword')).toHaveValue('green cloth')
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [
        { field: 'verificationCode', code: 'expired' },
        { field: 'newPassword', code: 'common' },
      ],
      formProblem: 'Three more tries are left.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await failed(canvas)
    await expect(summary(canvas)).toHaveTextContent('Three more tries')
    await expect(box(canvas, 'newPassword')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'mobileNum')).toHaveValue('012345678')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The server accepts it: the form's consumer continues, and the tab keeps nothing of it. */
export const Done: Story = {
  args: { onSubmit: fn(soon) },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await taken(canvas)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

/** Nothing was sent yet: what happens to the other devices is still to come, in each language. */
const saysWhatWillHappen =
  (words: string): Play =>
  async (story) => {
    await expect(joinWords(story.canvasElement.textContent)).toContain(words)
    await failing(story)
  }

export const InKhmer: Story = {
  globals: { language: 'km' },
  play: saysWhatWillHappen('ឧបករណ៍ផ្សេងទៀតរបស់អ្នកនឹងត្រូវឱ្យចាកចេញ'),
}
export const InArabic: Story = {
  globals: { language: 'ar' },
  play: saysWhatWillHappen('عند تعيين كلمة مرور جديدة يتم تسجيل الخروج من أجهزتك الأخرى'),
}
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
