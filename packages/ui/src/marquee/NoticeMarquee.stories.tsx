import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NoticeMarquee } from './NoticeMarquee.tsx'

const meta = {
  title: 'UI/Gaming/NoticeMarquee',
  component: NoticeMarquee,
  args: {
    onSelect: fn(),
    notices: [
      { id: '1', text: 'Deposits by local bank transfer are credited within 15 seconds.' },
      { id: '2', text: 'Maintenance of Sandbox Live on Sunday, 02:00 to 03:00 GMT+07:00.' },
      { id: '3', text: 'A new level has opened for everyone who reached VIP 4 in October.' },
    ],
  },
} satisfies Meta<typeof NoticeMarquee>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneNotice: Story = { args: { notices: [{ id: '1', text: 'Welcome to the house.' }] } }
export const Empty: Story = { args: { notices: [] } }
export const Still: Story = { globals: { motion: 'reduced' } }
/** Notices without links are scrolled by the keyboard when they do not move. */
export const StillToBeRead: Story = {
  globals: { motion: 'reduced' },
  render: ({ onSelect: _, ...args }) => <NoticeMarquee {...args} />,
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('group', { name: 'Notices' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(line).toHaveFocus()
  },
}
export const LongText: Story = {
  args: { notices: [{ id: '1', text: 'One notice that goes on and on. '.repeat(40) }] },
}
export const HostileText: Story = {
  args: { notices: [{ id: '1', text: '<img src=x onerror=alert(1)> is shown as it is written' }] },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    notices: [
      { id: '1', text: 'تتم إضافة الودائع خلال 15 ثانية.' },
      { id: '2', text: 'A notice in English among them' },
    ],
  },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    notices: [
      { id: '1', text: 'ការដាក់ប្រាក់តាមធនាគារក្នុងស្រុក ចូលក្នុងរយៈពេល ១៥ វិនាទី។' },
      { id: '2', text: 'សូមលេងដោយមានការទទួលខុសត្រូវ។' },
    ],
  },
}

/** The control is first in the tab order and stops the line; a notice opens by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('button', { name: /^(Pause|Play)$/ })
    await expect(control).toHaveFocus()
    const playing = control.getAttribute('aria-label') === 'Pause'
    await userEvent.keyboard('{Enter}')
    await expect(control).toHaveAccessibleName(playing ? 'Play' : 'Pause')
    if (!playing) await userEvent.keyboard('{Enter}')
    const moving = document.getAnimations().filter((animation) => animation.playState === 'running')
    await expect(moving).toHaveLength(0)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('1')
  },
}
