import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge } from '../count-badge/CountBadge.tsx'
import { HotIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import { tones } from '../tokens/scales.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'UI/Text/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = {
  args: { icon: <HotIcon />, tone: 'critical', variant: 'solid', children: 'Hot' },
}

export const Matrix: Story = {
  render: () => (
    <Stack space="sm">
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Badge key={tone} variant={variant} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Statuses: Story = {
  render: () => (
    <Stack space="xs">
      <StatusLabel tone="positive">Credited</StatusLabel>
      <StatusLabel tone="caution">Waiting for the bank</StatusLabel>
      <StatusLabel tone="critical">Refused</StatusLabel>
      <StatusLabel>A status nobody has heard of</StatusLabel>
    </Stack>
  ),
}

export const Counts: Story = {
  render: () => (
    <Inline>
      <CountBadge count={0} label="No unread messages" />
      <CountBadge count={3} label="3 unread messages" />
      <CountBadge count={1204} label="1,204 unread messages" />
    </Inline>
  ),
}

export const LongText: Story = {
  args: { children: 'A badge that says far more than a badge should. '.repeat(4) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'جديد' } }
