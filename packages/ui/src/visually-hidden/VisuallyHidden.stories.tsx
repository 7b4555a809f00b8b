import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'UI/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of the first deposit' },
  render: (args) => (
    <Text>
      100 %<VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Takes no space, is not cut out of the accessibility tree, and widens nothing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('of the first deposit')
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await expect(words).not.toHaveAttribute('aria-hidden')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A page whose first heading only screen readers need. */
export const AsHeading: Story = {
  args: { as: 'h1', children: 'Home' },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument()
  },
}

export const LongText: Story = {
  ...Default,
  args: { children: ` of the first deposit${' and of everything after it'.repeat(40)}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: ' من أول إيداع' } }
