import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Alert, alertTones } from './Alert.tsx'

const meta = {
  title: 'UI/Feedback/Alert',
  component: Alert,
  args: { children: 'Your deposit is on its way.' },
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: ({ children }) => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone} title={tone}>
          {children}
        </Alert>
      ))}
    </Stack>
  ),
}

export const Dismissible: Story = {
  args: { onDismiss: fn(), announce: 'polite' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const WithAction: Story = {
  args: {
    tone: 'caution',
    title: 'Confirm what you received',
    action: (
      <Button size="small" variant="outline" tone="neutral">
        Confirm
      </Button>
    ),
  },
}

export const LongText: Story = {
  args: { children: 'There is a great deal to say about this. '.repeat(12), onDismiss: fn() },
}
