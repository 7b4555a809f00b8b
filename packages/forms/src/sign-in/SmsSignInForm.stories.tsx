import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { box, boxOnceThere, failed, fill, never, send, soon, summary, taken } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { SmsSignInForm, type SmsSignInFormProps } from './SmsSignInForm.tsx'
import { codeButton, noCodeForWrongLengths, storyCaptcha, storyCountries, waitFirst } from './storyParts.ts'

const sent = fn<SmsSignInFormProps['requestCode']>(async () => ({ expiredMinutes: 1 }))

const meta = {
  title: 'Forms/Sign in by text message',
  component: SmsSignInForm,
  args: {
    countries: storyCountries,
    requestCode: sent as SmsSignInFormProps['requestCode'],
    onSignIn: fn(),
  },
  decorators: [inCard],
  beforeEach: () => {
    sessionStorage.removeItem('baize.resend.login')
    sent.mockClear()
  },
} satisfies Meta<typeof SmsSignInForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(box(canvas, 'verificationCode').autocomplete).toBe('one-time-code')
    await expect(box(canvas, 'mobileNum').autocomplete).toBe('tel-national')
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012345678', verificationCode: '246810' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({
        type: 'sms',
        mobileNum: '012345678',
        countryDialingCode: '855',
        verificationCode: '246810',
      }),
    )
  },
}

/** The whole way: the number, its code, and no other code before the countdown has ended. */
export const CodeSent: Story = {
  args: { captcha: storyCaptcha() },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(codeButton(canvas))
    await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveFocus())
    await expect(sent).not.toHaveBeenCalled()
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
    await waitFor(() => expect(sessionStorage.getItem('baize.resend.login')).not.toBeNull())
    await userEvent.click(codeButton(canvas))
    await expect(sent).toHaveBeenCalledTimes(1)
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
    await expect(Number(sessionStorage.getItem('baize.resend.login'))).toBeGreaterThan(Date.now() + 30_000)
  },
}

const failing: Play = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { mobileNum: '012345678901', verificationCode: '12' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSignIn).not.toHaveBeenCalled()
  await userEvent.click(summary(canvas)?.querySelectorAll('a')[1] as HTMLElement)
  await expect(box(canvas, 'verificationCode')).toHaveFocus()
  await expect(box(canvas, 'verificationCode')).toHaveValue('12')
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onSignIn: fn(() => ({
      problems: [{ field: 'verificationCode', code: 'wrongCode' }],
      formProblem: 'Four more tries are left.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012345678', verificationCode: '246810' })
    await send(canvas)
    await failed(canvas)
    await expect(summary(canvas)).toHaveTextContent('Four more tries')
    await expect(box(canvas, 'verificationCode')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'mobileNum')).toHaveValue('012345678')
  },
}

/** After a refusal the platform requires a captcha: the device proves it, or an image is read. */
export const CaptchaAsked: Story = {
  args: { captcha: storyCaptcha({ prove: async () => null }), captchaAsked: true },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'captcha')
    await fill(canvas, { mobileNum: '012345678', verificationCode: '246810', captcha: '7K2P' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({
        type: 'sms',
        mobileNum: '012345678',
        countryDialingCode: '855',
        verificationCode: '246810',
        captchaId: 'cap_1',
        captcha: '7K2P',
      }),
    )
  },
}

export const Busy: Story = {
  args: { onSignIn: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012345678', verificationCode: '246810' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The server accepts it: the form's consumer continues, and the tab keeps nothing of it. */
export const Done: Story = {
  args: { onSignIn: fn(soon) },
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012345678', verificationCode: '246810' })
    await send(canvas)
    await taken(canvas)
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
