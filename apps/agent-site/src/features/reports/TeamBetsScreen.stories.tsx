import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import {
  betsPage,
  noBets,
  oneBetDetail,
  sampleBet,
  someDays,
  someGames,
  someVendors,
} from '../../testing/fixtures/reports.ts'
import { TeamBetsScreen } from './TeamBetsScreen.tsx'

const asked = fn()
const kept = fn()

const meta = {
  title: 'Agent site/Team betting',
  component: TeamBetsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    asked.mockReset()
    kept.mockReset()
  },
} satisfies Meta<typeof TeamBetsScreen>
export default meta
type Story = StoryObj<typeof meta>

const pages: Answers['teamBets'] = ({ query }) => {
  asked(query)
  const { after } = query as { after?: string }
  if (after === undefined) return betsPage(1, 'two')
  return after === 'two' ? betsPage(101, 'three') : betsPage(201, null)
}

const shown =
  (
    teamBets: NonNullable<Answers['teamBets']>,
    query = '',
    more: Answers = {},
  ): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      site="agent"
      path={`/agentHome/team-betting${query}`}
      answers={{ teamReport: someDays, gameVendors: someVendors, teamBets, ...more }}
    >
      <TeamBetsScreen />
      <ToastRegion />
    </ScriptedPlatform>
  )

const week = '?from=2026-11-18&to=2026-11-20'

/** All rows are loaded, few of them in the DOM; the totals are those of the period. */
export const PieceByPiece: Story = {
  render: shown(pages, week),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('100 of 250 bets'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('250 of 250 bets'))
    await expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ after: 'three', pageSize: '100' }))
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeLessThan(150)
  },
}

/** A figure ends at its bet, which the address names, and the bet at what it moved. */
export const OneBet: Story = {
  render: shown(pages, `${week}&bet=bet_4`, { betDetail: oneBetDetail }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Bet' })
    await expect(drawer).toHaveTextContent('Golden Naga')
    await expect(drawer.querySelector('textarea')?.value).toBe('bet_4')
    const moved = await screen.findByRole('table', { name: 'Transactions' })
    await expect(moved).toHaveTextContent('Game wallet')
  },
}

/** Open bets are those of now: no period, no chart, and nothing won or lost yet. */
export const Open: Story = {
  render: shown((input) => {
    asked(input.query)
    const open = { settledAt: null, winLoss: null, payout: '0.00', state: 'unsettled' } as const
    return {
      ...noBets,
      rows: [sampleBet(1, open), sampleBet(2, open)],
      totals: { bets: 2, stake: '40.00', validBet: '0.00', payout: '0.00', profitLoss: '0.00' },
    }
  }, week),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Open')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'unsettled' })),
    )
    await expect(await canvas.findByText(/that are open now/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Earlier period' })).toBeNull()
    await expect(canvas.getByText('2 of 2 bets')).toBeVisible()
  },
}

/** A vendor, then one of its games, which is found by typing. */
export const OneGame: Story = {
  render: shown(pages, week, {
    searchGames: (input) => {
      asked(input.query)
      return someGames
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Baize Games' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vendor' }), 'Baize Games')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Game' }), 'naga')
    await userEvent.click(await screen.findByRole('option', { name: /Golden Naga/ }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ vassalage: 'BAIZE', nodeId: '1001', pageSize: '100' }),
      ),
    )
  },
}

/** The platform sorts by any column: figures begin with the highest. */
export const Sorted: Story = {
  render: shown(pages, week),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stake' }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'stake', order: 'descending' })),
    )
    await expect(canvas.getByRole('columnheader', { name: /Stake/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Stake' }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'stake', order: 'ascending' })),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: 'account', order: 'ascending' }),
      ),
    )
  },
}

const keeping: Answers = {
  setTableLayout: ({ body }) => {
    kept(body)
    const layout = body as { hidden: string[]; density: 'compact'; widths: Record<string, number> }
    return { page: 'teamBets', ...layout }
  },
}

/** Columns and row height are kept on the account. */
export const ColumnsChosen: Story = {
  render: shown(pages, week, keeping),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Vendor' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Vendor' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Vendor' })).toBeNull())
    await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }))
    await waitFor(() =>
      expect(kept).toHaveBeenLastCalledWith({ hidden: ['vendor'], density: 'comfortable', widths: {} }),
    )
  },
}

