import { Button, closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { answer, donePanel, question } from '../money/reviewHands.ts'
import { box, boxOnceThere, failed, fill, never, send, summary } from '../testing/actions.ts'
import { withDialogs } from '../testing/withDialogs.tsx'
import { ContractOfferForm } from './ContractOfferForm.tsx'

const meta = {
  title: 'Forms/Contract offer form',
  component: ContractOfferForm,
  decorators: [withDialogs],
  args: {
    kind: 'dividend',
    receiver: { id: 'mem_1', account: 'sokdara1' },
    maxRate: '20',
    currency: '៛',
    next: <Button>View contracts</Button>,
    onSubmit: fn(),
  },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof ContractOfferForm>
export default meta
type Story = StoryObj<typeof meta>

const tier = {
  'tiers.0.validBet': '1000000',
  'tiers.0.loss': '100000',
  'tiers.0.activeMembers': '5',
  'tiers.0.rate': '10',
}

/** The button that adds a tier is the last one before the form is sent. */
const addButton = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('form button[type=button]')].at(-1) as HTMLElement

export const Dividend: Story = {}
export const DailySalary: Story = { args: { kind: 'dailySalary', maxRate: '1.2' } }
export const HourSalary: Story = { args: { kind: 'hourSalary', maxRate: '0.8' } }
export const RealtimeSalary: Story = { args: { kind: 'realtimeSalary', maxRate: '0.6' } }

export const Filled: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...tier, period: 'weekly' })
    await userEvent.click(addButton(canvas))
    await waitFor(() => expect(box(canvas, 'tiers.1.validBet')).toHaveFocus())
    await fill(canvas, { 'tiers.1.validBet': '5000000', 'tiers.1.loss': '400000', 'tiers.1.rate': '12.5' })
    await send(canvas)
    await expect(await question()).toHaveTextContent('12.5%')
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        toMemberId: 'mem_1',
        kind: 'dividend',
        period: 'weekly',
        carry: 'none',
        base: 'profitLoss',
        autoPay: false,
        tiers: [
          { validBet: '1000000', loss: '100000', activeMembers: 5, rate: '10' },
          { validBet: '5000000', loss: '400000', rate: '12.5' },
        ],
      }),
    )
  },
}

export const FilledDailySalary: Story = {
  args: { kind: 'dailySalary', maxRate: '1.2' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { 'tiers.0.validBet': '1000000', 'tiers.0.rate': '0.5' })
    await send(canvas)
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        toMemberId: 'mem_1',
        kind: 'dailySalary',
        period: 'daily',
        base: 'totalVolume',
        autoPay: true,
        tiers: [{ validBet: '1000000', rate: '0.5' }],
      }),
    )
  },
}

export const FilledHourSalary: Story = {
  args: { kind: 'hourSalary', maxRate: '0.8' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, {
      'tiers.0.validBet': '100000',
      'tiers.0.activeMembers': '3',
      'tiers.0.rate': '0.4',
      'tiers.0.amount': '50000',
    })
    await send(canvas)
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        toMemberId: 'mem_1',
        kind: 'hourSalary',
        base: 'totalVolume',
        autoPay: true,
        tiers: [{ validBet: '100000', activeMembers: 3, rate: '0.4', amount: '50000' }],
      }),
    )
  },
}

export const FilledRealtimeSalary: Story = {
  args: { kind: 'realtimeSalary', maxRate: '0.6' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { 'tiers.0.singleBet': '1000', 'tiers.0.winRate': '0.2', 'tiers.0.lossRate': '0.4' })
    await send(canvas)
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        toMemberId: 'mem_1',
        kind: 'realtimeSalary',
        autoPay: true,
        tiers: [{ singleBet: '1000', winRate: '0.2', lossRate: '0.4' }],
      }),
    )
  },
}

/** The terms in force, sent as they are: a first tier that requires nothing, a second by loss and members alone. */
export const RenewedUntouched: Story = {
  args: {
    maxRate: '40',
    start: {
      ...{ period: 'weekly', carry: 'forever', base: 'profitLoss', autoPay: false },
      tiers: [
        { validBet: '0.00', loss: '0.00', activeMembers: 0, rate: '21', amount: null },
        { validBet: '0.00', loss: '500.00', activeMembers: 3, rate: '26', amount: null },
      ],
    },
  },
  play: async ({ canvasElement: canvas, args }) => {
    await boxOnceThere(canvas, 'tiers.1.loss')
    await send(canvas)
    await answer('yes')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        toMemberId: 'mem_1',
        kind: 'dividend',
        period: 'weekly',
        carry: 'forever',
        base: 'profitLoss',
        autoPay: false,
        tiers: [{ rate: '21' }, { loss: '500.00', activeMembers: 3, rate: '26' }],
      }),
    )
  },
}

