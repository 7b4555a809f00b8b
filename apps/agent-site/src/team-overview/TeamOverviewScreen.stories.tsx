import { ScriptedPlatform } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { earlierOverview, emptyOverview, sampleOverview, vastOverview } from './samples.ts'
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

/** No tile stands alone beside an empty band. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: sampleOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sums = await canvas.findByRole('region', { name: 'Money and play' })
    const tiles = sums.querySelectorAll('a')
    await expect(tiles).toHaveLength(7)
    const [last, group] = [tiles[6], sums].map((element) => element?.getBoundingClientRect().width ?? 0)
    await expect(last).toBeCloseTo(group ?? 0, 0)
  },
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

/** Every tile leads to its rows, in the days that are shown. */
export const ComparedAndOpened: Story = {
  render: () => (
    <ScriptedPlatform
      site="agent"
      path="/agentHome?from=2026-11-15&to=2026-11-21"
      answers={{
        teamOverview: ({ query }) =>
          (query as { from: string }).from === '2026-11-15' ? sampleOverview : earlierOverview,
      }}
    >
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    const deposits = await canvas.findByRole('link', { name: /^Deposits/ })
    await waitFor(() => expect(deposits).toHaveTextContent('19.9%'))
    await expect(deposits).toHaveAttribute(
      'href',
      '/agentHome/account-details?type=depositCredited&from=2026-11-15&to=2026-11-21',
    )
    await expect(canvas.getByRole('link', { name: /^Idle for 7 days/ })).toHaveAttribute(
      'href',
      '/agentHome/team-members?show=idle7&from=2026-11-15&to=2026-11-21',
    )
  },
}

export const InKhmer: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: sampleOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  globals: { language: 'km' },
}

export const RightToLeft: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: sampleOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  globals: { language: 'ar' },
}
