import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import tokens from '../../../../brands/loud/tokens.json'
import { Box } from '../box/Box.tsx'
import { brandTheme } from '../brand/brandTheme.ts'
import { Button } from '../button/Button.tsx'
import { Menu } from '../menu/Menu.tsx'
import { PopupDialog } from '../modal/PopupDialog.tsx'
import { Popover } from '../popover/Popover.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Theme, type ThemeProps } from './Theme.tsx'

const read = brandTheme(tokens)
if (!read.ok) throw new Error(read.problems.join('\n'))
const brand = read.theme
const accent = '--bz-color-accent-base'

function Preview(props: ThemeProps) {
  const [open, setOpen] = useState(false)
  return (
    <Theme {...props}>
      <Box padding="md">
        <Stack>
          {props.children}
          <Popover label="Settings">
            <Menu
              label="Actions"
              trigger="Actions"
              groups={[{ id: 'all', items: [{ id: 'rename', label: 'Rename' }] }]}
            />
          </Popover>
          <Button onClick={() => setOpen(true)}>Open the dialog</Button>
          <PopupDialog open={open} label="Limits" title="Limits" onClose={() => setOpen(false)}>
            <Text>At most 100 a day.</Text>
          </PopupDialog>
        </Stack>
      </Box>
    </Theme>
  )
}

const meta = {
  title: 'UI/Layout/Theme',
  component: Theme,
  args: { children: <Text>A preview</Text> },
  render: (args) => <Preview {...args} />,
} satisfies Meta<typeof Theme>
export default meta
type Story = StoryObj<typeof meta>

const value = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name)
const open = async (opener: string, role: string, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: opener }))
  return screen.findByRole(role, { name })
}
const text = '--bz-color-text-primary'

/** The other scheme, and every layer that is opened from within: a menu in a popover, and a dialog. */
export const Dark: Story = {
  globals: { scheme: 'light' },
  args: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const inside = value(canvas.getByText('A preview'), text)
    await expect(inside).not.toBe(value(document.body, text))
    await expect(value(await open('Settings', 'dialog', 'Settings'), text)).toBe(inside)
    await expect(value(await open('Actions', 'menu', 'Actions'), text)).toBe(inside)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = await open('Open the dialog', 'dialog', 'Limits')
    await expect(value(dialog, text)).toBe(inside)
    await expect(getComputedStyle(dialog).color).toBe(getComputedStyle(canvas.getByText('A preview')).color)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open the dialog' })).toHaveFocus())
  },
}

/** The light scheme on a dark page. */
export const Light: Story = {
  globals: { scheme: 'dark' },
  args: { scheme: 'light' },
  play: async ({ canvas }) => {
    await expect(value(canvas.getByText('A preview'), text)).not.toBe(value(document.body, text))
  },
}

/** Another brand, in the page's scheme, with its layers. */
export const Brand: Story = {
  args: { brand },
  play: async ({ canvas }) => {
    const inside = value(canvas.getByText('A preview'), accent)
    await expect([brand.light[accent], brand.dark[accent]]).toContain(inside)
    await expect(value(document.body, accent)).not.toBe(inside)
    await expect(value(await open('Settings', 'dialog', 'Settings'), accent)).toBe(inside)
  },
}

/** A theme in a theme: the inner one keeps the brand and has its own scheme. */
export const Nested: Story = {
  args: {
    brand,
    scheme: 'dark',
    children: (
      <Theme scheme="light">
        <Text>The inner one</Text>
      </Theme>
    ),
  },
  play: async ({ canvas }) => {
    const inner = canvas.getByText('The inner one')
    await expect(value(inner, text)).toBe(brand.light[text])
    await expect(value(inner, accent)).toBe(brand.light[accent])
  },
}

/** What it leaves behind when it is unmounted: nothing. */
export const Unmounted: Story = {
  args: { scheme: 'dark' },
  render: (args) => {
    const [shown, setShown] = useState(true)
    return (
      <>
        {shown && <Theme {...args} />}
        <Button onClick={() => setShown(false)}>Remove</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const before = document.body.childElementCount
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(document.body.childElementCount).toBe(before - 1))
  },
}

export const LongText: Story = {
  args: { scheme: 'dark', children: <Text>{'What is left of the turnover. '.repeat(20)}</Text> },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { scheme: 'dark', children: <Text>معاينة</Text> },
}
