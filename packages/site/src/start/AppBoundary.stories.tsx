import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { AppBoundary } from './AppBoundary.tsx'

/** Breaks in a browser; on a server there is no boundary that could catch it. */
function Broken() {
  if (typeof window === 'undefined') return null
  throw new Error('A story of a page that breaks')
}

const meta = {
  title: 'Site/App boundary',
  component: AppBoundary,
  parameters: { layout: 'fullscreen' },
  args: { onFailure: fn(), children: <Broken /> },
} satisfies Meta<typeof AppBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(4)
    await expect(args.onFailure).toHaveBeenCalled()
  },
}
