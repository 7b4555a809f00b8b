import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLocation } from 'wouter'
import {
  sampleDownline,
  sampleEntries,
  sampleGames,
  sampleNote,
  sampleNotes,
} from '../../testing/fixtures/downline.ts'
import { someDays, someMovements } from '../../testing/fixtures/reports.ts'
import { sampleStatement } from '../../testing/fixtures/statement.ts'
import { DownlineScreen } from './DownlineScreen.tsx'

const meta = {
  title: 'Agent site/Downline',
  component: DownlineScreen,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DownlineScreen>
export default meta
type Story = StoryObj<typeof meta>

const answering: Answers = {
  teamMemberDetail: sampleDownline,
  teamTags: {
    tags: [
      { tag: 'quiet', accounts: 4 },
      { tag: 'vip', accounts: 2 },
    ],
  },
  teamReport: someDays,
  teamMemberGames: sampleGames,
  downlineTransactions: someMovements,
  teamNotes: ({ query }) => {
    const { search = '' } = query as { search?: string }
    const rows = sampleNotes.rows.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase()))
    return { ...sampleNotes, rows }
  },
  teamMemberStatement: sampleStatement,
  teamMemberTimeline: ({ query }) => {
    const { kind } = query as { kind?: string }
    return { rows: sampleEntries.filter((entry) => !kind || entry.kind === kind), page: { next: null } }
  },
}

function Screen({ tab, answers = answering }: { tab?: string; answers?: Answers }) {
  const path = `/agentHome/downline?id=mbr_chanthou_team${tab ? `&tab=${tab}` : ''}`
  return (
    <ScriptedPlatform site="agent" path={path} answers={answers}>
      <DownlineScreen />
      <ToastRegion />
    </ScriptedPlatform>
  )
}

/** Figures of thirty days, the trend below them, and the ways on above. */
export const Trend: Story = {
  render: () => <Screen />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'chanthou_team' })
    await expect(await canvas.findByRole('figure', { name: /Valid bet and payout by day/ })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'About these figures' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bets' })).toHaveAttribute(
      'href',
      '/agentHome/team-betting?account=chanthou_team',
    )
  },
}

export const Games: Story = {
  render: () => <Screen tab="games" />,
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('table', { name: 'Own games, highest stake first' })
    await expect(own).toHaveTextContent('Naga Fortune')
  },
}

const deposits = fn((_input: unknown) => someMovements)

export const Deposits: Story = {
  globals: { language: 'en' },
  render: () => <Screen tab="deposits" answers={{ ...answering, downlineTransactions: deposits }} />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Deposits' })
    await userEvent.click(await within(table).findByRole('button', { name: 'Amount' }))
    await waitFor(() =>
      expect(deposits).toHaveBeenLastCalledWith(
        expect.objectContaining({
          query: expect.objectContaining({ type: 'depositCredited', sort: 'amount', order: 'descending' }),
        }),
      ),
    )
  },
}

export const Contracts: Story = { render: () => <Screen tab="contracts" /> }

