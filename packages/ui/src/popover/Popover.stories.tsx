import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { SettingsIcon } from '../icons/icons.ts'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Popover } from './Popover.tsx'
import { popoverSizes } from './PopoverParts.tsx'

const columns = (
  <Stack space="sm">
    <CheckboxField label="Stake" defaultChecked />
    <CheckboxField label="Valid bet" defaultChecked />
    <CheckboxField label="Payout" />
  </Stack>
)

const meta = {
  title: 'UI/Modal/Popover',
  component: Popover,
  args: { label: 'Columns', children: columns, onOpenChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: popoverSizes } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Disabled: Story = {
  args: { disabled: true, open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeDisabled()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible())
  },
}

/** The disclosure of a dialog that is not modal: focus moves in, Tab loops in it, Escape returns it. */
export const ByKeyboard: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button variant="plain">After it</Button>
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Columns' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger).toHaveAttribute('aria-controls', panel.id)
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)

    await userEvent.keyboard(' ')
    await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByLabelText('Stake')).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByLabelText('Payout')).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByLabelText('Stake')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus()
  },
}

/** A click elsewhere closes it, one inside does not, and one on its trigger does once. */
export const ByPointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByLabelText('Payout'))
    await expect(screen.getByLabelText('Payout')).toBeChecked()
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A trigger of one's own, a heading inside, and content that closes it. */
export const OwnTrigger: Story = {
  args: {
    label: 'Settings of the table',
    withTitle: true,
    align: 'end',
    trigger: (trigger) => <IconButton {...trigger} icon={<SettingsIcon />} label="Settings of the table" />,
    children: (close) => (
      <Stack space="sm">
        {columns}
        <Button fullWidth onClick={close}>
          Done
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Settings of the table' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
  },
}

/** Keeps inside the window and scrolls where there is too much of it. */
export const LongText: Story = {
  args: {
    label: 'What the columns of this table stand for, in every detail that anybody ever asked about '.repeat(
      2,
    ),
    size: 'medium',
    withTitle: true,
    children: <Text>{'A column says one thing about each row. '.repeat(120)}</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const box = (await screen.findByRole('dialog')).getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Empty: Story = { ...Open, args: { children: null } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأعمدة', children: <Text>اختر ما يظهر.</Text> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'الأعمدة' })
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog')
    // Lined up at the right, except for the gap at the window's edge.
    const gap = trigger.getBoundingClientRect().right - panel.getBoundingClientRect().right
    await expect(gap).toBeGreaterThan(-1)
    await expect(gap).toBeLessThan(9)
  },
}

/** Parts in a layout of one's own: words beside the trigger, and a button that closes it. */
export const Parts: Story = {
  globals: { language: 'en' },
  render: ({ label, onOpenChange }) => (
    <Popover.Root {...(onOpenChange && { onOpenChange })}>
      <Inline space="sm">
        <Text>12 columns</Text>
        <Popover.Trigger variant="soft" size="small" data-testid="columns">
          {label}
        </Popover.Trigger>
      </Inline>
      <Popover.Content label={label} withTitle size="medium">
        <Stack space="sm">
          {columns}
          <Popover.Close variant="solid">Done</Popover.Close>
        </Stack>
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByTestId('columns')
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog')
    await expect(trigger).toHaveAttribute('aria-controls', panel.id)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
