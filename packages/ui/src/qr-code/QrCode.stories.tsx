import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'UI/Data/QrCode',
  component: QrCode,
  args: { value: 'https://baize.example/r/sokha88', label: 'Invitation link as a code' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const LongValue: Story = {
  args: { value: `https://baize.example/r/${'x'.repeat(300)}`, size: 'large' },
}
export const Empty: Story = { args: { value: '' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'رابط الدعوة' } }
