import { closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { answer, donePanel, question } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { withDialogs } from '../testing/withDialogs.tsx'
import { TeamTransferForm } from './TeamTransferForm.tsx'
import type { TeamAccount } from './teamTransfer.ts'

const team: readonly TeamAccount[] = [
  { id: 'mem_1', account: 'sokdara1', nickname: 'Dara', balance: '1250.50' },
  { id: 'mem_2', account: 'chanthou', nickname: 'Chan Thou', balance: '0.00' },
  { id: 'mem_3', account: 'boreyphone', balance: '88.00' },
]
const upline: TeamAccount = { id: 'up_1', account: 'mekong888', nickname: 'Mekong team' }

const meta = {
  title: 'Forms/Team transfer form',
  component: TeamTransferForm,
  decorators: [inCard, withDialogs],
  args: {
    balance: '40000.00',
    currency: '៛',
    onSearch: fn(async (text: string) => team.filter(({ account }) => account.includes(text.toLowerCase()))),
    onSubmit: fn(),
  },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof TeamTransferForm>
export default meta
type Story = StoryObj<typeof meta>

const combobox = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[role=combobox]') as HTMLElement

async function choose(canvas: HTMLElement, typed: string) {
  await userEvent.type(combobox(canvas), typed)
  await userEvent.click(await screen.findByRole('option', { name: /sokdara1/ }))
}

const rest = { amount: '1000.25', paymentPassword: '123456', note: 'For the new shop' }

export const Empty: Story = {}
export const ToUpline: Story = { args: { receiver: upline } }

export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas, args }) => {
    await choose(canvas, 'sok')
    await fill(canvas, rest)
    await send(canvas)
    const asked = await question()
    await expect(asked).toHaveTextContent('Send this to sokdara1?')
    await expect(asked).toHaveTextContent('38,999.75')
    await expect(asked).toHaveTextContent('2,250.75')
    await answer('yes')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...rest, toMemberId: 'mem_1' }))
  },
}

export const FilledToUpline: Story = {
  args: { receiver: upline },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { amount: '10', paymentPassword: '123456' })
    await send(canvas)
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        toMemberId: 'up_1',
        amount: '10',
        paymentPassword: '123456',
        note: '',
      }),
    )
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { amount: '40000.01', note: 'x'.repeat(81) })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(4)
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(combobox(canvas)).toHaveFocus()
    await expect(box(canvas, 'amount')).toHaveValue('40000.01')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    receiver: upline,
    onSubmit: fn(() => ({
      problems: [{ field: 'paymentPassword', code: 'wrong' }],
      formProblem: 'Transfers to the upline are closed for today.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, rest)
    await send(canvas)
    await answer('yes')
    await expect((await failed(canvas))[0]).toBe('Transfers to the upline are closed for today.')
    await expect(box(canvas, 'paymentPassword')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'note')).toHaveValue(rest.note)
  },
}

export const Busy: Story = {
  args: { receiver: upline, onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, rest)
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, 'sok')
    await fill(canvas, rest)
    await send(canvas)
    await answer('yes')
    await expect(await donePanel(canvas)).toHaveTextContent('sokdara1')
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { amount: '40001' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(3)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    balance: '99999999999.99',
    receiver: {
      id: 'long',
      account: 'chandaravatteysovannaphoumindararathnapheakdey',
      nickname: 'ចាន់ដារ៉ាវត្តី សុវណ្ណភូមិន្ទ្រ ដារារ័ត្ន ភក្តី នៃក្រុមទន្លេមេគង្គធំ',
      balance: '88888888888.88',
    },
  },
}
