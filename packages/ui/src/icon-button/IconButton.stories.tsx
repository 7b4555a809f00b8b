import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RefreshIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { icon: <RefreshIcon />, label: 'Refresh balance' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { loading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Pressed: Story = { args: { pressed: true, variant: 'soft', tone: 'accent' } }

export const Looks: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} variant="solid" tone="accent" />
      <IconButton {...args} variant="soft" round />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} size="large" />
      <IconButton {...args} size="small" />
    </Inline>
  ),
}

/** Without a size an icon follows its text; with one it has it. */
export const SizedIcon: Story = {
  args: { icon: <RefreshIcon size={32} /> },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('svg')
    await expect(icon?.getBoundingClientRect().width).toBe(32)
  },
}

export const LongText: Story = {
  args: { label: 'Asks the platform for the balance of the wallet once more, '.repeat(5) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'تحديث الرصيد' } }
