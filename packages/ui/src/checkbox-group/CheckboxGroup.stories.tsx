import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'UI/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Tell me about',
    name: 'topics',
    onValueChange: fn(),
    options: [
      { value: 'bonus', label: 'Bonuses' },
      { value: 'draws', label: 'Draws', description: 'Once a week.' },
      { value: 'games', label: 'New games' },
      { value: 'bills', label: 'Bills', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Ticked: Story = { args: { defaultValue: ['draws'] } }
export const Required: Story = { args: { required: true, error: 'Choose at least one.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: ['draws'] } }
export const Empty: Story = { args: { options: [] } }

/** The box above the others is ticked with all, mixed with some, and leaves those that are disabled alone. */
export const AllOfThem: Story = {
  args: { allLabel: 'All topics', defaultValue: ['bonus'] },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All topics' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bonus', 'draws', 'games'])
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Draws' }))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(all).not.toBeChecked()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Draws' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['draws'])
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { value: ['bonus'] },
  play: async ({ args, canvas, userEvent }) => {
    const draws = canvas.getByRole('checkbox', { name: 'Draws' })
    await userEvent.click(draws)
    await expect(args.onValueChange).toHaveBeenCalledWith(['bonus', 'draws'])
    await expect(draws).not.toBeChecked()
  },
}

export const LongText: Story = {
  args: {
    allLabel: 'Everything that was ever written to members of this house and whatever will be '.repeat(3),
    options: [
      { value: 'a', label: 'What is left of the turnover before a bonus can be withdrawn '.repeat(4) },
    ],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أخبرني عن', allLabel: 'كل شيء', options: [{ value: 'a', label: 'المكافآت' }] },
}
