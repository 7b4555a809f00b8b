import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../text/Text.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'UI/Text/Kbd',
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InASentence: Story = {
  render: () => (
    <Text>
      Press <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> to search.
    </Text>
  ),
}
export const LongText: Story = { args: { children: 'A key with much written on it '.repeat(8) } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Text>
      اضغط <Kbd>Esc</Kbd> للإغلاق.
    </Text>
  ),
}
