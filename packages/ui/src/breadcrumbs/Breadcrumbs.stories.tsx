import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'UI/Actions/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { href: '#home', label: 'Home' },
      { href: '#contracts', label: 'Contracts' },
      { label: 'Monthly' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** The APG breadcrumb: a named navigation, a list, and the last one is the page itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Monthly')).toHaveAttribute('aria-current', 'page')
  },
}

/** The page itself is no link, whether its address is known or not. */
export const LastWithAddress: Story = {
  args: {
    items: [
      { href: '#home', label: 'Home' },
      { href: '#here', label: 'Bonuses' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const LongText: Story = {
  args: {
    items: Array.from({ length: 6 }, (_, index) => ({
      href: `#${index}`,
      label: `A page with a long name of its own, number ${index + 1}`,
    })),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أنت هنا', items: [{ href: '#a', label: 'الرئيسية' }, { label: 'العقود' }] },
}