/** Widths are kept on the account with the rest of the table's set-up, and reset with it. */
export const ColumnsResized: Story = {
  globals: { language: 'en', direction: 'ltr' },
  render: shown(pages, week, keeping),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('columnheader', { name: /^Account/ })
    const edge = canvas.getByRole('separator', { name: 'Resize Account' })
    const before = heading.offsetWidth
    edge.focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(heading.offsetWidth).toBe(before + 64))
    const widths = expect.objectContaining({ account: before + 64 })
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith({ hidden: [], density: 'compact', widths }))
    await expect(kept.mock.lastCall?.[0].widths.stake).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Vendor' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reset table' }))
    await waitFor(() => expect(heading.offsetWidth).toBe(before))
    await expect(canvas.getByRole('columnheader', { name: /^Vendor/ })).toBeVisible()
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith({ hidden: [], density: 'compact', widths: {} }))
    await expect(screen.getByRole('button', { name: 'Reset table' })).toBeDisabled()
  },
}

/** A view is stored with its filters and columns in the account, and restores both. */
export const ViewSaved: Story = {
  render: shown(pages, `${week}&gameType=RNG`, {
    tableSettings: {
      layouts: [],
      views: [{ id: 'viw_1', name: 'Live', page: 'teamBets', search: 'gameType=LIVE&columns=account,stake' }],
    },
    saveTableView: ({ body }) => {
      kept(body)
      return { id: 'viw_2', ...(body as { name: string; page: 'teamBets'; search: string }) }
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('100 of 250 bets'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), 'Slots')
    await userEvent.click(screen.getByRole('button', { name: 'Save this view' }))
    await waitFor(() =>
      expect(kept).toHaveBeenCalledWith({
        ...{ name: 'Slots', page: 'teamBets' },
        search: expect.stringMatching(/^from=2026-11-18&to=2026-11-20&gameType=RNG&columns=account%2Clevel/),
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Live' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
        'Account',
        'Stake',
      ]),
    )
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('LIVE')
  },
}

export const TooManyForAFile: Story = {
  render: shown(pages, week, {
    createRecordExport: new ApiError('invalidFields', {
      problems: [{ field: 'filter', code: 'tooManyRows', params: { max: 50_000 } }],
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /XLSX/ }))
    await expect(await screen.findByText(/^A file can have up to 50,000 rows/)).toBeVisible()
  },
}

export const InKhmer: Story = { render: shown(pages, week), globals: { language: 'km' } }
export const InChinese: Story = { render: shown(pages, week), globals: { language: 'zh-Hans' } }
export const RightToLeft: Story = { render: shown(pages, week), globals: { language: 'ar' } }
/** Games without a name in the reader's language have a `lang`; a vendor that is a bare code has none. */
export const NamesInEnglish: Story = {
  render: shown({
    ...noBets,
    rows: [sampleBet(1, { game: 'Own game', gameLanguage: 'en', vendor: 'own' })],
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Own game')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('own')).not.toHaveAttribute('lang')
  },
}
export const Nothing: Story = { render: shown(noBets) }
export const Loading: Story = { render: shown('never') }
export const Failed: Story = {
  render: shown(new ApiError('timeout')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.queryByText(/\d bets/)).toBeNull()
  },
}

/** An account outside the team is not found, whatever is in the address. */
export const NotInTheTeam: Story = {
  render: shown(new ApiError('notFound', { status: 404 }), '?account=stranger'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent('This was not found.')
  },
}

export const HostileNames: Story = {
  render: shown({
    ...betsPage(1, null),
    rows: [
      sampleBet(1, {
        account: `<b>${'a-name-without-an-end'.repeat(3)}`,
        game: 'A game whose name goes on and on, as somebody wrote it',
        stake: '99999999999999.99',
        winLoss: '-99999999999999.99',
      }),
    ],
  }),
}

/** On a phone the tools are one line that scrolls, and the first card is on the first screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: shown(pages, week),
  play: async ({ canvas }) => {
    await canvas.findByText('100 of 250 bets')
    const places = ['Views', 'Columns', 'Download', 'Schedule', 'Print'].map((name) =>
      Math.round(canvas.getByRole('button', { name }).getBoundingClientRect().top),
    )
    await expect(new Set(places).size).toBe(1)
    const [card] = canvas.getAllByRole('rowheader')
    await expect(card?.getBoundingClientRect().top).toBeLessThan(640)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
