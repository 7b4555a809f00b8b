import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { LineChart } from './LineChart.tsx'
import { days, deposits, manySeries, rebates, week, withdrawals } from './sample-figures.ts'

const meta = {
  title: 'UI/Data/LineChart',
  component: LineChart,
  args: {
    title: 'The team this week',
    categories: week,
    categoryHeader: 'Day',
    series: [deposits, withdrawals],
    currency: '$',
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

const of = (values: (string | null)[]) => [{ id: 'a', label: 'Deposits', values }]

/** What the image shows is said to screen readers beside it, and to everyone above its table. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const summary = () =>
      canvas.getByText(
        'Deposits rose from $1,200.00 (15 Nov) to $2,240.00 (21 Nov). Highest: $2,240.00 (21 Nov). Lowest: $980.00 (17 Nov).',
      )
    await expect(summary().parentElement?.getBoundingClientRect().height).toBeLessThanOrEqual(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(summary().parentElement?.getBoundingClientRect().height).toBeGreaterThan(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
  },
}
export const OneSeries: Story = { args: { series: [rebates] } }
export const SixSeries: Story = { args: { series: manySeries(6, 7), unit: 'count' } }
export const ThreeMonths: Story = { args: { categories: days(90), series: manySeries(2, 90), unit: 'count' } }
export const Empty: Story = { args: { categories: [], series: [] } }
export const NoFigures: Story = { args: { series: of([null, null, 'oops']) } }
export const OnePoint: Story = { args: { categories: ['21 Nov'], series: of(['120']) } }
export const AllZero: Story = { args: { series: of(['0', '0', '0', '0', '0', '0', '0']) } }
export const Negative: Story = { args: { series: of(['-120', '-80', '40', '90', '-10', '-300', '-45.5']) } }
export const Missing: Story = { args: { series: of(['120', null, '240', '180', null, null, '90']) } }
export const Huge: Story = {
  args: { series: of(['98765432109876.54', '1', '45000000000000', '3', '2', '9', '60000000000000']) },
}
export const Shares: Story = {
  args: {
    title: 'Share of wins',
    unit: 'share',
    series: of(['0.12', '0.5', '0.333', '0.25', '0.4', '0.1', '1']),
  },
}
export const LongText: Story = {
  args: {
    title: 'A title that says more than a title should, and goes on. '.repeat(3),
    categories: week.map((day) => `${day}, a day of very many words`),
    series: [{ ...deposits, label: 'x'.repeat(200) }],
  },
}
export const HostileText: Story = {
  args: { title: '<b>Bold</b>', series: [{ ...deposits, label: '<img src=x onerror=alert(1)>' }] },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الفريق هذا الأسبوع', series: [{ ...deposits, label: 'الإيداعات' }, withdrawals] },
}
export const Khmer: Story = { globals: { language: 'km' }, args: { title: 'ក្រុមសប្តាហ៍នេះ', currency: '៛' } }

/** Arrows go from day to day, and each is said with its figures. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    const reader = canvas.getByRole('slider', { name: 'Data for The team this week' })
    await expect(reader).toHaveFocus()
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('21 Nov. Deposits: $2,240.00'),
    )
    await userEvent.keyboard('{ArrowLeft}')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('20 Nov. Deposits: $1,890.75'),
    )
    await userEvent.keyboard('{Home}')
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('Withdrawals: $700.00'))
  },
}
/** Figures that the pointer shows are hidden by Escape, and shown again by its next move. */
export const EscapeHidesFigures: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: 'Data for The team this week' })
    const figures = () => canvasElement.querySelector('[aria-hidden] > p')
    await userEvent.hover(reader)
    await waitFor(() => expect(figures()).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(figures()).toBeNull())
    await userEvent.pointer({ target: reader, coords: { x: 40, y: 40 } })
    await waitFor(() => expect(figures()).not.toBeNull())
  },
}
/** The same figures, as a table. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('rowheader', { name: '18 Nov' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '$1,720.25' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus()
  },
}
