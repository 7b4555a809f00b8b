import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Drawer, type DrawerProps, drawerSides, drawerSizes } from './Drawer.tsx'

/** A long page with an opener in its middle, as pages are. */
function Page({ open: _open, ...drawer }: DrawerProps) {
  const [open, setOpen] = useState(false)
  return (
    <Stack>
      <div style={{ blockSize: '120vh' }}>
        <Text>The page goes on below.</Text>
      </div>
      <Inline>
        <Button onClick={() => setOpen(true)}>Filter</Button>
      </Inline>
      <div style={{ blockSize: '120vh' }} />
      <Drawer
        {...drawer}
        open={open}
        onClose={(reason) => {
          drawer.onClose(reason)
          setOpen(false)
        }}
      />
    </Stack>
  )
}

const meta = {
  title: 'UI/Modal/Drawer',
  component: Drawer,
  args: {
    open: false,
    label: 'Filters',
    title: 'Filters',
    onClose: fn(),
    children: (
      <Stack>
        <TextField label="Game" />
        <TextField label="Vendor" />
      </Stack>
    ),
    footer: (
      <Inline align="end">
        <Button variant="outline" tone="neutral">
          Clear
        </Button>
        <Button>Show 29 games</Button>
      </Inline>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    size: { control: 'inline-radio', options: drawerSizes },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

async function openIt() {
  const opener = screen.getByRole('button', { name: 'Filter' })
  opener.scrollIntoView({ block: 'center' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog') }
}

const opened: Story['play'] = async () => void (await openIt())

/** The panel's distance from the backdrop's edges, once it has slid in. */
async function edges() {
  const { dialog } = await openIt()
  const panel = dialog.firstElementChild as HTMLElement
  await Promise.all(panel.getAnimations().map((animation) => animation.finished))
  const box = panel.getBoundingClientRect()
  return {
    left: Math.round(box.left),
    right: Math.round(dialog.clientWidth - box.right),
    bottom: Math.round(dialog.clientHeight - box.bottom),
  }
}

/** From the end of the line: right, in languages that are read from the left. */
export const FromTheEnd: Story = {
  globals: { direction: 'ltr' },
  play: async () => {
    const { left, right } = await edges()
    await expect(right).toBe(0)
    await expect(left).toBeGreaterThan(0)
  },
}

export const FromTheStart: Story = {
  args: { side: 'start' },
  globals: { direction: 'ltr' },
  play: async () => {
    const { left, right } = await edges()
    await expect(left).toBe(0)
    await expect(right).toBeGreaterThan(0)
  },
}

export const FromBelow: Story = {
  args: { side: 'bottom' },
  play: async () => {
    await expect((await edges()).bottom).toBe(0)
  },
}

export const Medium: Story = { args: { size: 'medium' }, play: opened }
export const Large: Story = { args: { size: 'large' }, play: opened }

/** Focus moves in, loops, and returns; the page stays where it was and scrolls again. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const { opener, dialog } = await openIt()
    const before = window.scrollY
    await expect(before).toBeGreaterThan(0)
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    await expect(screen.getByLabelText('Game')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Show 29 games' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledWith('escape')
    await expect(opener).toHaveFocus()
    await expect(window.scrollY).toBe(before)
    await expect(document.documentElement.style.overflow).toBe('')
  },
}

/** A click beside it closes it. */
export const PressBeside: Story = {
  play: async ({ args }) => {
    const { dialog } = await openIt()
    await userEvent.click(screen.getByLabelText('Game'))
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('backdrop'))
  },
}

/** Kept open on a click beside it, where something would be lost. */
export const KeptOnCover: Story = {
  args: { dismissible: false },
  play: async ({ args }) => {
    const { dialog } = await openIt()
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Without a title it is called by its name. */
export const NameOnly: Story = {
  render: ({ title: _title, ...args }) => <Page {...args} />,
  play: async () => {
    const { dialog } = await openIt()
    await expect(dialog).toHaveAccessibleName('Filters')
  },
}

/** The content scrolls inside; title and actions stay in view on the smallest phone. */
export const LongText: Story = {
  args: {
    title: 'Everything that can be said about the filters of this list of games '.repeat(3),
    children: <Text>{'Each filter narrows what is shown. '.repeat(200)}</Text>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog } = await openIt()
    const scroller = await screen.findByRole('group', { name: 'Filters' })
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
    const box = screen.getByRole('button', { name: 'Show 29 games' }).getBoundingClientRect()
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  render: ({ footer: _footer, children: _children, ...args }) => <Page {...args} />,
  play: opened,
}

/** The end of the line is left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'عوامل التصفية', title: 'عوامل التصفية', children: <Text>كل الألعاب معروضة.</Text> },
  play: async () => {
    const { left, right } = await edges()
    await expect(left).toBe(0)
    await expect(right).toBeGreaterThan(0)
  },
}

export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'តម្រង', title: 'តម្រង', side: 'bottom', children: <Text>បង្ហាញហ្គេមទាំងអស់។</Text> },
  play: opened,
}
