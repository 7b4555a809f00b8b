import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BarChart } from './BarChart.tsx'
import { days, deposits, manySeries, rebates, week, withdrawals } from './sample-figures.ts'

const meta = {
  title: 'UI/Data/BarChart',
  component: BarChart,
  args: {
    title: 'The team this week',
    categories: week,
    categoryHeader: 'Day',
    series: [deposits, withdrawals, rebates],
    currency: '$',
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

const of = (values: (string | null)[]) => [{ id: 'a', label: 'Win/loss', values }]
const losses = { ...withdrawals, values: withdrawals.values.map((value) => `-${value}`) }

export const Grouped: Story = {}
export const Stacked: Story = { args: { variant: 'stacked' } }
export const SixStacked: Story = { args: { variant: 'stacked', series: manySeries(6, 7), unit: 'count' } }
export const Negative: Story = { args: { series: [deposits, losses] } }
export const NegativeStacked: Story = { args: { variant: 'stacked', series: [deposits, losses, rebates] } }
/** Kinds do not follow one another: nothing rises or falls from one to the next. */
export const Kinds: Story = {
  args: {
    ordered: false,
    categories: ['Dividend', 'Daily salary', 'Hourly salary'],
    series: of(['120', '0', '48']),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('Win/loss: highest $120.00 (Dividend), lowest $0.00 (Daily salary).'),
    ).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/rose|fell/)
  },
}
export const Month: Story = { args: { categories: days(31), series: manySeries(1, 31), unit: 'count' } }
export const Empty: Story = { args: { series: [] } }
export const OneBar: Story = { args: { categories: ['21 Nov'], series: of(['120']) } }
export const AllZero: Story = { args: { series: of(['0', '0', '0', '0', '0', '0', '0']) } }
export const Missing: Story = { args: { series: of(['120', null, '240', 'oops']) } }
export const Huge: Story = { args: { series: of(['98765432109876.54', '-45000000000000', '1']) } }
export const LongText: Story = {
  args: {
    categories: week.map((day) => `${day}, a day of very many words`),
    series: [{ ...deposits, label: 'A label that does not end '.repeat(8) }],
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الفريق هذا الأسبوع', series: [{ ...deposits, label: 'الإيداعات' }, withdrawals] },
}
export const Khmer: Story = { globals: { language: 'km' } }
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider')
    reader.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('16 Nov. Deposits: $1,450.50'),
    )
  },
}
/** The next day is on the left, and so is its arrow. */
export const ByKeyboardFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider')
    reader.focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('16 Nov. Deposits: $1,450.50'),
    )
  },
}
