import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { box, control as controlClass } from './FieldFrame.css.ts'
import { FieldFrame } from './FieldFrame.tsx'

const meta = {
  title: 'UI/Fields/FieldFrame',
  component: FieldFrame,
  args: {
    label: 'Colour of the chips',
    hint: 'Others at the table see it.',
    children: (control) => (
      <div className={box}>
        <input {...control} className={controlClass} />
      </div>
    ),
  },
} satisfies Meta<typeof FieldFrame>
export default meta
type Story = StoryObj<typeof meta>

/** For a control that this package does not have: label, hint and error are tied to it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Colour of the chips')
    await expect(control).toHaveAccessibleDescription('Others at the table see it.')
  },
}

export const WithError: Story = {
  args: { error: 'Red is taken', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/Colour of the chips/)
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('Error: Red is taken Others at the table see it.')
  },
}

export const Optional: Story = { args: { optional: true } }
export const Disabled: Story = { args: { disabled: true } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const LongText: Story = {
  args: {
    label: 'A question that takes long to ask. '.repeat(6),
    hint: 'x'.repeat(200),
    error: 'And there is much wrong with the answer. '.repeat(6),
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'لون الرقائق', hint: 'يراه الآخرون.', error: 'الأحمر محجوز' },
}
