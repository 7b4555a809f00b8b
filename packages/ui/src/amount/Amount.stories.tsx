import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/Stack.tsx'
import { Amount } from './Amount.tsx'

const meta = {
  title: 'UI/Text/Amount',
  component: Amount,
  args: { value: '1250.5000' },
} satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,250.50')).toBeVisible()
  },
}

export const WithCurrency: Story = { args: { currency: '$' } }

/** A screen reader announces that it is hidden, and no figure is in the DOM. */
export const Hidden: Story = {
  args: { hidden: true, currency: '$' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hidden')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('1,250')
  },
}

export const Signed: Story = {
  render: () => (
    <Stack space="xs">
      {['1250.5', '-80.2599', '0.00', '-0.001'].map((value) => (
        <Amount key={value} value={value} signed />
      ))}
    </Stack>
  ),
}

export const Huge: Story = { args: { value: '-99999999999999999999.9999', signed: true, strong: true } }
export const NotANumber: Story = { args: { value: 'soon' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { currency: '$', value: '-80.25', signed: true },
}
