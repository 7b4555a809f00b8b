import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../grid/Grid.tsx'
import { DarkIcon, LightIcon, SystemIcon } from '../icons/icons.ts'
import { Stack } from '../stack/Stack.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { segmentedControlSizes } from './SegmentedParts.tsx'

const meta = {
  title: 'UI/Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Period',
    segments: [
      { value: 'daily', label: 'Daily' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'semimonthly', label: 'Half-monthly', disabled: true },
      { value: 'monthly', label: 'Monthly' },
    ],
    onValueChange: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: segmentedControlSizes } },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const DefaultValue: Story = { args: { defaultValue: 'monthly' } }
export const Small: Story = { args: { size: 'small' } }
export const Full: Story = { args: { fullWidth: true } }
/** In a grid it is no wider than its segments. */
export const InAGrid: Story = {
  args: { segments: meta.args.segments.slice(0, 2) },
  decorators: [
    (Story) => (
      <Grid cell="panel">
        <Story />
      </Grid>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup', { name: 'Period' })
    const taken = [...control.querySelectorAll('button')].reduce(
      (sum, { offsetWidth }) => sum + offsetWidth,
      0,
    )
    await expect(control.getBoundingClientRect().width).toBeLessThan(taken + 24)
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { segments: [] } }
/** Where not all fit, the chosen one is in sight. */
export const ChosenIsInSight: Story = {
  globals: { direction: 'ltr' },
  args: { defaultValue: 'monthly' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('radiogroup').getBoundingClientRect()
    const chosen = canvas.getByRole('radio', { name: 'Monthly' }).getBoundingClientRect()
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left - 1)
    await expect(chosen.right).toBeLessThanOrEqual(row.right + 1)
  },
}
export const UnknownValueShowsTheFirst: Story = {
  args: { value: 'yearly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked()
  },
}

/** The APG radio group: one stop for Tab, arrows go round, pass what is disabled, and choose. */
export const ByKeyboard: Story = {
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Daily')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('Weekly')).toHaveFocus()
    await expect(radio('Weekly')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('Monthly')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('Daily')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly')
    await expect(args.onValueChange).toHaveBeenCalledTimes(4)
    await userEvent.tab()
    await expect(radio('Monthly')).not.toHaveFocus()
  },
}

export const ByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('weekly')
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  },
}

/** Clicked again, the chosen one stays: one of them is always in force. */
export const NoneIsLetGo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Daily' }))
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Where its owner decides, it only asks. */
export const OwnedBySomeoneElse: Story = {
  args: { value: 'daily' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('weekly')
    await expect(canvas.getByRole('radio', { name: 'Daily' })).toBeChecked()
  },
}

export const IconsOnly: Story = {
  args: {
    label: 'Scheme',
    iconsOnly: true,
    segments: [
      { value: 'light', label: 'Light', icon: <LightIcon /> },
      { value: 'dark', label: 'Dark', icon: <DarkIcon /> },
      { value: 'system', label: 'As the device', icon: <SystemIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'As the device' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    segments: [
      { value: 'a', label: 'Everything that was ever played on this site' },
      { value: 'b', label: 'Only what was played in the last thirty days' },
      { value: 'c', label: 'ألعاب اليوم' },
    ],
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    segments: [
      { value: 'daily', label: 'يومي' },
      { value: 'weekly', label: 'أسبوعي' },
      { value: 'monthly', label: 'شهري' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'أسبوعي' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'يومي' })).toBeChecked()
  },
}

/** In a stack too it is no wider than its segments. */
export const InAStack: Story = {
  decorators: [
    (Story) => (
      <Stack space="sm">
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup')
    const segments = [...control.children].map((segment) => segment.getBoundingClientRect().width)
    const sum = segments.reduce((all, width) => all + width, 0)
    await expect(control.getBoundingClientRect().width).toBeLessThan(sum + 24)
  },
}

/** Parts: a segment with its icon alone beside one with words; the root keeps which one is chosen. */
export const Parts: Story = {
  globals: { language: 'en', direction: 'ltr' },
  render: ({ label, onValueChange }) => (
    <SegmentedControl.Root label={label} defaultValue="light" {...(onValueChange && { onValueChange })}>
      <SegmentedControl.Item value="system" label="System" />
      <SegmentedControl.Item value="light" label="Light" icon={<LightIcon />} iconOnly />
      <SegmentedControl.Item value="dark" label="Dark" icon={<DarkIcon />} disabled />
      <SegmentedControl.Item value="night" label="Night" data-testid="night" />
    </SegmentedControl.Root>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Light')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const night = canvas.getByTestId('night')
    await expect(night).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('night')
    await expect(night).toBeChecked()
    await userEvent.click(night)
    await expect(night).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}
