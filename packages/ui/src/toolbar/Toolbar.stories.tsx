import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { CopyIcon, DownloadIcon, FavouriteIcon, RefreshIcon } from '../icons/icons.ts'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'

const copy = fn()
const none = () => {}
const edit = {
  id: 'edit',
  items: [
    { id: 'copy', label: 'Copy', icon: <CopyIcon />, iconOnly: true, onClick: copy },
    { id: 'again', label: 'Reload', icon: <RefreshIcon />, disabled: true, onClick: none },
    { id: 'save', label: 'Download', icon: <DownloadIcon />, onClick: none },
  ],
}

const meta = {
  title: 'UI/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Bets',
    groups: [edit, { id: 'help', items: [{ id: 'help', type: 'link', label: 'Help', href: '#help' }] }],
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

/** One stop of Tab; arrows pass what is disabled and go round, Home and End jump. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const toolbar = canvas.getByRole('toolbar', { name: 'Bets' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(copy).toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.tab()
    await expect(toolbar.contains(document.activeElement)).toBe(false)
  },
}

function WithToggle(props: ToolbarProps) {
  const [pressed, setPressed] = useState(false)
  const mark = {
    ...{ id: 'favourite', type: 'toggle' as const, label: 'Favourites', icon: <FavouriteIcon /> },
    ...{ pressed, onPressedChange: setPressed },
  }
  return <Toolbar {...props} groups={[edit, { id: 'show', items: [mark] }]} />
}

export const Toggle: Story = {
  render: (args) => <WithToggle {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Favourites' })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
  },
}

export const Empty: Story = { args: { groups: [] } }

export const LongText: Story = {
  args: {
    groups: [
      { id: 'a', items: [{ id: 'a', label: 'What is left of the turnover '.repeat(6), onClick: none }] },
      edit,
    ],
  },
}

/** The left arrow moves forward. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
  },
}

/** Parts in a layout of one's own; a toggle that keeps its state by itself. */
export const Parts: Story = {
  globals: { language: 'en', direction: 'ltr' },
  render: ({ label }) => (
    <Toolbar.Root label={label} size="small">
      <Toolbar.Button label="Copy" icon={<CopyIcon />} iconOnly onClick={copy} />
      <Toolbar.Separator />
      <Toolbar.Toggle label="Favourite" icon={<FavouriteIcon />} />
      <Toolbar.Link label="Help" href="#help" />
    </Toolbar.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Favourite', pressed: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus()
  },
}
