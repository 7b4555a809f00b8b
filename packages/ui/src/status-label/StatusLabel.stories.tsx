import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/Stack.tsx'
import { tones } from '../tokens/scales.ts'
import { StatusLabel } from './StatusLabel.tsx'

const meta = {
  title: 'UI/Text/StatusLabel',
  component: StatusLabel,
  args: { children: 'Credited', tone: 'positive' },
} satisfies Meta<typeof StatusLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack space="xs">
      {tones.map((tone) => (
        <StatusLabel key={tone} tone={tone}>
          {tone}
        </StatusLabel>
      ))}
    </Stack>
  ),
}

export const Unknown: Story = { args: { children: 'PENDING_REVIEW_2', tone: 'neutral' } }
export const LongText: Story = { args: { children: 'It waits for the bank to say something. '.repeat(6) } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'تم الإيداع' } }
