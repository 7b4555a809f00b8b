import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper, stepperOrientations } from './Stepper.tsx'

const meta = {
  title: 'UI/Actions/Stepper',
  component: Stepper,
  args: {
    label: 'Withdrawal',
    current: 'amount',
    steps: [
      { id: 'account', title: 'Bank account', detail: 'ABA •••• 4821' },
      { id: 'amount', title: 'Amount' },
      { id: 'confirm', title: 'Confirm' },
      { id: 'received', title: 'Received' },
    ],
  },
  argTypes: { orientation: { control: 'inline-radio', options: stepperOrientations } },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[0]).toHaveTextContent('Bank account (Done)')
    await expect(items[2]).toHaveTextContent('Confirm (Not started)')
  },
}
export const Vertical: Story = { args: { orientation: 'vertical' } }
export const AllDone: Story = { args: { current: undefined } }
export const First: Story = { args: { current: 'account' } }
export const UnknownStepIsTheFirst: Story = {
  args: { current: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step')
  },
}
export const WithError: Story = {
  args: {
    current: 'confirm',
    steps: [
      { id: 'account', title: 'Bank account', error: true, detail: 'The name is not yours' },
      { id: 'amount', title: 'Amount' },
      { id: 'confirm', title: 'Confirm' },
    ],
  },
}

/** What is done can be gone back to by keyboard; what is to come is no button. */
export const GoingBack: Story = {
  args: { orientation: 'vertical', current: 'confirm', onStepSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Bank account/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStepSelect).toHaveBeenCalledWith('amount')
  },
}

/** On a phone: bars, and the current step in words. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** A step that is done is its bar there, with a touch target. */
export const PhoneGoingBack: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 'confirm', onStepSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button')
    const box = first?.getBoundingClientRect()
    await expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    if (first) await userEvent.click(first)
    await expect(args.onStepSelect).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = { args: { steps: [], current: undefined } }
export const LongText: Story = {
  args: {
    steps: [
      { id: 'account', title: 'Choose the bank account that the money goes to '.repeat(3) },
      {
        id: 'amount',
        title: 'Averylongwordwithoutanybreak'.repeat(4),
        detail: 'And a detail of it '.repeat(6),
      },
      { id: 'confirm', title: 'Confirm' },
    ],
  },
}
export const LongTextVertical: Story = { args: { ...LongText.args, orientation: 'vertical' } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'السحب',
    steps: [
      { id: 'account', title: 'الحساب' },
      { id: 'amount', title: 'المبلغ' },
      { id: 'confirm', title: 'التأكيد' },
    ],
  },
}
