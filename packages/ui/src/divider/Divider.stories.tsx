import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'UI/Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Before</Text>
      <Divider {...args} />
      <Text>After</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument()
  },
}
export const Strong: Story = { args: { strong: true } }
export const WithAWord: Story = { args: { children: 'or' } }
export const Khmer: Story = { args: { children: 'ឬ' }, globals: { language: 'km' } }
export const LongText: Story = {
  args: { children: 'or with an account that you have somewhere else '.repeat(3) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'أو' } }
