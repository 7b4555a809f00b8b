import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'UI/Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'summary-account', message: 'Enter a user name' },
      { message: 'The invitation code is not known' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/** Clicking a message moves the focus to its field. */
export const Default: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="summary-account" label="Username" error="Enter a user name" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a user name' }))
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
  },
}

export const Empty: Story = { args: { errors: [] } }

export const LongText: Story = {
  args: {
    title: 'Much is wrong. '.repeat(12),
    errors: [
      { fieldId: 'nowhere', message: 'This cannot be sent as it is. '.repeat(10) },
      { message: 'x'.repeat(200) },
    ],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'هناك مشكلة',
    errors: [{ fieldId: 'nowhere', message: 'أدخل اسم المستخدم' }, { message: 'رمز الدعوة غير معروف' }],
  },
}
