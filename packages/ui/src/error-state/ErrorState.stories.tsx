import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'UI/Feedback/ErrorState',
  component: ErrorState,
  args: { children: 'The connection was lost. Nothing was paid.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was paid')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const WithoutRetry: Story = { render: () => <ErrorState>Come back in an hour.</ErrorState> }
export const LongText: Story = { args: { children: 'It could not be loaded, and here is why. '.repeat(20) } }
/** What a server sent is text, whatever it looks like; a word without a break stays within. */
export const BadInput: Story = {
  args: { children: `<b>not bold</b><img src=x onerror=alert(1)> ${'W'.repeat(200)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('<b>not bold</b><img src=x onerror=alert(1)>')
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Khmer: Story = { globals: { language: 'km' }, args: { children: 'សូមព្យាយាមម្ដងទៀត។' } }
