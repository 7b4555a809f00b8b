import { Button, closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { donePanel } from '../money/reviewHands.ts'
import { box, failed, fill, never, send, summary } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { OpenAccountForm } from './OpenAccountForm.tsx'

const meta = {
  title: 'Forms/Open account form',
  component: OpenAccountForm,
  decorators: [inCard],
  args: {
    rates: [
      { id: 'slots', name: 'Rebate for slots', max: '1.2' },
      { id: 'lottery', name: 'Prize rate of the lottery', max: '7.5' },
    ],
    generate: () => 'Kq7#mZ2pXw9!ab',
    next: <Button>To the team</Button>,
    onSubmit: fn(),
  },
  beforeEach: () => closeAllDialogs,
} satisfies Meta<typeof OpenAccountForm>
export default meta
type Story = StoryObj<typeof meta>

const good = { username: 'sokdara1', nickname: 'Dara', rate_slots: '0.8', rate_lottery: '7.5' }

export const Empty: Story = {}

export const Filled: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...good, accountType: 'agent' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        accountType: 'agent',
        username: 'sokdara1',
        nickname: 'Dara',
        password: 'Kq7#mZ2pXw9!ab',
        rates: { slots: '0.8', lottery: '7.5' },
      }),
    )
  },
}

export const PasswordTyped: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...good, passwordWay: 'typed' })
    await expect(canvas.querySelector('[readonly]')).toBeNull()
    await fill(canvas, { password: 'river-stone-26' })
    await send(canvas)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ password: 'river-stone-26' })),
    )
  },
}

export const Failing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { username: '1abc', rate_slots: '1.21' })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(2)
    await userEvent.click(summary(canvas)?.querySelector('a') as HTMLElement)
    await expect(box(canvas, 'username')).toHaveFocus()
    await expect(box(canvas, 'rate_slots')).toHaveValue('1.21')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    onSubmit: fn(() => ({
      problems: [
        { field: 'username', code: 'taken' },
        { field: 'rates.slots', code: 'rateTooHigh', params: { maxRate: '0.5' } },
      ],
      formProblem: 'You have opened all the accounts of today.',
    })),
  },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    await expect((await failed(canvas))[0]).toBe('You have opened all the accounts of today.')
    await expect(box(canvas, 'username')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'rate_slots')).toHaveAttribute('aria-invalid', 'true')
    await expect(box(canvas, 'nickname')).toHaveValue('Dara')
  },
}

export const Busy: Story = {
  args: { onSubmit: fn(never) },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    await waitFor(() => expect(canvas.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** The account's credentials are shown once, to be copied. */
export const Done: Story = {
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await send(canvas)
    const panel = await donePanel(canvas)
    const values = [...panel.querySelectorAll('textarea')].map(({ value }) => value)
    await expect(values).toEqual(['sokdara1', 'Kq7#mZ2pXw9!ab'])
  },
}

/** Name, password and address are copied by one button, as one text. */
export const HandedOver: Story = {
  args: { signInAt: { member: 'https://baize.example/login', agent: 'https://agents.baize.example/agent' } },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, good)
    await expect(canvas).toHaveTextContent('Up to 20 characters.')
    await send(canvas)
    const panel = await donePanel(canvas)
    const whole = [...panel.querySelectorAll('textarea')].at(-1)?.value
    await expect(whole).toBe(
      'Username: sokdara1\nPassword: Kq7#mZ2pXw9!ab\nSign in at: https://baize.example/login',
    )
  },
}

/** What is too long for the platform is said before anything is sent. */
export const LongNickname: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await fill(canvas, { ...good, nickname: 'n'.repeat(21) })
    await send(canvas)
    await expect(await failed(canvas)).toHaveLength(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const failing: NonNullable<Story['play']> = async ({ canvasElement: canvas }) => {
  await fill(canvas, { username: '1abc', rate_slots: '1.21' })
  await send(canvas)
  await expect(await failed(canvas)).toHaveLength(2)
}

export const InKhmer: Story = { globals: { language: 'km' }, play: failing }
export const InChinese: Story = { globals: { language: 'zh-Hans' }, play: failing }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' }, play: failing }

export const LongText: Story = {
  args: {
    rates: [
      {
        id: 'long',
        name: 'Rebate for live casino tables of all vendors of the Greater Mekong Subregion, counted by the month',
        max: '99.99',
      },
    ],
  },
}
