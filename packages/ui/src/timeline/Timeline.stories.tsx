import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './Timeline.tsx'

const at = (time: string) => `2026-11-21T${time}+07:00`

const meta = {
  title: 'UI/Data/Timeline',
  component: Timeline,
  args: {
    label: 'Progress of the withdrawal',
    steps: [
      { id: 'asked', title: 'Requested', state: 'done', at: at('09:02:11') },
      { id: 'checked', title: 'Checked', state: 'done', at: at('09:05:40') },
      {
        id: 'paid',
        title: 'Paid by the bank',
        state: 'current',
        reason: 'The bank usually takes two minutes.',
      },
      { id: 'received', title: 'Received', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByText('Paid by the bank').closest('li')
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText('Requested')).toHaveTextContent('Requested (Done)')
  },
}
export const Failed: Story = {
  args: {
    steps: [
      { id: 'asked', title: 'Requested', state: 'done', at: at('09:02:11') },
      {
        id: 'refused',
        title: 'Refused',
        state: 'failed',
        at: at('09:05:40'),
        reason: 'The name of the bank account is not the name of the member.',
      },
    ],
  },
}
export const Empty: Story = { args: { steps: [] } }
export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        title: 'A step with a long name '.repeat(5),
        state: 'current',
        reason: 'A reason that explains everything. '.repeat(8),
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    label: 'ដំណើរការដកប្រាក់',
    steps: [
      { id: 'asked', title: 'បានស្នើសុំ', state: 'done', at: at('09:02:11') },
      { id: 'paid', title: 'ធនាគារកំពុងផ្ទេរ', state: 'current' },
    ],
  },
}
/** Text that is not ours is text; a time that cannot be read is a dash. */
export const HostileText: Story = {
  args: {
    steps: [
      { id: 'html', title: '<b onclick="alert(1)">Bold</b>', state: 'done', at: 'not a time' },
      { id: 'arabic', title: 'تم الدفع', state: 'done', reason: 'كنز الصحراء الذهبي' },
      { id: 'long', title: 'x'.repeat(200), state: 'failed' },
    ],
  },
}
