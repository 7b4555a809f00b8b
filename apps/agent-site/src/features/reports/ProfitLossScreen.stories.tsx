import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { someDays, someResults } from '../../testing/fixtures/reports.ts'
import { ProfitLossScreen } from './ProfitLossScreen.tsx'

const meta = {
  title: 'Agent site/User profit and loss',
  component: ProfitLossScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProfitLossScreen>
export default meta
type Story = StoryObj<typeof meta>

const below = { ...someResults, trail: [{ id: 'mbr_a', account: 'chanthou_team' }] }

const shown =
  (query = '', answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/profit-and-loss${query}`}
      answers={{
        teamReport: someDays,
        teamProfitLoss: (input) =>
          (input.query as { parentId?: string }).parentId === 'mbr_a' ? below : someResults,
        ...answers,
      }}
    >
      <ProfitLossScreen />
    </ScriptedPlatform>
  )

const week = '?from=2026-11-18&to=2026-11-20'

/** An agent leads down its branch, a member to its bets. */
export const ByAccount: Story = {
  render: shown(week),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'chanthou_team' })).toHaveAttribute(
      'href',
      '/agentHome/profit-and-loss?parentId=mbr_a&from=2026-11-18&to=2026-11-20',
    )
    await expect(canvas.getByRole('link', { name: /^an-account/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/agentHome/team-betting?account=an-account'),
    )
    await expect(canvas.getByText(/\d of 230 accounts/)).toBeVisible()
  },
}

export const InABranch: Story = {
  render: shown(`${week}&parentId=mbr_a`),
  play: async ({ canvas }) => {
    const branch = await canvas.findByRole('navigation', { name: 'Branch' })
    await expect(branch).toHaveTextContent('chanthou_team')
    await expect(branch.querySelector('a')).toHaveAttribute(
      'href',
      '/agentHome/profit-and-loss?from=2026-11-18&to=2026-11-20',
    )
  },
}

export const ByDay: Story = {
  render: shown(week),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By day' }))
    await waitFor(() =>
      expect(canvas.getByRole('table', { name: 'Team report by day' })).toHaveTextContent('2,400'),
    )
    // The page's title is before its tabs, and the sums are called totals once.
    const [title] = canvas.getAllByRole('heading', { level: 1 })
    const tabs = canvas.getByRole('tablist')
    await expect(title?.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getAllByText('Total')).toHaveLength(1)
  },
}

export const InKhmer: Story = { render: shown(week), globals: { language: 'km' } }
export const RightToLeft: Story = { render: shown(`${week}&view=days`), globals: { language: 'ar' } }
export const Nothing: Story = {
  render: shown('', { teamProfitLoss: { ...someResults, itself: null, rows: [], count: 0 } }),
}
export const Loading: Story = { render: shown('', { teamProfitLoss: 'never' }) }
/** No number of accounts or days is shown until it is known. */
export const Failed: Story = {
  render: shown('', { teamProfitLoss: new ApiError('busy') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByText(/\d accounts/)).toBeNull()
  },
}
export const DaysFailed: Story = {
  render: shown('?view=days', { teamReport: new ApiError('busy') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByText(/\d days/)).toBeNull()
  },
}
