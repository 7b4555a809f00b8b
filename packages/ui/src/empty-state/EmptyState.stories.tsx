import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { EmptyState } from './EmptyState.tsx'

const retry = fn()

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No records yet', children: 'What you play is listed here.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAction: Story = { args: { action: <Button>See the games</Button> } }
export const TitleOnly: Story = { args: { children: undefined } }
export const LongText: Story = {
  args: { title: 'There is nothing here. '.repeat(10), children: 'And much to say about it. '.repeat(20) },
}

/** What a server sent is text, whatever it looks like; a word without a break stays within. */
export const BadInput: Story = {
  args: { title: 'W'.repeat(200), children: '<b>not bold</b><img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>not bold</b><img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Failed: Story = {
  render: () => <ErrorState onRetry={retry}>The connection was lost.</ErrorState>,
  play: async ({ canvas }) => {
    retry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something didn’t load')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Retrying: Story = { render: () => <ErrorState onRetry={retry} retrying /> }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'لا توجد سجلات بعد',
    children: 'تظهر هنا بعد أول رهان.',
    action: <Button>شاهد الألعاب</Button>,
  },
}