/** Removing a tier moves those after it up, and the focus to the one before. */
export const TierRemoved: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, tier)
    await userEvent.click(addButton(canvas))
    await fill(canvas, { 'tiers.1.validBet': '2000000' })
    await userEvent.click(addButton(canvas))
    await fill(canvas, { 'tiers.2.validBet': '3000000', 'tiers.2.activeMembers': '30' })
    const [, second] = canvas.querySelectorAll<HTMLElement>('form section')
    await userEvent.click(within(second as HTMLElement).getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(box(canvas, 'tiers.0.validBet')).toHaveFocus())
    await expect(box(canvas, 'tiers.1.validBet')).toHaveValue('3000000')
    await expect(box(canvas, 'tiers.1.activeMembers')).toHaveValue('30')
    await expect(canvas.querySelector('[name="tiers.2.validBet"]')).toBeNull()
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...tier, 'tiers.0.rate': '20.01' })
    await userEvent.click(addButton(canvas))
    await boxOnceThere(canvas, 'tiers.1.validBet')
    await fill(canvas, { 'tiers.1.validBet': '1000000', 'tiers.1.loss': '1', 'tiers.1.rate': '5' })
    await send(canvas)
    // The first rate is above the own one; the second tier requires no more and pays less.
    await expect(await failed(canvas)).toHaveLength(3)
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'tiers.0.rate')).toHaveFocus()
    await expect(box(canvas, 'tiers.1.validBet')).toHaveValue('1000000')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // Put right where it began: what hangs on it is judged again.
    await fill(canvas, { 'tiers.0.validBet': '500000' })
    await waitFor(() => expect(box(canvas, 'tiers.1.validBet')).not.toHaveAttribute('aria-invalid'))
  },
}

/** The boxes of a row stay on one line, whatever is said under one of them. */
export const BoxesInLine: Story = {
  play: async ({ canvasElement: canvas }) => {
    await boxOnceThere(canvas, 'tiers.0.validBet')
    await fill(canvas, { 'tiers.0.validBet': '12' })
    await send(canvas)
    await failed(canvas)
    const places = ['tiers.0.validBet', 'tiers.0.loss', 'tiers.0.activeMembers', 'tiers.0.rate']
      .map((name) => box(canvas, name).parentElement?.getBoundingClientRect() ?? new DOMRect())
      .map(({ left, top }) => ({ left, top }))
    for (const [index, { left, top }] of places.entries()) {
      const before = places[index - 1]
      if (before && left > before.left) await expect(Math.abs(top - before.top)).toBeLessThan(1.5)
    }
  },
}

const downlineContracts = [
  { id: 'c1', account: 'chanthou', rate: '12' },
  { id: 'c2', account: 'boreyphone', rate: '9' },
]

export const EndsDownlineContracts: Story = {
  args: { downlineContracts },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, tier)
    await waitFor(() => expect(canvas).toHaveTextContent('chanthou'))
    await expect(canvas).not.toHaveTextContent('boreyphone')
  },
}

export const RefusedByPolicy: Story = {
  args: { downlineContracts, lowerRatePolicy: 'refuse' },
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, tier)
    await send(canvas)
    await failed(canvas)
    await expect(box(canvas, 'tiers.0.rate')).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [{ field: 'tiers.0.rate', code: 'rateTooHigh', params: { maxRate: '9' } }],
      formProblem: 'There is an open offer to this account already.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, tier)
    await send(canvas)
    await answer('yes')
    await expect((await failed(canvas))[0]).toBe('There is an open offer to this account already.')
    await expect(box(canvas, 'tiers.0.rate')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'tiers.0.validBet')).toHaveValue('1000000')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, tier)
    await send(canvas)
    await answer('yes')
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, tier)
    await send(canvas)
    await answer('yes')
    await expect(await donePanel(canvas)).toHaveTextContent('sokdara1')
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { 'tiers.0.rate': '25' })
  await send(canvas)
  // Thresholds may stay empty: the rate alone is wrong.
  await expect(await failed(canvas)).toHaveLength(1)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    receiver: { id: 'long', account: 'chandaravatteysovannaphoumindararathnapheakdey' },
    downlineContracts,
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { ...tier, 'tiers.0.validBet': '99999999999.99' })
    await send(canvas)
    await question()
  },
}
