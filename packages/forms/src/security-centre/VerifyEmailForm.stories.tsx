import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, failed, fill, never, send } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { VerifyEmailForm, type VerifyEmailFormProps } from './VerifyEmailForm.tsx'

const submit = fn<VerifyEmailFormProps['onSubmit']>

const meta = {
  title: 'Forms/Verify e-mail form',
  component: VerifyEmailForm,
  decorators: [inCard],
  args: {
    onRequestCode: fn<VerifyEmailFormProps['onRequestCode']>(async () => ({ expiredMinutes: 1 })),
    onSubmit: submit(async () => {}),
    onDone: fn(),
  },
  beforeEach: () => sessionStorage.removeItem('baize.resend.verifyEmail'),
} satisfies Meta<typeof VerifyEmailForm>
export default meta
type Story = StoryObj<typeof meta>

const right = { email: 'dara@example.com', verificationCode: '482913' }

export const Empty: Story = {}

/** The code is sent to the typed address; another one is refused for a minute. */
export const Filled: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { email: right.email })
    const ask = within(canvas)
      .getAllByRole('button')
      .find((button) => button.getAttribute('type') === 'button')
    await userEvent.click(ask as HTMLElement)
    await waitFor(() => expect(args.onRequestCode).toHaveBeenCalledWith({ email: right.email }))
    await fill(canvas, { verificationCode: right.verificationCode })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(right))
  },
}

const failing: NonNullable<Story['play']> = async ({ args, canvasElement: canvas }) => {
  await fill(canvas, { email: 'dara at home', verificationCode: '12' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.click(within(canvas).getAllByRole('link')[0] as HTMLElement)
  await expect(box(canvas, 'email')).toHaveFocus()
  await expect(box(canvas, 'email')).toHaveValue('dara at home')
}

export const Failing: Story = { play: failing }

export const Refused: Story = {
  args: {
    onSubmit: submit(async () => ({
      problems: [
        { field: 'email', code: 'taken' },
        { field: 'verificationCode', code: 'wrongCode' },
      ],
      formProblem: 'Too many tries. Wait 5 minutes and try again',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(3)
    await expect(box(canvas, 'email')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const Busy: Story = {
  args: { onSubmit: submit(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, right)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toBeNull())
    await userEvent.click(within(canvas).getByRole('button'))
    await expect(args.onDone).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }
