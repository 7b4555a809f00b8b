import { Button, closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, donePanel, question } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { withDialogs } from '../testing/withDialogs.tsx'
import { WithdrawalConfirmationForm } from './WithdrawalConfirmationForm.tsx'

const withdrawal = {
  id: 'wdr_1',
  amount: '80000.00',
  bank: 'Mekong Sandbox Bank',
  accountNumberMasked: '•••• 4321',
  confirmBy: '2026-11-21T03:34:00Z',
}

const meta = {
  title: 'Forms/Withdrawal confirmation form',
  component: WithdrawalConfirmationForm,
  decorators: [inCard, withDialogs],
  args: {
    withdrawal,
    currency: '៛',
    now: Date.parse('2026-11-21T03:09:15Z'),
    upload: async () => 'file_1',
    next: <Button>Back to the withdrawals</Button>,
    onSubmit: fn(),
  },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof WithdrawalConfirmationForm>
export default meta
type Story = StoryObj<typeof meta>

const picture = (name: string) =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)], name, { type: 'image/png' })
const upload = (canvas: HTMLElement, name: string) =>
  userEvent.upload(canvas.querySelector('input[type=file]') as HTMLInputElement, picture(name))

export const Empty: Story = {}

/** The regulated profile: it never counts as received by itself. */
export const Regulated: Story = { args: { withdrawal: { ...withdrawal, confirmBy: null } } }

export const TimeOver: Story = {
  args: { now: Date.parse('2026-11-21T03:40:00Z'), onEnd: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1))
  },
}

export const Filled: Story = {
  name: 'Filled: all of it came',
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { outcome: 'received' })
    await send(canvas)
    await expect(await question()).toHaveTextContent('80,000.00')
    await answer('no')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ outcome: 'received' }))
  },
}

export const PartlyReceived: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { outcome: 'partlyReceived' })
    await fill(canvas, { amountReceived: '50000.50' })
    await expect(canvas).toHaveTextContent('29,999.50')
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        outcome: 'partlyReceived',
        amountReceived: '50000.50',
        remainingAmount: '29999.50',
      }),
    )
    await expect(await donePanel(canvas)).toHaveTextContent('29,999.50')
  },
}

export const NotReceived: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { outcome: 'notReceived' })
    await waitFor(() => expect(canvas.querySelector('input[type=file]')).not.toBeNull())
    await upload(canvas, 'account.png')
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ outcome: 'notReceived', proofIds: ['file_1'] }),
    )
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await fill(canvas, { outcome: 'partlyReceived' })
    await fill(canvas, { amountReceived: '80000' })
    await send(canvas)
    await failed(canvas)
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'amountReceived')).toHaveFocus()
    await expect(box(canvas, 'amountReceived')).toHaveValue('80000')
    await fill(canvas, { outcome: 'notReceived' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [{ field: 'remainingAmount', code: 'amountTooHigh', params: { maxAmount: '70000.00' } }],
      formProblem: 'The bank has answered meanwhile. Load the page again.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { outcome: 'partlyReceived' })
    await fill(canvas, { amountReceived: '75000' })
    await send(canvas)
    await expect((await failed(canvas))[0]).toBe('The bank has answered meanwhile. Load the page again.')
    await expect(box(canvas, 'amountReceived')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'amountReceived')).toHaveValue('75000')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { outcome: 'received' })
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { outcome: 'received' })
    await send(canvas)
    await answer('yes')
    await donePanel(canvas)
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { outcome: 'partlyReceived' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(1)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    withdrawal: {
      ...withdrawal,
      amount: '99999999999.99',
      bank: 'International interbank settlement network of the Greater Mekong Subregion, branch of Siem Reap',
      accountNumberMasked: '•••• •••• •••• •••• 4321',
    },
  },
}
