import { ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { emptyOverview, sampleOverview, vastOverview } from './samples.ts'
import { TeamOverviewScreen } from './TeamOverviewScreen.tsx'

const meta = {
  title: 'Agent site/Team overview',
  component: TeamOverviewScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TeamOverviewScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: sampleOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible())
    await expect(canvas.getByRole('table')).toHaveTextContent('3,718')
  },
}

export const NobodyYet: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: emptyOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
}

export const VastFigures: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: vastOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
}

export const Loading: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: 'never' }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
}

export const Failed: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: new ApiError('busy') }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
}