/** Agreed, and not yet in force. */
export const ContractBeginsLater: Story = {
  globals: { language: 'en' },
  render: () => (
    <Screen
      tab="contracts"
      answers={{
        ...answering,
        teamMemberDetail: {
          ...sampleDownline,
          contracts: [
            {
              ...{ id: 'ctr_3', kind: 'dividend', state: 'valid', topRate: '15' },
              validFrom: '2099-11-29T17:00:00Z',
            },
          ],
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Starts/)).toHaveTextContent('Starts Nov 30, 2099')
    await expect(canvas.queryByText('In force')).toBeNull()
  },
}

const added = fn()

/** A note is added, found by its text and removed. */
export const Notes: Story = {
  render: () => (
    <Screen
      tab="notes"
      answers={{
        ...answering,
        addTeamNote: ({ body }) => {
          added(body)
          return sampleNote
        },
        removeTeamNote: { id: 'not_2' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your note/ }), 'Asked for more')
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await waitFor(() => expect(added).toHaveBeenCalledWith({ text: 'Asked for more' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Your note/ })).toHaveValue(''))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search notes' }), 'mondays')
    await waitFor(() => expect(canvas.queryByText(/Prefers live tables/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove note “Calls on Mondays”' }))
    await expect(await screen.findByText('Note removed.')).toBeVisible()
  },
}

/** What was typed stays when it cannot be kept. */
export const NoteNotKept: Story = {
  render: () => <Screen tab="notes" answers={{ ...answering, addTeamNote: new ApiError('network') }} />,
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('textbox', { name: /Your note/ })
    await userEvent.type(note, 'Calls on Mondays')
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(note).toHaveValue('Calls on Mondays')
  },
}

const tagged = fn()

/** A tag is removed by its button, and one that other accounts have is added. */
export const Tags: Story = {
  render: () => (
    <Screen
      answers={{
        ...answering,
        setTeamTags: ({ body }) => {
          tagged(body)
          return body as { tags: string[] }
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove weekends' }))
    await waitFor(() => expect(tagged).toHaveBeenLastCalledWith({ tags: ['vip'] }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tag' }))
    const popover = within(await screen.findByRole('dialog', { name: 'Add a tag' }))
    await userEvent.click(popover.getByRole('button', { name: 'quiet' }))
    await waitFor(() => expect(tagged).toHaveBeenLastCalledWith({ tags: ['vip', 'weekends', 'quiet'] }))
  },
}

export const Timeline: Story = {
  render: () => <Screen tab="timeline" />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Timeline' })
    await expect(list).toHaveTextContent(/received from .?dara_agent/)
    await expect(list).toHaveTextContent('Dividend: accepted')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Deposits')
    await waitFor(() => expect(list.children).toHaveLength(1))
  },
}

export const Stranger: Story = {
  render: () => (
    <Screen answers={{ ...answering, teamMemberDetail: new ApiError('notFound', { status: 404 }) }} />
  ),
}

/** Leads to another account, as the search of the centre does. */
function ToAnother() {
  const [, navigate] = useLocation()
  return (
    <button type="button" onClick={() => navigate('/agentHome/downline?id=mbr_2')}>
      Another account
    </button>
  )
}

/** While another account is read nothing of the one before is shown. */
export const ToAnotherAccount: Story = {
  render: () => (
    <ScriptedPlatform
      site="agent"
      path="/agentHome/downline?id=mbr_chanthou_team"
      answers={{
        ...answering,
        teamMemberDetail: ({ params }) =>
          (params as { id: string }).id === 'mbr_2' ? 'never' : sampleDownline,
      }}
    >
      <ToAnother />
      <DownlineScreen />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'chanthou_team' })
    await userEvent.click(canvas.getByRole('button', { name: 'Another account' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'chanthou_team' })).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'Transfer' })).toBeNull()
  },
}

export const InKhmer: Story = { render: () => <Screen tab="timeline" />, globals: { language: 'km' } }
export const RightToLeft: Story = { render: () => <Screen />, globals: { language: 'ar' } }

/** Under the regulated profile an account's contracts are its dividends. */
export const RegulatedProfile: Story = {
  render: () => <Screen tab="contracts" />,
  globals: { policy: 'regulated' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Dividend up to 15%'))
    await expect(canvasElement).not.toHaveTextContent('salary')
  },
}

/** Opening balance, movements, closing balance and bills of a month. */
export const Statement: Story = {
  globals: { language: 'en' },
  render: () => <Screen tab="statement" />,
  play: async ({ canvas }) => {
    const movements = await canvas.findByRole('table', { name: 'Movements by type' })
    await expect(within(movements).getAllByRole('row')).toHaveLength(8)
    await expect(canvas.getByRole('table', { name: 'Contract bills to this account' })).toBeVisible()
  },
}

export const StatementRightToLeft: Story = {
  globals: { language: 'pseudo-rtl' },
  render: () => <Screen tab="statement" />,
}
