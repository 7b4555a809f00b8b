import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ScriptedPlatform } from '../testing/index.ts'
import { ScreenFailed } from './ScreenPending.tsx'

const meta = {
  title: 'Member site/Shell/Screen that did not come',
  component: ScreenFailed,
  args: { onRetry: fn() },
  parameters: { layout: 'padded' },
  render: (args) => (
    <ScriptedPlatform>
      <ScreenFailed {...args} />
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof ScreenFailed>
export default meta
type Story = StoryObj<typeof meta>

/** It can be tried again, and the words name customer service. */
export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent('contact customer service')
  },
}

export const RightToLeft: Story = { globals: { language: 'ar' } }
