import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Tabs } from './Tabs.tsx'

const panel = (words: string) => <Text>{words}</Text>

const meta = {
  title: 'UI/Actions/Tabs',
  component: Tabs,
  args: {
    label: 'Ways to sign in',
    onValueChange: fn(),
    tabs: [
      { id: 'username', label: 'Username', content: panel('Name and password.') },
      { id: 'sms', label: 'SMS', content: panel('A code by message.') },
      { id: 'guest', label: 'Free play', count: 1, content: panel('Without an account.') },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InitialTab: Story = { args: { defaultValue: 'sms' } }
export const OwnedBySomeoneElse: Story = { args: { value: 'guest' } }
export const UnknownTabShowsTheFirst: Story = { args: { value: 'gone' } }
export const Empty: Story = { args: { tabs: [] } }

/** What is only counted is no news. */
export const NeutralCounts: Story = {
  args: {
    label: 'Categories of promotions',
    tabs: [
      { id: 'all', label: 'All', count: 12, countTone: 'neutral', content: panel('Each of them.') },
      { id: 'new', label: 'New members', count: 2, countTone: 'neutral', content: panel('Two of them.') },
    ],
  },
}

/** The APG tabs pattern: one stop for Tab, arrows go round, Home and End jump, the panel is the next stop. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await userEvent.tab()
    await expect(tab(/Username/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/SMS/)).toHaveFocus()
    await expect(tab(/SMS/)).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'SMS' })).toHaveTextContent('A code by message.')
    await userEvent.keyboard('{End}')
    await expect(tab(/Free play/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab(/Username/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('username')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

/** One click is one change, and where its owner decides, it only asks. */
export const OnePressIsOneChange: Story = {
  args: { value: 'username' },
  play: async ({ args, canvas, userEvent }) => {
    const sms = canvas.getByRole('tab', { name: 'SMS' })
    await userEvent.click(sms)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('sms')
    await expect(sms).toHaveAttribute('aria-selected', 'false')
  },
}

/** A pointer that is pressed on a tab and leaves it has chosen nothing. */
export const SelectsOnRelease: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sms = canvas.getByRole('tab', { name: 'SMS' })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: sms },
      { target: canvasElement },
      { keys: '[/MouseLeft]', target: canvasElement },
    ])
    await expect(sms).toHaveAttribute('aria-selected', 'false')
    await userEvent.pointer([{ keys: '[MouseLeft]', target: sms }])
    await expect(sms).toHaveAttribute('aria-selected', 'true')
    await expect(sms).toHaveFocus()
  },
}

/** What is typed under one tab does not stand under the next, however alike the two are. */
export const EachPanelHasItsOwnFields: Story = {
  args: {
    tabs: [
      { id: 'phone', label: 'Phone', content: <TextField label="Code" /> },
      { id: 'mail', label: 'Mail', content: <TextField label="Code" /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '4711')
    await userEvent.click(canvas.getByRole('tab', { name: 'Mail' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Username' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'SMS' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Username' })).toHaveFocus()
  },
}

export const ManyAndLong: Story = {
  args: {
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: `A tab with a long name ${index + 1}`,
      content: panel(`Panel ${index + 1}`),
    })),
  },
}

/** The one that is chosen is seen, also where the row is longer than the page. */
export const TheLastOfMany: Story = {
  args: { ...ManyAndLong.args, defaultValue: '11' },
  play: async ({ canvas }) => {
    const [row, tab] = [canvas.getByRole('tablist'), canvas.getByRole('tab', { selected: true })]
    const [seen, at] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    await expect(at.left).toBeGreaterThanOrEqual(seen.left - 1)
    await expect(at.right).toBeLessThanOrEqual(seen.right + 1)
  },
}

export const Khmer: Story = {
  globals: { language: 'km' },
  args: {
    label: 'វិធីចូល',
    tabs: [
      { id: 'username', label: 'ឈ្មោះអ្នកប្រើ', content: panel('ឈ្មោះ និងពាក្យសម្ងាត់') },
      { id: 'sms', label: 'សារ SMS', content: panel('លេខកូដតាមសារ') },
    ],
  },
}

/** Parts in a layout of one's own: a note between the row and the panels, a tab that is disabled. */
export const Parts: Story = {
  globals: { language: 'en', direction: 'ltr' },
  render: ({ label, onValueChange }) => (
    <Tabs.Root defaultValue="sms" {...(onValueChange && { onValueChange })}>
      <Tabs.List label={label}>
        <Tabs.Tab value="username">Username</Tabs.Tab>
        <Tabs.Tab value="sms" count={2}>
          SMS
        </Tabs.Tab>
        <Tabs.Tab value="card" disabled>
          Card
        </Tabs.Tab>
      </Tabs.List>
      <Text>Each way opens the same account.</Text>
      <Tabs.Panel value="username">{panel('Name and password.')}</Tabs.Panel>
      <Tabs.Panel value="sms">{panel('A code by message.')}</Tabs.Panel>
      <Tabs.Panel value="card">{panel('By card.')}</Tabs.Panel>
    </Tabs.Root>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: /SMS/ })).toHaveTextContent('A code by message.')
    canvas.getByRole('tab', { name: /SMS/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Username' })).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('username')
    await expect(canvas.getByRole('tabpanel', { name: 'Username' })).toHaveTextContent('Name and password.')
    await expect(canvas.getByRole('tab', { name: 'Card' })).toBeDisabled()
  },
}
