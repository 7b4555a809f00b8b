import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/Text.tsx'
import { Code } from './Code.tsx'

const meta = {
  title: 'UI/Text/Code',
  component: Code,
  args: { children: 'WELCOME100' },
} satisfies Meta<typeof Code>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InASentence: Story = {
  render: (args) => (
    <Text>
      Enter <Code {...args} /> when you deposit.
    </Text>
  ),
}
export const Block: Story = {
  args: { block: true, children: 'GET /api/v1/balance\n  authorization: Bearer …' },
}
export const LongText: Story = { args: { block: true, children: '0123456789abcdef'.repeat(40) } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Text>
      أدخل <Code {...args} /> عند الإيداع.
    </Text>
  ),
}
