import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VipLadder } from './VipLadder.tsx'

const levels = [
  { name: 'Bronze', reach: '1000', keep: '500', benefits: ['Rebate 0.4%', 'Birthday gift $5'] },
  { name: 'Silver', reach: '5000', keep: '2500', benefits: ['Rebate 0.5%', 'Birthday gift $15'] },
  { name: 'Gold', reach: '20000', keep: '10000', benefits: ['Rebate 0.6%', 'Weekly bonus $20'] },
  {
    name: 'Platinum',
    reach: '80000',
    keep: '40000',
    benefits: ['Rebate 0.8%', 'Weekly bonus $80', 'Own service line'],
  },
  {
    name: 'Crown',
    reach: '300000',
    keep: '150000',
    benefits: ['Rebate 1.0%', 'Weekly bonus $300', 'Own service line', 'Withdrawals first'],
  },
] as const

const meta = {
  title: 'UI/Gaming/VipLadder',
  component: VipLadder,
  args: {
    levels,
    current: 3,
    validBet: '14250.75',
    currency: '$',
    monthEnds: '2026-12-01T00:00:00+07:00',
  },
} satisfies Meta<typeof VipLadder>
export default meta
type Story = StoryObj<typeof meta>

/** Both targets of the month, and the current standing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'))
    await expect(steps).toHaveLength(1)
    await expect(steps[0]).toHaveTextContent('Gold')
    await expect(canvas.getByRole('progressbar', { name: 'To reach Platinum' })).toHaveAttribute(
      'value',
      '0.178',
    )
    await expect(canvas.getByRole('progressbar', { name: 'To keep Gold' })).toHaveAttribute('value', '1')
    await expect(canvas.getByText('Reached: $10,000.00')).toBeVisible()
  },
}

export const NotOnTheLadderYet: Story = { args: { current: 0, validBet: '0' } }
export const Highest: Story = {
  args: { current: 5, validBet: '412000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have reached the highest level.')).toBeVisible()
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1)
  },
}
export const Visitor: Story = { args: { current: undefined, validBet: undefined } }
export const Empty: Story = { args: { levels: [] } }
export const Two: Story = { args: { levels: levels.slice(0, 2), current: 1 } }
export const UnknownLevel: Story = { args: { current: 42 } }
export const HugeAndNegative: Story = {
  args: {
    validBet: '-99999999999999.99',
    levels: levels.map((level) => ({ ...level, reach: '99999999999999999999', keep: '0' })),
  },
}
export const LongNames: Story = {
  args: {
    levels: levels.map((level) => ({
      ...level,
      name: `${level.name} of the longest name that a level ever had in any house`,
      benefits: [...level.benefits, 'A benefit that takes a whole sentence to tell and then some more'],
    })),
  },
}
export const HostileText: Story = {
  args: {
    levels: levels.map((level) => ({ ...level, name: `<b>${level.name}</b>`, benefits: ['<img src=x>'] })),
  },
}
export const RightToLeftNames: Story = {
  args: {
    levels: levels.map((level, index) => ({
      ...level,
      name: ['برونزي', 'فضي', 'ذهبي', 'بلاتيني', 'تاج'][index] ?? level.name,
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' } }
