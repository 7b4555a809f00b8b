import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { SwitchField } from './SwitchField.tsx'

const meta = {
  title: 'UI/Fields/SwitchField',
  component: SwitchField,
  args: { label: 'Hide my balance', name: 'hideBalance', onCheckedChange: fn() },
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

/** Space switches it, as the APG switch pattern has it; so does a click on its label. */
export const Default: Story = {
  args: { hint: 'Amounts are shown as dots on every page.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Hide my balance' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await expect(control).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Hide my balance'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2)
    await expect(control).toHaveAccessibleDescription('Amounts are shown as dots on every page.')
  },
}

/** On its way to the server it takes no clicks, and stays where the keyboard is. */
export const Loading: Story = {
  args: { defaultChecked: true, loading: true },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const States: Story = {
  render: (args) => (
    <Stack space="xs">
      <SwitchField {...args} label="Off" />
      <SwitchField {...args} label="On" defaultChecked />
      <SwitchField {...args} label="Off, disabled" disabled />
      <SwitchField {...args} label="On, disabled" defaultChecked disabled />
    </Stack>
  ),
}

export const WithError: Story = {
  args: { error: 'This could not be saved. Try again.', defaultChecked: true },
}

export const LongText: Story = {
  args: {
    label: 'Tell me by message about every promotion, mission and tournament that begins. '.repeat(3),
    hint: 'A hint that has a great deal to say. '.repeat(6),
    error: 'E'.repeat(200),
  },
}

export const HostileText: Story = {
  args: { label: '<img src=x onerror=alert(1)> <b>bold</b>', hint: '</label><script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> <b>bold</b>')).toBeVisible()
    await expect(canvasElement.querySelector('img, script, b')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { label: 'إخفاء رصيدي', hint: 'تظهر المبالغ على شكل نقاط.', defaultChecked: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SwitchField {...args} />
    </div>
  ),
}
