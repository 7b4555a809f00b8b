import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Grid } from '../grid/Grid.tsx'
import { DepositIcon, MoreIcon, RecordIcon, WithdrawIcon } from '../icons/icons.ts'
import { Menu } from './Menu.tsx'

const chosen = fn()

const meta = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: {
    label: 'Wallet',
    trigger: 'Wallet',
    variant: 'outline',
    groups: [
      {
        id: 'money',
        label: 'Money',
        items: [
          { id: 'deposit', label: 'Deposit', icon: <DepositIcon />, onSelect: chosen },
          { id: 'withdraw', label: 'Withdraw', icon: <WithdrawIcon />, disabled: true },
          { id: 'records', label: 'Records', icon: <RecordIcon />, href: '#records', count: 2 },
        ],
      },
      { id: 'end', items: [{ id: 'close', label: 'Close the account', tone: 'critical' }] },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
/** Words alone, as in a header. */
export const Plain: Story = { args: { variant: 'plain' } }
/** As wide as its container, beside others in a grid. */
export const Full: Story = {
  args: { fullWidth: true },
  decorators: [
    (Story) => (
      <Grid cell="tile" space="xs">
        <Story />
        <Button variant="outline" tone="neutral" size="small">
          Print
        </Button>
      </Grid>
    ),
  ],
}
export const IconOnly: Story = { args: { iconOnly: true, trigger: <MoreIcon />, variant: 'plain' } }
export const Disabled: Story = { args: { disabled: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wallet' }))
    const menu = await screen.findByRole('menu', { name: 'Wallet' })
    await waitFor(() => expect(menu).toBeVisible())
  },
}

/** The APG menu button: arrows loop and skip disabled items, letters find, Escape returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Wallet' })
    const item = (name: RegExp) => screen.getByRole('menuitem', { name })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item(/Deposit/)).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(item(/Records/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(item(/Deposit/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(item(/Close the account/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item(/Deposit/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item(/Close the account/)).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(item(/Records/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(item(/Close the account/)).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(chosen).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}

/** A page that scrolls, also by itself, takes the open list along and leaves the keyboard in it. */
export const StaysWithItsTrigger: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300vh', paddingBlockStart: '40vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Wallet' })
    await userEvent.click(trigger)
    const menu = await screen.findByRole('menu', { name: 'Wallet' })
    const gap = () => {
      const [list, button] = [menu.getBoundingClientRect(), trigger.getBoundingClientRect()]
      return Math.max(list.top - button.bottom, button.top - list.bottom)
    }
    const before = trigger.getBoundingClientRect().top
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16))
    window.scrollTo(0, 120)
    await waitFor(() => expect(trigger.getBoundingClientRect().top).toBeCloseTo(before - 120))
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16))
    await expect(menu).toContainElement(document.activeElement as HTMLElement)
    window.scrollTo(0, 0)
    await waitFor(() => expect(trigger.getBoundingClientRect().top).toBeCloseTo(before))
    await waitFor(() => expect(Math.abs(gap())).toBeLessThan(16))
    await expect(menu).toBeVisible()
  },
}

/** The trigger has been scrolled out of sight by the time the list opens: it is scrolled back, and the list with it. */
export const TriggerOutOfSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: 150, overflow: 'auto' }}>
        <div style={{ blockSize: 2_000 }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole('button').click()
    const [item] = await screen.findAllByRole('menuitem')
    await waitFor(() => {
      const { top, bottom } = (item as HTMLElement).getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(innerHeight)
    })
  },
}

export const LongText: Story = {
  ...Open,
  args: {
    groups: [
      {
        id: 'long',
        items: [
          { id: 'long', label: 'An item that somebody gave a very long name, on several lines '.repeat(3) },
        ],
      },
    ],
  },
}

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }

export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    label: 'កាបូប',
    trigger: 'កាបូប',
    groups: [
      {
        id: 'money',
        items: [
          { id: 'deposit', label: 'ដាក់ប្រាក់', icon: <DepositIcon /> },
          { id: 'withdraw', label: 'ដកប្រាក់', icon: <WithdrawIcon /> },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('ដក')
    await expect(screen.getByRole('menuitem', { name: 'ដកប្រាក់' })).toHaveFocus()
  },
}

/** Parts: the owner's own words around the trigger, and items that it writes itself. */
export const Parts: Story = {
  globals: { language: 'en' },
  render: ({ label }) => (
    <Menu.Root>
      <Menu.Trigger variant="outline" data-testid="wallet">
        {label}
      </Menu.Trigger>
      <Menu.Content label={label} heading="Dara">
        <Menu.Group label="Money">
          <Menu.Item icon={<DepositIcon />} onSelect={chosen} data-testid="deposit">
            Deposit
          </Menu.Item>
          <Menu.Item disabled>Withdraw</Menu.Item>
          <Menu.Item href="#records" icon={<RecordIcon />} count={2} textValue="Records">
            All <b>records</b>
          </Menu.Item>
        </Menu.Group>
        <Menu.Group>
          <Menu.Item checked>Dollars</Menu.Item>
          <Menu.Item checked={false}>Riel</Menu.Item>
        </Menu.Group>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear()
    const trigger = canvas.getByTestId('wallet')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu', { name: 'Wallet' })
    await expect(trigger).toHaveAttribute('aria-controls', menu.id)
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dollars' })).toHaveFocus())
    await userEvent.keyboard('r')
    await expect(screen.getByRole('menuitemradio', { name: 'Riel' })).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(screen.getByRole('menuitem', { name: /All records/ })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(chosen).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
  },
}
