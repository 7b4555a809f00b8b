import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ScriptedPlatform } from '../testing/index.ts'
import { SessionEnding } from './SessionEnding.tsx'

const meta = {
  title: 'Site/Session ending',
  component: SessionEnding,
  args: { at: Date.UTC(2026, 10, 28, 7, 5) },
  render: (props) => (
    <ScriptedPlatform>
      <SessionEnding {...props} />
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof SessionEnding>
export default meta
type Story = StoryObj<typeof meta>

/** Focus begins on staying; so does Escape. */
export const AboutToEnd: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' })
    await expect(dialog).toHaveAccessibleDescription(/you’ll be signed out at .*:05/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus())
  },
}

/** A call did not move the end: the session has reached its maximum duration. It is said once. */
export const CannotBeExtended: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await screen.findByRole('dialog', { name: 'You’ll be signed out soon' })
  },
}
