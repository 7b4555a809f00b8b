import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PromotionCard } from './PromotionCard.tsx'
import { promotionStatuses } from './promotionStatuses.ts'

const welcome = {
  id: 'welcome',
  title: 'Your first deposit, matched in full',
  promise: '100% up to $100',
  category: 'Welcome',
  status: 'joinNow',
  motif: 'gift',
  terms: [
    { name: 'Turnover', value: '8 ×' },
    { name: 'Least deposit', value: '$10.00' },
  ],
  from: '2026-11-01T00:00:00+07:00',
  until: '2026-11-30T23:59:59+07:00',
} as const

const meta = {
  title: 'UI/Gaming/PromotionCard',
  component: PromotionCard,
  args: { promotion: welcome, onAction: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 380 }}>
      <PromotionCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PromotionCard>
export default meta
type Story = StoryObj<typeof meta>

/** A promotion that only informs has no application: it links to its terms. */
export const OnlyInforms: Story = {
  args: { promotion: { ...welcome, informationOnly: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /terms/i }))
    await expect(args.onAction).toHaveBeenCalledWith('terms', welcome.id)
    await expect(canvas.queryByRole('button', { name: 'Join now' })).toBeNull()
  },
}

/** It can be joined, by keyboard too; the button says of which promotion it speaks. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const join = canvas.getByRole('button', { name: 'Join now' })
    await expect(join).toHaveAccessibleDescription(welcome.title)
    await userEvent.tab()
    await expect(join).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledWith('join', 'welcome')
  },
}

/** With a page of its own the card leads there by its title; the button keeps its own click. */
export const LeadsToItsPage: Story = {
  args: {
    promotion: {
      ...welcome,
      summary: 'Deposit once, play with twice as much: the bonus is there at once.',
      href: '#welcome',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: welcome.title })).toHaveAttribute('href', '#welcome')
    await userEvent.click(canvas.getByRole('button', { name: 'Join now' }))
    await expect(args.onAction).toHaveBeenCalledWith('join', 'welcome')
  },
}

const shelf = (children: ReactNode) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(270px, 1fr))', gap: 16 }}>
    {children}
  </div>
)

const offers = [
  {
    title: 'Your first deposit, matched in full',
    promise: '100% up to $100',
    category: 'Welcome',
    motif: 'gift',
  },
  { title: 'Weekly cashback on live tables', promise: '8% back', category: 'Live casino', motif: 'roulette' },
  { title: 'Win five parlays in a row', promise: '$50 free bet', category: 'Sports', motif: 'ball' },
  { title: 'Reload every Friday evening', promise: '30% more', category: 'Slots', motif: 'reels' },
  { title: 'Your birthday, from the house', promise: '$21 for you', category: 'VIP', motif: 'crown' },
  { title: 'Bring a friend to the table', promise: '$15 each', category: 'Friends', motif: 'cards' },
  { title: 'Season of the Golden Fish', promise: '10,000 points', category: 'Fish', motif: 'fish' },
  { title: 'Crash at midnight', promise: 'Up to 50 ×', category: 'Crash', motif: 'rocket' },
  { title: 'Race for the cup', promise: '$25,000 to share', category: 'Tournament', motif: 'trophy' },
  { title: 'A draw each evening', promise: '3 tickets a day', category: 'Lottery', motif: 'lottery' },
  { title: 'Morning of the rooster', promise: '5% more', category: 'Cockfight', motif: 'rooster' },
  { title: 'Double points in December', promise: '2 × points', category: 'Points', motif: 'coins' },
] as const

/** The twelve statuses, each with the one action that it leaves. */
export const Statuses: Story = {
  render: (args) =>
    shelf(
      promotionStatuses.map((status, index) => (
        <PromotionCard
          {...args}
          key={status}
          promotion={{ ...welcome, ...offers[index], id: status, status }}
        />
      )),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(promotionStatuses.length)
    await expect(canvas.getAllByRole('button', { name: 'Claim payout' })).toHaveLength(1)
    await expect(canvas.getByText('Registration closed')).toBeVisible()
  },
}

/** A status of a newer platform: shown as text, without a button. */
export const UnknownStatus: Story = {
  args: { promotion: { ...welcome, status: 'SOMETHING_NEW' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Status unavailable')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement).not.toHaveTextContent('SOMETHING_NEW')
  },
}

export const Loading: Story = { args: { loading: true } }
export const OnlyATitle: Story = {
  args: { promotion: { id: 'bare', title: 'A quiet week', status: 'comingSoon' } },
}
export const MissingCover: Story = {
  args: { promotion: { ...welcome, cover: '/no-such-cover.png' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull(), { timeout: 4000 })
    await expect(canvasElement.querySelector('svg[data-paint]')).not.toBeNull()
  },
}
export const LongText: Story = {
  args: {
    promotion: {
      ...welcome,
      title: 'A promotion with a title that a whole department wrote together. '.repeat(4),
      promise: 'One hundred per cent up to one hundred dollars and then some more of it',
      category: 'A category of a great many words that no chip was made for',
      terms: [
        { name: 'A term with a long name of its own', value: 'And a value that is not much shorter than it' },
      ],
    },
  },
}
export const HostileText: Story = {
  args: {
    promotion: {
      ...welcome,
      title: '<img src=x onerror=alert(1)> Free <b>money</b>',
      promise: '<script>alert(1)</script>',
      from: 'not a date',
    },
  },
}
export const HugeAndNegative: Story = {
  args: {
    promotion: {
      ...welcome,
      promise: '$99,999,999,999,999.99',
      terms: [
        { name: 'Turnover', value: '-8 ×' },
        { name: 'Least deposit', value: '$0.00' },
      ],
    },
  },
}
export const RightToLeftName: Story = {
  args: { promotion: { ...welcome, title: 'مكافأة الإيداع الأول (Welcome)', promise: '100% حتى 100$' } },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    promotion: { ...welcome, title: 'مكافأة الإيداع الأول', promise: '100% حتى 100$', category: 'ترحيب' },
  },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    promotion: {
      ...welcome,
      title: 'ប្រាក់បន្ថែមសម្រាប់ការដាក់ប្រាក់លើកដំបូង',
      promise: '១០០% រហូតដល់ $១០០',
      category: 'ស្វាគមន៍',
    },
  },
}
