import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'UI/Fields/DateField',
  component: DateField,
  args: { label: 'Birthday', name: 'birthday', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const english = { globals: { language: 'en', direction: 'ltr' } } as const
const focusedDay = () => document.activeElement?.getAttribute('data-day')

/** Written in parts: a full one moves the focus to the next, and arrows count. */
export const Default: Story = {
  ...english,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Month')).toHaveFocus()
    await userEvent.keyboard('2')
    await expect(canvas.getByLabelText('Day')).toHaveFocus()
    await userEvent.keyboard('09')
    await expect(canvas.getByLabelText('Year')).toHaveFocus()
    await userEvent.keyboard('2001')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-02-09')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2002-02-09')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2002-02-08')
    await expect(canvasElement.querySelector('input[name=birthday]')).toHaveValue('2002-02-08')
  },
}

/** The APG's grid of dates: arrows, Home and End of the week, pages for months, with Shift for years. */
export const ByKeyboard: Story = {
  ...english,
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    await screen.findByRole('grid', { name: 'November 2026' })
    await waitFor(() => expect(focusedDay()).toBe('2026-11-21'))
    const steps = [
      ['{ArrowLeft}', '2026-11-20'],
      ['{ArrowDown}', '2026-11-27'],
      ['{Home}', '2026-11-22'],
      ['{End}', '2026-11-28'],
      ['{ArrowRight}{ArrowRight}{ArrowRight}', '2026-12-01'],
      ['{PageUp}', '2026-11-01'],
      ['{ArrowUp}', '2026-10-25'],
      ['{Shift>}{PageUp}{/Shift}', '2025-10-25'],
      ['{Shift>}{PageDown}{/Shift}{PageDown}', '2026-11-25'],
    ] as const
    for (const [keys, day] of steps) {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(focusedDay()).toBe(day))
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25')
    await expect(screen.queryByRole('grid')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Open calendar' })
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('grid')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

/** From right to left, the left arrow moves forward. Gregorian calendar and Latin digits in every language. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'تاريخ الميلاد', defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(focusedDay()).toBe('2026-11-21'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(focusedDay()).toBe('2026-11-22'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(focusedDay()).toBe('2026-11-20'))
  },
}

/** A day that is none says why, once the field is left, and nothing that was written is lost. */
export const ClearErrors: Story = {
  ...english,
  args: { min: '1926-01-01', max: '2008-11-21' },
  play: async ({ args, canvas }) => {
    const month = canvas.getByLabelText('Month')
    const group = canvas.getByRole('group', { name: 'Birthday' })
    await userEvent.click(month)
    await userEvent.keyboard('02312001')
    await expect(month).toBeValid()
    await userEvent.click(document.body)
    await waitFor(() => expect(group).toHaveAccessibleDescription('Error: Enter a valid date'))
    await expect(month).toHaveValue('02')
    await userEvent.click(canvas.getByLabelText('Year'))
    await userEvent.keyboard('2012')
    await userEvent.click(canvas.getByLabelText('Day'))
    await userEvent.keyboard('01')
    await userEvent.click(document.body)
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Choose Nov 21, 2008.*or earlier/))
    await userEvent.click(canvas.getByLabelText('Year'))
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(document.body)
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Enter the day, month and year/))
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.any(String))
  },
}

/** A whole day may be pasted. */
export const Pasted: Story = {
  ...english,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Month'))
    await userEvent.paste('2001-02-09')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-02-09')
  },
}

/** What a browser fills in part by part is taken, and does not move the focus from part to part. */
export const FilledIn: Story = {
  ...english,
  args: { autoComplete: 'bday' },
  play: async ({ args, canvas }) => {
    for (const [name, digits] of [
      ['Year', '1994'],
      ['Month', '4'],
      ['Day', '14'],
    ] as const) {
      const part = canvas.getByLabelText(name)
      await expect(part).toHaveAttribute('autocomplete', `bday-${name.toLowerCase()}`)
      fireEvent.input(part, { target: { value: digits } })
      await expect(document.activeElement).toBe(document.body)
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1994-04-14')
  },
}

/** What is too early or too late cannot be activated; lists of months and years reach far ones. */
export const Limits: Story = {
  ...english,
  args: { min: '2026-11-10', max: '2027-02-10', defaultValue: '2026-11-21', label: 'Next tournament' },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open calendar' })
    const ground = () => getComputedStyle(opener.parentElement as HTMLElement).backgroundColor
    const before = ground()
    await userEvent.click(opener)
    await expect(await screen.findByRole('button', { name: 'Previous month' })).toBeDisabled()
    await expect(ground()).toBe(before)
    await userEvent.click(screen.getByRole('button', { name: 'Monday, November 9, 2026' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    const dialog = screen.getByRole('dialog')
    const year = dialog.querySelectorAll('select')[1] as HTMLSelectElement
    await userEvent.selectOptions(year, '2027')
    await expect(await screen.findByRole('grid', { name: 'February 2027' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday, February 10, 2027' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-10')
  },
}

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
  await screen.findByRole('grid')
}

export const Open: Story = { args: { defaultValue: '2026-11-25' }, play: opened }
export const Khmer: Story = {
  globals: { language: 'km' },
  args: { label: 'ថ្ងៃខែឆ្នាំកំណើត', defaultValue: '2026-11-25' },
  play: opened,
}
export const WithError: Story = {
  args: { required: true, hint: 'You must be 18 or older.', error: 'You are too young to play' },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '2001-02-09' } }
export const UnreadableDay: Story = { args: { defaultValue: 'tomorrow', min: 'soon', max: '' } }

export const LongText: Story = {
  args: {
    label: 'L'.repeat(200),
    hint: 'A hint that has a great deal to say. '.repeat(6),
    error: 'E'.repeat(200),
  },
}

export const HostileText: Story = {
  args: { label: '<b>Birthday</b>', error: '<img src=x onerror=alert(1)>', defaultValue: '<script>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b, script')).toBeNull()
  },
}
