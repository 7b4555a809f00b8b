import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ContextMenu } from './ContextMenu.tsx'

const copy = fn()
const remove = fn()

const meta = {
  title: 'UI/Actions/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Bet B-1042',
    children: <Button variant="outline">B-1042</Button>,
    onOpenChange: fn(),
    groups: [
      {
        id: 'use',
        items: [
          { id: 'copy', label: 'Copy the number', onSelect: copy },
          { id: 'later', label: 'Not yet', disabled: true },
        ],
      },
      { id: 'end', items: [{ id: 'remove', label: 'Remove', tone: 'critical', onSelect: remove }] },
    ],
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

/** A click with the right button at a point of the window. */
function pressRight(target: Element, clientX: number, clientY: number) {
  return fireEvent.contextMenu(target, { button: 2, clientX, clientY })
}
const menu = () => screen.findByRole('menu', { name: 'Bet B-1042' })
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

/** It opens at the pointer, with its first item focused, and the browser's own menu does not open. */
export const AtThePointer: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'B-1042' })
    const { left, top } = button.getBoundingClientRect()
    await expect(pressRight(button, left + 10, top + 10)).toBe(false)
    const place = (await menu()).getBoundingClientRect()
    await expect(Math.abs(place.left - left - 10)).toBeLessThan(16)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the number' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await closed()
    await expect(remove).toHaveBeenCalled()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** Escape closes it, and the focus is where it was. */
export const Escape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'B-1042' })
    await expect(button).toHaveFocus()
    pressRight(button, 20, 20)
    await menu()
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(button).toHaveFocus()
  },
}

/** A click elsewhere only closes it, and so does scrolling. */
export const Outside: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'B-1042' })
    pressRight(button, 20, 20)
    await menu()
    await userEvent.keyboard('{Tab}')
    await closed()
    pressRight(button, 20, 20)
    await menu()
    fireEvent.scroll(document)
    await closed()
  },
}

/** A finger that stays opens it; the click at its end does nothing. */
export const LongPress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'B-1042' })
    fireEvent.pointerDown(button, { pointerType: 'touch', clientX: 20, clientY: 20 })
    await menu()
    await expect(fireEvent.click(button)).toBe(false)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(pressRight(canvas.getByRole('button'), 20, 20)).toBe(true)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    groups: [
      { id: 'all', items: [{ id: 'long', label: 'Copy the number of this bet and what it won '.repeat(4) }] },
    ],
  },
  play: async ({ canvas }) => {
    pressRight(canvas.getByRole('button'), 20, 20)
    await menu()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { groups: [{ id: 'all', items: [{ id: 'copy', label: 'نسخ الرقم' }] }] },
  play: async ({ canvas }) => {
    pressRight(canvas.getByRole('button'), 300, 40)
    const place = (await menu()).getBoundingClientRect()
    await expect(place.right).toBeLessThan(316)
  },
}
