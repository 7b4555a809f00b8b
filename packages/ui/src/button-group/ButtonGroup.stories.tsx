import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import { ButtonGroup } from './ButtonGroup.tsx'

const buttons = (...words: string[]) =>
  words.map((word) => (
    <Button key={word} variant="outline" tone="neutral">
      {word}
    </Button>
  ))

const meta = {
  title: 'UI/Actions/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Export', children: buttons('CSV', 'PDF', 'Print') },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Named as one, and each a stop of its own. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Export' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'PDF' })).toHaveFocus()
  },
}
export const WithMore: Story = {
  args: {
    label: 'Save',
    children: [
      <Button key="save">Save</Button>,
      <IconButton
        key="more"
        variant="solid"
        tone="accent"
        icon={<ChevronDownIcon />}
        label="More ways to save"
      />,
    ],
  },
}
export const LongText: Story = {
  args: { children: buttons('Everything of the last thirty days', 'Only what is shown on this page now') },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'تصدير', children: buttons('ملف', 'طباعة') },
}
