import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RangeCalendar } from './RangeCalendar.tsx'

const meta = {
  title: 'UI/Fields/RangeCalendar',
  component: RangeCalendar,
  args: {
    label: 'Days of the stay',
    today: '2026-11-21',
    fromName: 'from',
    toName: 'to',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RangeCalendar>
export default meta
type Story = StoryObj<typeof meta>

/** Two clicks, in either order; the second range takes the place of the first. */
export const Default: Story = {
  globals: { language: 'en' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const day = (number: number) => canvas.getByRole('button', { name: new RegExp(`November ${number},`) })
    const status = () => canvas.getAllByRole('status')[0]
    await expect(document.body).toHaveFocus()
    await expect(status()).toHaveTextContent('Choose the start date')
    await userEvent.click(day(18))
    await expect(status()).toHaveTextContent('Choose the end date')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(day(16))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-18' })
    await expect(status()).toHaveTextContent('From November 16, 2026 to November 18, 2026')
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
    const sent = (name: string) => canvasElement.querySelector(`input[name=${name}]`)
    await expect(sent('from')).toHaveValue('2026-11-16')
    await expect(sent('to')).toHaveValue('2026-11-18')
    await userEvent.click(day(20))
    await userEvent.click(day(25))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-25' })
  },
}

/** The range is drawn to where the keyboard is; Escape takes back the day that began it. */
export const ByKeyboard: Story = {
  globals: { language: 'en', direction: 'ltr' },
  args: { defaultValue: { from: '2026-11-09', to: '2026-11-10' } },
  play: async ({ args, canvas, userEvent }) => {
    const selected = () => canvas.getAllByRole('gridcell', { selected: true })
    canvas.getByRole('button', { name: /November 9,/ }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /November 17,/ })).toHaveFocus()
    await expect(selected()).toHaveLength(9)
    await userEvent.keyboard('{Escape}')
    await expect(selected()).toHaveLength(2)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{ArrowLeft}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-17' })
  },
}

export const Chosen: Story = { args: { defaultValue: { from: '2026-11-09', to: '2026-11-18' } } }
export const Limits: Story = { args: { min: '2026-11-10', max: '2026-11-25' } }
export const Disabled: Story = {
  args: { disabled: true, defaultValue: { from: '2026-11-09', to: '2026-11-18' } },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  globals: { language: 'en' },
  args: { value: { from: '2026-11-24', to: '2026-11-24' } },
  play: async ({ args, canvas, userEvent }) => {
    for (const day of ['25', '26'])
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`November ${day},`) }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-25', to: '2026-11-26' })
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
  },
}

/** Left is the next day. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'أيام الإقامة', defaultValue: { from: '2026-11-09', to: '2026-11-10' } },
  play: async ({ args, canvasElement, userEvent }) => {
    canvasElement.querySelector<HTMLElement>('[data-day="2026-11-09"]')?.focus()
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-11' })
  },
}
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'ថ្ងៃស្នាក់នៅ', defaultValue: { from: '2026-11-09', to: '2026-11-18' } },
}
