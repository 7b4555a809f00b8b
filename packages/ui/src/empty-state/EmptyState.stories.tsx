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

export const Failed: Story = {
  render: () => <ErrorState onRetry={retry}>The connection was lost.</ErrorState>,
  play: async ({ canvas }) => {
    retry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
}

export const Retrying: Story = { render: () => <ErrorState onRetry={retry} retrying /> }
