import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { DayRange } from '../preset-range/days.ts'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx'
import { rangePresets } from './presets.ts'

const meta = {
  title: 'UI/Fields/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Period',
    today: '2026-11-21',
    defaultValue: { from: '2026-11-09', to: '2026-11-18' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const english = { globals: { language: 'en', direction: 'ltr' } } as const
const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
  await screen.findByRole('grid')
}

/** One click for a preset period; the calendar closes and returns the focus. */
export const Default: Story = {
  ...english,
  play: async (context) => {
    const { args, canvas } = context
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'This week' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' })
    await expect(screen.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
    await open(context)
    await expect(screen.getByRole('button', { name: 'This week' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'This month' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' })
  },
}

/** Two days in either order make a range, by keyboard too. */
export const ByKeyboard: Story = {
  ...english,
  play: async (context) => {
    await open(context)
    const focused = () => document.activeElement?.getAttribute('data-day')
    await waitFor(() => expect(focused()).toBe('2026-11-09'))
    await expect(screen.getByText('Choose the start date')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText('Choose the end date')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('2026-11-02'))
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(8)
    await userEvent.keyboard('{Enter}')
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-02',
      to: '2026-11-09',
    })
  },
}

/** Both days can be written; a last day before the first is said to be so, and is no range. */
export const Written: Story = {
  ...english,
  play: async ({ args, canvas }) => {
    const to = canvas.getByRole('group', { name: 'To' })
    const day = to.querySelector<HTMLInputElement>('[data-part=day]') as HTMLInputElement
    await userEvent.click(day)
    await userEvent.keyboard('05')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      'Error: The end date is before the start date',
    )
    await userEvent.click(day)
    await userEvent.keyboard('20')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-20' })
  },
}

export const Empty: Story = { args: { defaultValue: null } }
export const Open: Story = { args: { presets: rangePresets }, play: open }
export const NoPresets: Story = { args: { presets: [] }, play: open }

/** What lies outside of the limits is cut off a preset, and one that has nothing left cannot be activated. */
export const Limits: Story = {
  ...english,
  args: {
    min: '2026-11-10',
    max: '2026-11-20',
    presets: ['today', 'yesterday', 'last30'],
    defaultValue: null,
  },
  play: async (context) => {
    await open(context)
    await expect(screen.getByRole('button', { name: 'Today' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }))
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-10',
      to: '2026-11-20',
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'الفترة' }, play: open }
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'រយៈពេល' }, play: open }
export const WithError: Story = { args: { required: true, error: 'At most 31 days can be shown' } }
export const Disabled: Story = { args: { disabled: true } }
export const Backwards: Story = { args: { defaultValue: { from: '2026-11-21', to: '2026-11-01' } } }
export const UnreadableDays: Story = { args: { defaultValue: { from: 'then', to: '' } } }

/** On a phone the days stand one below the other, and the button of the calendar beside both. */
export const Narrow: Story = {
  ...english,
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' }).getBoundingClientRect()
    const years = canvasElement.querySelectorAll('[data-part=year]')
    await expect(years).toHaveLength(2)
    for (const year of years)
      await expect(year.getBoundingClientRect().right).toBeLessThanOrEqual(button.left)
  },
}

export const LongText: Story = {
  args: {
    label: 'L'.repeat(200),
    hint: 'A hint that has a great deal to say. '.repeat(6),
    error: 'E'.repeat(200),
  },
}

export const HostileText: Story = {
  args: { label: '<b>Period</b>', error: '<img src=x onerror=alert(1)>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b')).toBeNull()
  },
}

function Moved(props: DateRangeFieldProps) {
  const [value, setValue] = useState<DayRange>({ from: '2026-11-09', to: '2026-11-18' })
  return (
    <>
      <DateRangeField {...props} value={value} onValueChange={(next) => next && setValue(next)} />
      <button type="button" onClick={() => setValue({ from: '2026-10-01', to: '2026-10-31' })}>
        Earlier
      </button>
    </>
  )
}

/** A range that its owner chooses takes the place of one that is half written. */
export const ChosenElsewhere: Story = {
  ...english,
  render: (args) => <Moved {...args} />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('group', { name: 'To' }).querySelector('input') as HTMLInputElement
    await userEvent.click(month)
    await userEvent.keyboard('10')
    await expect(month).toHaveValue('10')
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    const parts = canvas.getAllByRole('textbox').map((part) => (part as HTMLInputElement).value)
    await expect(parts).toEqual(['10', '01', '2026', '10', '31', '2026'])
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeValid()
  },
}
