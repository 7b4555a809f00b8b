import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { PresetRange } from './PresetRange.tsx'

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
    for (const preset of canvas.getAllByRole('button', { pressed: false }))
      await expect(preset).toHaveAttribute('aria-pressed', 'false')
  },
}
export const WithoutPresets: Story = { args: { presets: [] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { label: 'រយៈពេល' } }

/** One click for the preset periods; custom days are reported once both are set and in order. */
export const Chooses: Story = {
  args: { max: '2026-11-21' },
  globals: { language: 'en', direction: 'ltr' },
  render: ({ value: _, ...args }) => <PresetRange {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const part = (end: string, name: string) =>
      canvas.getByRole('group', { name: end }).querySelector<HTMLInputElement>(`[data-part=${name}]`)
    const write = async (end: string, name: string, digits: string) => {
      await userEvent.click(part(end, name) as HTMLElement)
      await userEvent.keyboard(digits)
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-20' })
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' })
    await write('To', 'day', '10')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await write('From', 'day', '05')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-10' })
    await write('To', 'month', '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }))
    await expect(part('To', 'month')).toHaveValue('11')
    await expect(part('To', 'day')).toHaveValue('21')
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Monday, November 2, 2026' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tuesday, November 3, 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-03' })
    await expect(args.onValueChange).toHaveBeenCalledTimes(5)
  },
}

export const LongText: Story = {
  args: { label: 'The days from the first to the last whose records are shown below. '.repeat(3) },
}
