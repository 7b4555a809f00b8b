import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { box, failed, fill, send, summary } from '../testing/actions.ts'
import { Form } from './Form.tsx'
import type { ValueAnswer } from './kinds/look.ts'

/** Asked about a code: `SLOW` takes longer than what is typed after it, `DOWN` gets no response. */
const check = fn(async (code: string, signal: AbortSignal): Promise<ValueAnswer> => {
  await new Promise((done) => setTimeout(done, code === 'SLOW' ? 900 : 30))
  if (signal.aborted) throw signal.reason
  if (code === 'DOWN') throw new Error('no answer')
  return code === 'SOKHA' ? { note: 'Invitation of Sokha' } : { problem: { code: 'invitation' } }
})

const meta = {
  title: 'Forms/Asked while typing',
  component: Form,
  args: {
    fields: [{ name: 'username', required: true }, { name: 'affiliateCode' }],
    looks: { affiliateCode: { check } },
    submitLabel: 'Send',
    onSubmit: fn(),
  },
  beforeEach: () => void check.mockClear(),
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** One question for all that is typed in one go; the result is shown in place of the hint. */
export const Known: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { affiliateCode: 'SOKHA' })
    await waitFor(() =>
      expect(box(canvas, 'affiliateCode')).toHaveAccessibleDescription('Invitation of Sokha'),
    )
    await expect(check).toHaveBeenCalledTimes(1)
    await waitFor(
      () => expect(canvas.querySelector('[role=status]')).toHaveTextContent('Invitation of Sokha'),
      {
        timeout: 2000,
      },
    )
  },
}

export const Unknown: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { affiliateCode: 'NOBODY' })
    await waitFor(() => expect(box(canvas, 'affiliateCode')).toHaveAttribute('aria-invalid', 'true'))
    await fill(canvas, { affiliateCode: 'SOKHA' })
    await waitFor(() => expect(box(canvas, 'affiliateCode')).not.toHaveAttribute('aria-invalid'))
  },
}

/** The response for the earlier text is ignored, however late it arrives. */
export const LastOneWins: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { affiliateCode: 'SLOW' })
    await waitFor(() => expect(check).toHaveBeenCalledTimes(1))
    await fill(canvas, { affiliateCode: 'SOKHA' })
    await waitFor(() =>
      expect(box(canvas, 'affiliateCode')).toHaveAccessibleDescription('Invitation of Sokha'),
    )
    await expect(check.mock.calls[0]?.[1].aborted).toBe(true)
    await new Promise((done) => setTimeout(done, 700))
    await expect(box(canvas, 'affiliateCode')).not.toHaveAttribute('aria-invalid')
  },
}

/** A submit does not overtake the check: it is made at once, and its result counts. */
export const SendingWaits: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara', affiliateCode: 'NOBODY' })
    await send(canvas)
    await failed(canvas)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(check).toHaveBeenCalledTimes(1)
    await userEvent.clear(box(canvas, 'affiliateCode'))
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: 'dara' }))
  },
}

/** Without a response, the platform decides on submit. */
export const NoAnswer: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await fill(canvas, { username: 'dara', affiliateCode: 'DOWN' })
    await send(canvas)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(summary(canvas)).toBeNull()
  },
}
