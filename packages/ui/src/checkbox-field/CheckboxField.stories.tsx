import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  title: 'UI/Fields/CheckboxField',
  component: CheckboxField,
  args: { label: 'Remember me', name: 'remember' },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}

export const Ticked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

export const WithError: Story = {
  args: {
    label: (
      <>
        I am 18 or older and accept the <Link href="#terms">terms of service</Link>
      </>
    ),
    required: true,
    error: 'Accept the terms to continue',
  },
}

export const LongText: Story = {
  args: { label: 'There is much to agree to. '.repeat(14), hint: 'Take your time.' },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أوافق على الشروط', hint: 'اقرأها أولًا.', required: true },
}

export const HostileText: Story = {
  args: { label: '<b>Remember</b>', error: '<img src=x onerror=alert(1)>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, img')).toBeNull()
  },
}
