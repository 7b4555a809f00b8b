import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Text } from '../text/Text.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const meta = {
  title: 'UI/Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: { loading: true, children: <Button>Withdraw</Button> },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

/** What is on its way cannot be used meanwhile. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.getByText('Withdraw').closest('[inert]')).not.toBeNull()
  },
}

export const Done: Story = {
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeEnabled()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Empty: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: { children: <Text>{'There is much to say about it. '.repeat(30)}</Text>, label: 'Records' },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <Text>سجل الرهانات لهذا الأسبوع</Text>, label: 'جارٍ التحميل' },
}
