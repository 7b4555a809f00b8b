import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Slider } from './Slider.tsx'

const meta = {
  title: 'UI/Fields/Slider',
  component: Slider,
  args: {
    label: 'Daily limit',
    thumbs: [{ label: 'Daily limit' }],
    defaultValue: [40],
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Range: Story = {
  args: {
    label: 'Stakes',
    thumbs: [{ label: 'Least stake' }, { label: 'Greatest stake' }],
    defaultValue: [20, 60],
    formatValue: (value) => `${value} USD`,
  },
  play: async ({ canvas }) => {
    const least = canvas.getByRole('slider', { name: 'Least stake' })
    await expect(least).toHaveAttribute('aria-valuetext', '20 USD')
    await expect(canvas.getByRole('slider', { name: 'Greatest stake' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    )
    await expect(canvas.getByRole('group', { name: 'Stakes' })).toBeVisible()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Failed: Story = { args: { error: 'The limit is above that of your level.' } }
export const WithHint: Story = { args: { hint: 'It can be lowered at any time.' } }

/** The APG slider: arrows by a step, Page Up and Page Down by ten, Home and End to the ends. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Daily limit' })
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '42')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{PageUp}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '50')
    await userEvent.keyboard('{Home}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([100])
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([100])
  },
}

/** Where its owner decides, it only asks. */
export const Controlled: Story = {
  args: { value: [40] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenCalledWith([0])
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '40')
  },
}

export const LongText: Story = {
  args: {
    label: 'The most that may be staked in all games of this house within one calendar day '.repeat(3),
    formatValue: (value) => `${value} thousand riel of the Kingdom of Cambodia `.repeat(3),
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الحد اليومي', thumbs: [{ label: 'الحد اليومي' }] },
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '41')
    const [place, track] = [thumb, thumb.closest('fieldset')].map((each) => each?.getBoundingClientRect())
    await expect(place?.left).toBeGreaterThan((track?.left ?? 0) + (track?.width ?? 0) / 2)
  },
}
