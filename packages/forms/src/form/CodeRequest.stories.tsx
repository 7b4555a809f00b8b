import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { box, fill } from '../testing/actions.ts'
import { Form } from './Form.tsx'
import type { CodeRequest } from './kinds/look.ts'

const request = (sendCode: CodeRequest['send']): CodeRequest => ({
  purpose: 'story',
  needs: ['mobileNum'],
  send: sendCode,
})
const sent = fn(async () => ({ expiredMinutes: 2 }))

const meta = {
  title: 'Forms/Code that is sent',
  component: Form,
  args: {
    fields: [
      { name: 'mobileNum', required: true, patternId: 22 },
      { name: 'verificationCode', required: true },
    ],
    looks: { verificationCode: { code: request(sent) } },
    submitLabel: 'Send',
    onSubmit: fn(),
  },
  beforeEach: () => {
    sessionStorage.removeItem('baize.resend.story')
    sent.mockClear()
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const ask = (canvas: HTMLElement) => {
  const buttons = within(canvas).getAllByRole('button')
  return buttons.find((button) => (button as HTMLButtonElement).type === 'button') as HTMLElement
}

/** Without a number there is nothing to send to: the field says so and has the focus. */
export const NeedsTheNumber: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(ask(canvas))
    await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveAttribute('aria-invalid', 'true'))
    await expect(box(canvas, 'mobileNum')).toHaveFocus()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** The countdown runs; no other code is requested meanwhile, also after the form was unmounted. */
export const CountsDown: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012 345 678' })
    await userEvent.click(ask(canvas))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ mobileNum: '012345678' }))
    await waitFor(() => expect(canvas).toHaveTextContent(/[12]:\d\d|1[12]\d|\d\d s/))
    await expect(Number(sessionStorage.getItem('baize.resend.story'))).toBeGreaterThan(Date.now() + 100_000)
    await userEvent.click(ask(canvas))
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

/** The platform says how long to wait: the countdown is the platform's. */
export const TooSoon: Story = {
  args: {
    looks: {
      verificationCode: {
        code: request(async () => {
          throw Object.assign(new Error('tooManyRequests'), { params: { retryAfterSeconds: 41 } })
        }),
      },
    },
    explain: () => 'Too many attempts. Wait until the countdown ends',
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012 345 678' })
    await userEvent.click(ask(canvas))
    await waitFor(() => expect(canvas).toHaveTextContent('Too many attempts'))
    await expect(Number(sessionStorage.getItem('baize.resend.story'))).toBeGreaterThan(Date.now() + 30_000)
    await expect(box(canvas, 'mobileNum')).toHaveValue('012 345 678')
  },
}

/** The platform's problem with the number is shown beside the number. */
export const NumberRefused: Story = {
  args: {
    looks: {
      verificationCode: {
        code: request(async () => {
          throw { problems: [{ field: 'mobileNum', code: 'taken' }] }
        }),
      },
    },
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { mobileNum: '012 345 678' })
    await userEvent.click(ask(canvas))
    await waitFor(() => expect(box(canvas, 'mobileNum')).toHaveAttribute('aria-invalid', 'true'))
    await expect(box(canvas, 'mobileNum')).toHaveFocus()
  },
}
