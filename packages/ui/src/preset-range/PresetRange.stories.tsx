import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { PresetRange, type PresetRangeProps } from './PresetRange.tsx'

const meta = {
  title: 'UI/Fields/PresetRange',
  component: PresetRange,
  args: {
    label: 'Period',
    today: '2026-11-21',
    value: { from: '2026-11-21', to: '2026-11-21' },
    onValueChange: fn(),
  },
} satisfies Meta<typeof PresetRange>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {}
export const OtherDays: Story = { args: { value: { from: '2026-11-01', to: '2026-11-10' } } }
export const ToCome: Story = { args: { presets: ['today', 'next7', 'next30'] } }
export const Disabled: Story = { args: { disabled: true } }
/** Days that are none are left as they are, and no preset is theirs. */
export const NotADay: Story = {
  args: { value: { from: '', to: 'tomorrow' } },
  play: async ({ canvas }) => {
    for (const preset of canvas.getAllByRole('button'))
      await expect(preset).toHaveAttribute('aria-pressed', 'false')
  },
}
export const WithoutPresets: Story = { args: { presets: [] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'រយៈពេល' } }

function Period(props: PresetRangeProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: PresetRangeProps['value']) => {
    setValue(next)
    props.onValueChange(next)
  }
  return <PresetRange {...props} value={value} onValueChange={change} />
}

/** One press for the usual periods; a day that would pass the other takes it along; an emptied date changes nothing. */
export const Chooses: Story = {
  args: { max: '2026-11-21' },
  render: (args) => <Period {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' })
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' })
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-10' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-10' })
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '' } })
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2027-01-01' } })
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

export const LongText: Story = {
  args: { label: 'The days from the first to the last whose records are shown below. '.repeat(3) },
}
