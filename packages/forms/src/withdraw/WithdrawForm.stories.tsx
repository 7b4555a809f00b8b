import { Button, closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { answer, donePanel, question } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { withDialogs } from '../testing/withDialogs.tsx'
import { options, receivers } from './testing/fixtures.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

const meta = {
  title: 'Forms/Withdraw form',
  component: WithdrawForm,
  decorators: [withDialogs],
  args: {
    options,
    currency: '៛',
    accounts: receivers,
    next: <Button>Watch it being paid</Button>,
    onSubmit: fn(),
  },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof WithdrawForm>
export default meta
type Story = StoryObj<typeof meta>

const good = { amount: '80000', paymentPassword: '123456' }

export const Empty: Story = {}
export const NoSavedAccount: Story = { args: { accounts: [] } }

export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...good, to: 'acc_2' })
    // 0.5 % of 80,000 is 400, and the least is 1,000.
    await expect(canvas).toHaveTextContent('79,000.00')
    await send(canvas)
    await expect(await question()).toHaveTextContent('Tonle Sap Sandbox Bank •••• 8890')
    await answer('no')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...good, accountId: 'acc_2' }))
  },
}

export const ToAnotherAccount: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...good, to: 'new' })
    await fill(canvas, {
      bankCode: 'TSB',
      accountName: 'Sok Dara',
      accountNumber: '000 123 456'.replaceAll(' ', ''),
    })
    await send(canvas)
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...good,
        bankCode: 'TSB',
        accountName: 'Sok Dara',
        accountNumber: '000123456',
      }),
    )
  },
}

export const AllOfIt: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(canvas.querySelector('form button[type=button]') as HTMLElement)
    await expect(box(canvas, 'amount')).toHaveValue('4800000.50')
    await expect(box(canvas, 'amount')).toHaveFocus()
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { to: 'new' })
    await fill(canvas, { amount: '4800000.51', accountNumber: '12ab' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(5)
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'amount')).toHaveFocus()
    await expect(box(canvas, 'accountNumber')).toHaveValue('12ab')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [{ field: 'paymentPassword', code: 'wrong' }],
      formProblem: 'Too many requests are still open.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    await answer('yes')
    await expect((await failed(canvas))[0]).toBe('Too many requests are still open.')
    await expect(box(canvas, 'paymentPassword')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'amount')).toHaveValue('80000')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    await answer('yes')
    await expect(await donePanel(canvas)).toHaveTextContent('Mekong Sandbox Bank •••• 4321')
  },
}

export const TurnoverLeft: Story = {
  args: {
    options: { ...options, available: '10000.00', turnover: { required: '400000.00', done: '250000.00' } },
  },
}

/** The regulated profile: nothing counts as received by itself. */
export const Regulated: Story = { args: { options: { ...options, autoConfirmMinutes: null } } }

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { amount: '5' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    options: { ...options, available: '99999999999.99', max: '99999999999.00' },
    accounts: [
      {
        id: 'long',
        bank: 'International interbank settlement network of the Greater Mekong Subregion, branch of Siem Reap',
        accountName: 'CHANDARAVATTEY SOVANNAPHOUMINDARARATHNAPHEAKDEY',
        accountNumberMasked: '•••• •••• •••• •••• 4321',
      },
    ],
  },
}
