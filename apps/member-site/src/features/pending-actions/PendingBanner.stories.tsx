import { PendingBanner } from '@baize/account'
import { pendingRows } from '@baize/account/testing'
import { ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { siteAnswers } from '../../shared/games/testing/fixtures.ts'

const meta = {
  title: 'Member site/Waiting for the person',
  component: PendingBanner,
  parameters: { layout: 'padded' },
  beforeEach: () => sessionStorage.removeItem('baize.pendingActions.dismissed'),
  render: () => (
    <ScriptedPlatform
      answers={{ ...siteAnswers, pendingActions: { rows: [...pendingRows], otherMessages: 0 } }}
    >
      <PendingBanner />
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof PendingBanner>
export default meta
type Story = StoryObj<typeof meta>

export const MostUrgent: Story = {}

/** Every kind of action. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 8 more' }, { timeout: 8000 }))
    await expect(canvas.getAllByRole('link')).toHaveLength(pendingRows.length)
  },
}
