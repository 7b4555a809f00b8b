import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { codeButton, waitFirst } from '../sign-in/storyParts.ts'
import { box, boxOnceThere, failed, fill, never, send, soon, summary, taken } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { ExtraVerificationForm, type ExtraVerificationFormProps } from './ExtraVerificationForm.tsx'
import { extraMethods } from './extraVerification.ts'

const sent = fn<ExtraVerificationFormProps['requestCode']>(async () => ({ expiredMinutes: 2 }))

const meta = {
  title: 'Forms/Extra verification',
  component: ExtraVerificationForm,
  args: {
    methods: [
      { method: 'mobile', hint: '012 *** 678' },
      { method: 'email', hint: 'so***@example.com' },
      { method: 'bankAccountName' },
      { method: 'google' },
    ],
    address: '203.0.113.7',
    requestCode: sent as ExtraVerificationFormProps['requestCode'],
    service: { href: '#service' },
    onVerify: fn(),
  },
  decorators: [inCard],
  beforeEach: () => {
    for (const method of extraMethods) sessionStorage.removeItem(`baize.resend.verify.${method}`)
    sent.mockClear()
  },
} satisfies Meta<typeof ExtraVerificationForm>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** The first way is chosen; only its fields are shown. */
export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelectorAll('[name=method]')).toHaveLength(4)
    await expect(box(canvas, 'method')).toBeChecked()
    await boxOnceThere(canvas, 'mobileCode')
    await expect(canvas.querySelector('[name=emailCode]')).toBeNull()
    await expect(canvas).toHaveTextContent('203.0.113.7')
  },
}

export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'mobileCode')
    await userEvent.click(codeButton(canvas, 'mobileCode'))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('mobile'))
    await fill(canvas, { mobileCode: '246810' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onVerify).toHaveBeenCalledWith({ method: 'mobile', verificationCode: '246810' }),
    )
  },
}

/** Each way has its own code and its own countdown. */
export const ByEmail: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.click(codeButton(canvas, 'mobileCode'))
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    await fill(canvas, { method: 'email' })
    await boxOnceThere(canvas, 'emailCode')
    await userEvent.click(codeButton(canvas, 'emailCode'))
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('email'))
    await fill(canvas, { emailCode: '135790' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onVerify).toHaveBeenCalledWith({ method: 'email', verificationCode: '135790' }),
    )
  },
}

export const ByBankAccountName: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { method: 'bankAccountName', payeeName: 'សុខ ដារ៉ា' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onVerify).toHaveBeenCalledWith({ method: 'bankAccountName', payeeName: 'សុខ ដារ៉ា' }),
    )
  },
}

/** One way: there is nothing to choose, and no code to request. */
export const AuthenticatorOnly: Story = {
  args: { methods: [{ method: 'google' }] },
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelector('[name=method]')).toBeNull()
    await fill(canvas, { authenticatorCode: '246 810' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onVerify).toHaveBeenCalledWith({ method: 'google', verificationCode: '246810' }),
    )
  },
}

export const MobileOnly: Story = {
  args: { methods: [{ method: 'mobile', hint: '012 *** 678' }] },
  play: async ({ canvasElement: canvas }) => {
    await expect(box(canvas, 'mobileCode')).toHaveAccessibleDescription(/012 \*\*\* 678/)
  },
}

const failing: Play = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { mobileCode: '12' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(1)
  await expect(args.onVerify).not.toHaveBeenCalled()
  await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
  await expect(box(canvas, 'mobileCode')).toHaveFocus()
  await expect(box(canvas, 'mobileCode')).toHaveValue('12')
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onVerify: fn(() => ({
      problems: [{ field: 'verificationCode', code: 'wrongCode' }],
      formProblem: 'Two more tries are left.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileCode: '246810' })
    await send(canvas)
    await failed(canvas)
    await expect(summary(canvas)).toHaveTextContent('Two more tries')
    await expect(box(canvas, 'mobileCode')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'mobileCode')).toHaveValue('246810')
  },
}

/** A thrown value is read as a returned one is. */
export const RefusedByAnError: Story = {
  args: {
    methods: [{ method: 'google' }],
    onVerify: fn(async () => {
      throw { problems: [{ field: 'verificationCode', code: 'expired' }] }
    }),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { authenticatorCode: '246810' })
    await send(canvas)
    await failed(canvas)
    await expect(box(canvas, 'authenticatorCode')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const CodeRefused: Story = {
  args: { requestCode: waitFirst, explain: () => 'Too many attempts. Wait until the countdown ends' },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(codeButton(canvas, 'mobileCode'))
    await waitFor(() => expect(canvas).toHaveTextContent('Too many attempts'))
    await expect(Number(sessionStorage.getItem('baize.resend.verify.mobile'))).toBeGreaterThan(
      Date.now() + 30_000,
    )
  },
}

export const Busy: Story = {
  args: { onVerify: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileCode: '246810' })
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The server accepts it: the form's consumer continues, and the tab keeps nothing of it. */
export const Done: Story = {
  args: { onVerify: fn(soon) },
  play: async ({ args, canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'mobileCode')
    await fill(canvas, { mobileCode: '246810' })
    await send(canvas)
    await taken(canvas)
    await expect(args.onVerify).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    methods: [
      {
        method: 'email',
        hint: 'so***************************@a-very-long-name-of-a-mail-provider.example.com',
      },
      { method: 'google' },
    ],
  },
}
