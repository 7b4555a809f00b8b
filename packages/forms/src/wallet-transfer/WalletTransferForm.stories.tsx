import { closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { answer, donePanel, question } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { withDialogs } from '../testing/withDialogs.tsx'
import { WalletTransferForm, type WalletTransferFormProps } from './WalletTransferForm.tsx'
import type { Wallet } from './wallet.ts'

const wallets: readonly Wallet[] = [
  { id: 'main', name: 'Main wallet', main: true, isSingle: true, balance: '400000.00' },
  { id: 'sea', name: 'Sea Slots', isSingle: false, balance: '12500.50' },
  { id: 'club', name: 'Live Club', isSingle: false, balance: '0.00' },
  { id: 'cards', name: 'Card Room', isSingle: false, balance: null, maintenance: true },
  { id: 'hidden', name: 'Single vendor', isSingle: true, balance: null },
]

const meta = {
  title: 'Forms/Wallet transfer form',
  component: WalletTransferForm,
  decorators: [inCard, withDialogs],
  args: { wallets, currency: '៛', onRefresh: fn(async () => {}), onSubmit: fn() },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof WalletTransferForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas).not.toHaveTextContent('Single vendor')
  },
}

export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { toWallet: 'sea', amount: '50000' })
    await send(canvas)
    await expect(await question()).toHaveTextContent('62,500.50')
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        fromWalletId: 'main',
        toWalletId: 'sea',
        amount: '50000',
      }),
    )
  },
}

/** The other way round there is less to take: the amount is judged by the new sender. */
export const Swapped: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas, canvas: page }) => {
    await fill(canvas, { toWallet: 'sea' })
    await userEvent.click(page.getByRole('button', { name: 'Swap direction' }))
    await expect(box(canvas, 'fromWallet')).toHaveValue('sea')
    await expect(box(canvas, 'toWallet')).toHaveValue('main')
    await waitFor(() => expect(canvas).toHaveTextContent('Available to transfer ៛12,500.50'))
    await userEvent.click(page.getByRole('button', { name: 'Max' }))
    await expect(box(canvas, 'amount')).toHaveValue('12500.50')
    // The draft keeps what buttons filled in, as what was typed.
    dispatchEvent(new Event('pagehide'))
    await expect(sessionStorage.getItem('baize.draft.wallet-transfer')).toContain('12500.50')
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { toWallet: 'main', amount: '400000.01' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'toWallet')).toHaveFocus()
    await expect(box(canvas, 'amount')).toHaveValue('400000.01')
    await fill(canvas, { fromWallet: 'sea' })
    await waitFor(() => expect(box(canvas, 'toWallet')).not.toHaveAttribute('aria-invalid'))
  },
}

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [{ field: 'toWalletId', code: 'refused' }],
      formProblem: 'The vendor does not answer. Nothing was moved.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { toWallet: 'sea', amount: '50000' })
    await send(canvas)
    await answer('yes')
    await expect((await failed(canvas))[0]).toBe('The vendor does not answer. Nothing was moved.')
    await expect(box(canvas, 'toWallet')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'amount')).toHaveValue('50000')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { toWallet: 'sea', amount: '50000' })
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { toWallet: 'sea', amount: '50000' })
    await send(canvas)
    await answer('yes')
    const panel = await donePanel(canvas)
    await expect(panel).toHaveTextContent('Sea Slots')
  },
}

function Refreshing(props: WalletTransferFormProps) {
  const [now, setNow] = useState(props.wallets)
  const read = async (id: string) => {
    if (id === 'club') throw new Error('no answer')
    setNow((before) => before.map((each) => (each.id === id ? { ...each, balance: '40.00' } : each)))
  }
  return <WalletTransferForm {...props} wallets={now} onRefresh={read} />
}

/** Each balance is fetched by itself; it applies to the amount at once. */
export const Refreshed: Story = {
  render: (args) => <Refreshing {...args} />,
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { toWallet: 'sea', amount: '50000' })
    const [main, , club] = within(canvas.querySelector('ul[aria-label]') as HTMLElement).getAllByRole(
      'button',
    )
    await userEvent.click(club as HTMLElement)
    await userEvent.click(main as HTMLElement)
    await waitFor(() => expect(canvas).toHaveTextContent('40.00'))
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(box(canvas, 'amount')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const NothingToMoveBetween: Story = {
  args: { wallets: wallets.filter(({ id }) => id !== 'sea' && id !== 'club') },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { toWallet: 'main' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    wallets: [
      { ...(wallets[0] as Wallet), balance: '99999999999.99' },
      {
        id: 'long',
        name: 'The Very Grand Riverside International Live Casino and Slots of Phnom Penh',
        isSingle: false,
        balance: '88888888888.88',
      },
    ],
  },
}
