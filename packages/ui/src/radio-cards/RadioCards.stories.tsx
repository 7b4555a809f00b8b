import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BankIcon, QrIcon, WalletIcon } from '../icons/icons.ts'
import { RadioCards } from './RadioCards.tsx'

const meta = {
  title: 'UI/Fields/RadioCards',
  component: RadioCards,
  args: {
    label: 'How do you want to deposit?',
    name: 'method',
    options: [
      {
        value: 'bank',
        label: 'Local bank transfer',
        description: 'Deposits in 15 seconds',
        media: <BankIcon />,
      },
      { value: 'khqr', label: 'KHQR', description: 'Scan with any bank app', media: <QrIcon /> },
      {
        value: 'wallet',
        label: 'E-wallet',
        description: 'Closed for maintenance',
        media: <WalletIcon />,
        disabled: true,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

/** Arrows move the choice, as in any radio group. */
export const Default: Story = {
  args: { defaultValue: 'bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How do you want to deposit?' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Local bank/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /KHQR/ }))
    await expect(canvas.getByRole('radio', { name: /KHQR/ })).toBeChecked()
  },
}

export const WithError: Story = { args: { required: true, error: 'Choose how to deposit' } }
export const Disabled: Story = { args: { disabled: true } }
export const One: Story = { args: { options: [{ value: 'bank', label: 'Local bank transfer' }] } }
export const Empty: Story = { args: { options: [], hint: 'No way to deposit is open at the moment.' } }

export const RightToLeft: Story = {
  args: {
    label: 'طريقة الإيداع',
    options: [{ value: 'bank', label: 'تحويل بنكي', description: 'خلال ١٥ ثانية', media: <BankIcon /> }],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <RadioCards {...args} />
    </div>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Which of the many ways do you want to take? '.repeat(4),
    options: [
      {
        value: 'long',
        label: 'A bank with a name that is far too long. '.repeat(5),
        description: 'x'.repeat(200),
        media: <BankIcon />,
      },
      { value: 'short', label: 'ABA' },
    ],
  },
}
