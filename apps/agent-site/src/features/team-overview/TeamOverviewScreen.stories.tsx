import { ApiError } from '@baize/api'
import { ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { TeamOverviewScreen } from './TeamOverviewScreen.tsx'
import { earlierOverview, emptyOverview, sampleOverview, vastOverview } from './testing/fixtures.ts'

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

/** No tile is alone beside an empty band. */
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
        teamOverview: sampleOverview,
        teamComparison: { ...earlierOverview, from: '2026-11-08', to: '2026-11-14', until: null },
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
    await expect(canvas.getByText(/^Compared with/)).toHaveTextContent('Nov 8, 2026 – Nov 14, 2026')
  },
}

/** In the morning: yesterday counts until the same hour only. */
export const UntilThisHour: Story = {
  render: () => (
    <ScriptedPlatform
      site="agent"
      path="/agentHome"
      answers={{ teamOverview: sampleOverview, teamComparison: earlierOverview }}
    >
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    const compared = await canvas.findByText(/^Compared with/)
    await waitFor(() => expect(compared).toHaveTextContent(/^Compared with \w+ \d+, \d{4}, up to 10:00/))
    // The team lost more than before: its net result fell, which is good for an agent with a share of the loss.
    const net = canvas.getByRole('link', { name: /^Net result/ })
    await expect(net.querySelector('[data-good]')).toHaveAttribute('data-good', 'good')
  },
}

/** The button beside a figure says what it means, and leads to its rows. */
export const Explained: Story = {
  render: () => (
    <ScriptedPlatform site="agent" path="/agentHome" answers={{ teamOverview: sampleOverview }}>
      <TeamOverviewScreen />
    </ScriptedPlatform>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What “Bonus cost” means' }))
    const panel = await screen.findByRole('dialog', { name: 'What “Bonus cost” means' })
    await expect(panel).toHaveTextContent('bonuses converted to cash')
    await expect(within(panel).getByRole('link', { name: 'View transactions' })).toHaveAttribute(
      'href',
      expect.stringContaining('/agentHome/profit-and-loss?view=days'),
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
