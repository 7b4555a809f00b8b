import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShareChart } from './ShareChart.tsx'

const parts = [
  { id: 'live', label: 'Live casino', value: '3120.00' },
  { id: 'slots', label: 'Slots', value: '4810.50' },
  { id: 'sports', label: 'Sports', value: '1240.25' },
  { id: 'fish', label: 'Fish games', value: '610.00' },
]

const meta = {
  title: 'UI/Data/ShareChart',
  component: ShareChart,
  args: { title: 'Bets by category', categoryHeader: 'Category', parts, currency: '$' },
} satisfies Meta<typeof ShareChart>
export default meta
type Story = StoryObj<typeof meta>

export const Ring: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Slots: $4,810.50, 49.2% of the total.')).toBeVisible()
  },
}
export const Bar: Story = { args: { variant: 'bar' } }
export const OnePart: Story = { args: { parts: parts.slice(0, 1) } }
export const ManyParts: Story = {
  args: {
    parts: Array.from({ length: 14 }, (_, place) => ({
      id: `${place}`,
      label: `Category ${place + 1}`,
      value: String((place + 1) * 120),
    })),
  },
}
export const Empty: Story = { args: { parts: [] } }
export const AllZero: Story = { args: { parts: parts.map((part) => ({ ...part, value: '0' })) } }
export const Negative: Story = {
  args: {
    parts: [
      ...parts,
      { id: 'lottery', label: 'Lottery', value: '-300.00' },
      { id: 'x', label: 'Unknown', value: null },
    ],
  },
}
export const Huge: Story = {
  args: { parts: parts.map((part) => ({ ...part, value: `98765432${part.value}` })) },
}
export const LongText: Story = {
  args: { parts: parts.map((part) => ({ ...part, label: 'A category of many words '.repeat(8) })) },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الرهانات', parts: parts.map((part, place) => ({ ...part, label: `الفئة ${place + 1}` })) },
}
export const BarRightToLeft: Story = { globals: { direction: 'rtl' }, args: { variant: 'bar' } }
export const Khmer: Story = { globals: { language: 'km' } }
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: 'Data for Bets by category' })
    reader.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(reader).toHaveAttribute('aria-valuetext', 'Live casino: $3,120.00, 31.9% of the total.')
  },
}
