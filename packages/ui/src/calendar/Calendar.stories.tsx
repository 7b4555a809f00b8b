import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Calendar } from './Calendar.tsx'

const meta = {
  title: 'UI/Fields/Calendar',
  component: Calendar,
  args: { label: 'Day of the visit', today: '2026-11-21', name: 'day', onValueChange: fn() },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/** It takes no focus by itself; a click chooses, and the day is sent. */
export const Default: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Day of the visit' })).toBeVisible()
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /November 24/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-24')
    await expect(canvasElement.querySelector('input[name=day]')).toHaveValue('2026-11-24')
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
  },
}

/** The APG's grid of dates: arrows by day and week, Page Up and Page Down by month. */
export const ByKeyboard: Story = {
  globals: { language: 'en', direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /November 21/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /November 29/ })).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('button', { name: /December 29/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-29')
  },
}

export const Chosen: Story = { args: { defaultValue: '2026-11-24' } }
export const Limits: Story = { args: { min: '2026-11-10', max: '2026-11-25' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-11-24' } }

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  globals: { language: 'en' },
  args: { value: '2026-11-24' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /November 25/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-25')
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
  },
}

export const RightToLeft: Story = { globals: { language: 'ar' }, args: { label: 'يوم الزيارة' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'ថ្ងៃមកលេង' } }
