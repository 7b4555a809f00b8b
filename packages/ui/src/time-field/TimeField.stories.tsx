import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'UI/Fields/TimeField',
  component: TimeField,
  args: { label: 'Call me at', name: 'at', onValueChange: fn() },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** A full part moves the focus to the next; a clock of twelve hours has a list of its halves. */
export const Default: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Call me at' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toHaveFocus()
    await userEvent.keyboard('905')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:05')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'AM or PM' }), 'PM')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:05')
    await expect(canvasElement.querySelector('input[name=at]')).toHaveValue('21:05')
  },
}

/** Arrows count hours and, by their step, minutes; past the hour the hour follows. */
export const ByKeyboard: Story = {
  globals: { language: 'en' },
  args: { defaultValue: '09:50', step: 15 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:50')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('textbox', { name: 'Minutes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('11:05')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:50')
    await userEvent.keyboard('{Delete}{Backspace}')
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toHaveFocus()
  },
}

/** What cannot be taken is named when the field is left. */
export const Limits: Story = {
  globals: { language: 'en' },
  args: { min: '09:00', max: '17:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('830')
    await expect(canvas.queryByText(/or later/)).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText(/Choose 9:00.*or later/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Hours' })).toBeInvalid()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { value: '09:00' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenCalledWith('10:00')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: '13:05' } }
export const WithError: Story = { args: { error: 'Nobody is there at that time.', required: true } }
export const LongText: Story = {
  args: {
    label: 'When may we call about what is left of the turnover? '.repeat(4),
    hint: 'By the clock of Phnom Penh. '.repeat(6),
  },
}

/** Hours stay before minutes. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'اتصلوا بي في', defaultValue: '13:05' },
  play: async ({ canvas }) => {
    const [hours, minutes] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect().left)
    await expect(hours).toBeLessThan(minutes ?? 0)
  },
}

export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'ទូរសព្ទមកខ្ញុំនៅម៉ោង', defaultValue: '13:05' },
}
