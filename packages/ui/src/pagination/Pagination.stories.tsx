import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'UI/Actions/Pagination',
  component: Pagination,
  args: { label: 'Pages of the betting record', page: 1, pageCount: 20, onPageChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 10 } }
export const Last: Story = { args: { page: 20 } }
export const Few: Story = { args: { pageCount: 3 } }
export const NoticeRange: Story = { args: { page: 4, range: 1 } }
export const Thousands: Story = { args: { page: 4210, pageCount: 12_400 } }
export const OnePageShowsNothing: Story = { args: { pageCount: 1 } }
export const PageOutOfRange: Story = { args: { page: 99, pageCount: 4 } }
export const PageBelowOne: Story = { args: { page: -3, pageCount: 4 } }
export const WideMargin: Story = { args: { page: 10, margin: 2 } }
export const LongLabel: Story = { args: { label: 'The pages of a record with a very long name '.repeat(5) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { page: 10 } }
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'ទំព័រ', page: 2 } }

/** Each page is a button; the current one says so; at an end the step button stays in reach and does nothing. */
export const ByKeyboard: Story = {
  args: { pageCount: 3 },
  render: ({ page: _, ...args }) => <Pagination {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const back = canvas.getByRole('button', { name: 'Previous page' })
    await expect(back).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  },
}
