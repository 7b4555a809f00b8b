import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Popover } from '../popover/Popover.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ToastRegion } from '../toast/ToastRegion.tsx'
import { dismissToast, toast, toasts } from '../toast/toasts.ts'
import { confirm } from './confirm.ts'
import { DialogHost } from './DialogHost.tsx'
import { closeAllDialogs } from './dialogStack.ts'
import { PopupDialog } from './PopupDialog.tsx'

/** Every kind of layer, each opened from within the one below it. */
function Layers() {
  const [drawer, setDrawer] = useState(false)
  const [dialog, setDialog] = useState(false)
  const ask = () => {
    toast({ message: 'Saved', timeout: null })
    void confirm({ question: 'Delete it?', confirmLabel: 'Delete', cancelLabel: 'Keep' })
  }
  return (
    <>
      <Button onClick={() => setDrawer(true)}>Open the drawer</Button>
      <Drawer open={drawer} label="Details" title="Details" onClose={() => setDrawer(false)}>
        <Button onClick={() => setDialog(true)}>Open the dialog</Button>
        <PopupDialog open={dialog} label="Limits" title="Limits" onClose={() => setDialog(false)}>
          <Popover label="Settings">
            <Stack>
              <Menu
                label="Actions"
                trigger="Actions"
                groups={[{ id: 'all', items: [{ id: 'rename', label: 'Rename' }] }]}
              />
              <Button onClick={ask}>Delete</Button>
            </Stack>
          </Popover>
        </PopupDialog>
      </Drawer>
      <DialogHost />
      <ToastRegion />
    </>
  )
}

function clear() {
  closeAllDialogs()
  for (const { id } of toasts.shown) dismissToast(id)
}

const meta = {
  title: 'UI/Modal/Layers',
  component: Layers,
  // What a story before it left would stand over these layers.
  beforeEach: () => {
    clear()
    return clear
  },
} satisfies Meta<typeof Layers>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })

async function open(opener: string, role: string, name: string) {
  await userEvent.click(button(opener))
  return screen.findByRole(role, { name })
}

/** Escape closes the topmost layer and returns the focus to what opened it. */
async function closes(role: string, name: string, opener: string) {
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
  await waitFor(() => expect(button(opener)).toHaveFocus())
}

/** A menu in a popover in a dialog in a drawer, a question and a message above them: each Escape closes one. */
export const OneByOne: Story = {
  play: async () => {
    await open('Open the drawer', 'dialog', 'Details')
    await open('Open the dialog', 'dialog', 'Limits')
    await open('Settings', 'dialog', 'Settings')
    await open('Actions', 'menu', 'Actions')
    await closes('menu', 'Actions', 'Actions')
    const question = await open('Delete', 'alertdialog', 'Delete it?')
    // The message is in the topmost dialog: it can be reached, and is read out.
    await expect(await within(question).findByText('Saved')).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
    await expect(question).toBeVisible()
    await closes('alertdialog', 'Delete it?', 'Delete')
    await closes('dialog', 'Settings', 'Settings')
    await closes('dialog', 'Limits', 'Open the dialog')
    await closes('dialog', 'Details', 'Open the drawer')
    await expect(document.documentElement.style.overflow).toBe('')
    await expect(document.body.style.pointerEvents).not.toBe('none')
  },
}

/** All of them open, to be looked at. */
export const AllOpen: Story = {
  play: async () => {
    await open('Open the drawer', 'dialog', 'Details')
    await open('Open the dialog', 'dialog', 'Limits')
    await open('Settings', 'dialog', 'Settings')
    toast({ message: 'Saved', timeout: null })
    await open('Actions', 'menu', 'Actions')
  },
}
