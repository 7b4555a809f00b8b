import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '../testing/actions.ts'
import { BettingRecordScreen } from './BettingRecordScreen.tsx'
import { longBets, noBets, someBetDetail, someBets } from './testing/fixtures.ts'

const saved = fn((_input: { body?: unknown }) => new ApiError('methodNotAllowed'))
const asked = fn((_input: { query?: unknown }): typeof someBets | ApiError => someBets)

const meta = {
  title: 'Account/Betting record',
  component: BettingRecordScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void asked.mockReset().mockReturnValue(someBets),
} satisfies Meta<typeof BettingRecordScreen>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (bets: NonNullable<Answers['bets']>, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/betting-record${query}`} answers={{ bets }}>
      <BettingRecordScreen />
    </ScriptedPlatform>
  )

/** The totals are those of the period, not of the page, and they are the platform's own. */
export const SomeBets: Story = {
  render: answered(someBets),
  play: async ({ canvas }) => {
    const table = await waitFor(() => canvas.getByRole('table', { name: 'Betting record' }))
    await waitFor(() => expect(table).toHaveTextContent('57 bets'))
    await expect(table).toHaveTextContent('228,000.00')
    await expect(table).toHaveTextContent('33,999.50')
    await expect(table).toHaveTextContent('4,000.00 at risk')
    // An open bet has won and lost nothing, nor was anything paid for it.
    const [open] = within(table)
      .getAllByRole('row')
      .filter((row) => within(row).queryByText('Open'))
    await expect(within(open as HTMLElement).getAllByText('–')).toHaveLength(2)
  },
}

export const InKhmer: Story = { render: answered(someBets), globals: { language: 'km' } }

/** A game and a vendor without a name in the reader's language are marked with the language of their names. */
export const NamesInOtherLanguages: Story = {
  render: answered({
    ...someBets,
    rows: someBets.rows.map((row) => ({
      ...row,
      ...{ game: 'Own game', gameLanguage: 'en', vendor: 'Own vendor', vendorLanguage: 'km' },
    })),
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    for (const name of await canvas.findAllByText('Own game'))
      await expect(name).toHaveAttribute('lang', 'en')
    for (const name of canvas.getAllByText('Own vendor')) await expect(name).toHaveAttribute('lang', 'km')
  },
}

export const Loading: Story = { render: answered('never') }

export const NoBets: Story = {
  render: answered(noBets),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No bets in this period'))
    await expect(canvasElement).not.toHaveTextContent('Total')
  },
}

/** The days before are in the operator's archive: the list says so, and not that nothing was played. */
export const Archived: Story = {
  render: answered({ ...noBets, archivedBefore: '2026-09-01T00:00:00Z' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('are archived'))
    await expect(canvas.getByText(/are archived/)).toHaveTextContent('2026')
  },
}

/** Read again where it failed. */
export const FailedThenThere: Story = {
  render: answered(asked),
  beforeEach: () => void asked.mockReturnValueOnce(new ApiError('timeout')),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('57 bets'))
  },
}

export const LongNamesAndAmounts: Story = { render: answered(longBets) }

/** Another page is of the same days; other days begin at their first page. */
export const PagesKeepThePeriod: Story = {
  render: answered(asked, '?from=2026-11-01&to=2026-11-10'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Next page')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { from: '2026-11-01', to: '2026-11-10', after: 'bet_21', pageSize: '20' },
      }),
    )
    await press(canvasElement, 'Yesterday')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ query: expect.not.objectContaining({ after: 'bet_21' }) }),
    )
  },
}

/** An address with invalid parameters requests the default days, and nothing breaks. */
export const AddressMadeUp: Story = {
  render: answered(asked, '?from=2026-12-01&to=yesterday&page=-7'),
  play: async () => {
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { from: day, to: day, pageSize: '20' },
      }),
    )
    await expect(asked).not.toHaveBeenCalledWith({
      query: expect.objectContaining({ from: '2026-12-01' }),
    })
  },
}

const filtered = '?from=2026-11-01&to=2026-11-10'

/** Filters are in the address, apply together, and are cleared together. */
export const Filtered: Story = {
  render: answered(asked, `${filtered}&gameType=LIVE&state=won`),
  play: async ({ canvas, canvasElement }) => {
    const days = { from: '2026-11-01', to: '2026-11-10' }
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { ...days, gameType: 'LIVE', state: 'won', pageSize: '20' },
      }),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: /Bet or round ID/ }), 'bet_7{Enter}')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { ...days, gameType: 'LIVE', state: 'won', search: 'bet_7', pageSize: '20' },
      }),
    )
    await press(canvasElement, 'Clear filters')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ query: { ...days, pageSize: '20' } }))
  },
}

/** On a phone a line says what is set, and opens the filters; the rows come first. */
export const FilteredOnAPhone: Story = {
  render: answered(asked, `${filtered}&gameType=LIVE&state=won`),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('button', { name: /^Filters/ })
    await expect(line).toHaveAccessibleName(/Nov 1, 2026 – Nov 10, 2026.*Live casino.*Won/)
    await expect(canvas.queryByRole('button', { name: 'Yesterday' })).toBeNull()
    await userEvent.click(line)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(line).not.toHaveAccessibleName(/Won/))
  },
}

const opened =
  (betDetail: NonNullable<Answers['betDetail']>, id = 'bet_2'): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={`/member/betting-record${filtered}&bet=${id}`}
      answers={{ bets: someBets, betDetail }}
    >
      <BettingRecordScreen />
    </ScriptedPlatform>
  )

/** A bet opens what it is made of: its round, what it moved, and what it was drawn by, which is checked in the page. */
export const OneBetOpened: Story = {
  render: opened(someBetDetail),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Bet' })
    await waitFor(() => expect(drawer).toHaveTextContent(/Device\s*Phone/))
    await expect(drawer).toHaveTextContent(/Angkor Lions – Takeo Silk\s*Selection\s*Home win: Angkor Lions/)
    await expect(drawer).toHaveTextContent(/Odds\s*1\.84\s*Result\s*Home win/)
    await expect(drawer).toHaveTextContent(/3\.10\s*Result\s*–/)
    const moved = await screen.findByRole('table', { name: 'Transactions' })
    await expect(moved).toHaveTextContent('Win')
    await expect(moved).toHaveTextContent('12,000.50')
    await expect(screen.getByRole('table', { name: 'The round' })).toHaveTextContent('Won')
    await press(drawer, 'Verify')
    await waitFor(() => expect(drawer).toHaveTextContent('this seed matches the hash shown before'))
    await expect(screen.getByRole('textbox', { name: /HMAC-SHA256 of the draw/ })).toHaveValue(
      '5b6329781eb3bef61615982d13415a9ab088e6f6fcb491c2de8ddc9117b3b7eb',
    )
  },
}

const [draw] = someBetDetail.draws

/** A seed that differs from the committed one is reported. */
export const SeedThatIsAnother: Story = {
  render: opened({ ...someBetDetail, draws: draw ? [{ ...draw, serverSeed: 'another' }] : [] }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Bet' })
    await waitFor(() => expect(drawer).toHaveTextContent('Verify the result'))
    await press(drawer, 'Verify')
    await waitFor(() => expect(drawer).toHaveTextContent('This seed does not match the hash'))
  },
}

/** Until the player takes a new seed only its hash is there; bonus money is shown apart from cash. */
export const SeedStillHidden: Story = {
  render: opened({
    ...someBetDetail,
    draws: draw ? [{ ...draw, serverSeed: null }] : [],
    movements: someBetDetail.movements.map((each) => ({ ...each, purse: 'bonus' })),
  }),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Bet' })
    await waitFor(() => expect(drawer).toHaveTextContent('is revealed once you generate a new one'))
    await expect(screen.getByRole('table', { name: 'Transactions' })).toHaveTextContent('Bonus money')
    await expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
  },
}

/** A bet that is neither on the page nor on the platform is reported as missing. */
export const BetThatIsNotThere: Story = {
  render: opened(new ApiError('notFound'), 'bet_99'),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Bet' })
    await waitFor(() => expect(drawer).toHaveTextContent('Try again'))
  },
}

/** The file is requested with the filter of the screen, without its page. */
export const SavedAsAFile: Story = {
  render: () => (
    <ScriptedPlatform
      path={`/member/betting-record${filtered}&gameType=LIVE`}
      answers={{ bets: someBets, createRecordExport: saved }}
    >
      <BettingRecordScreen />
      <ToastRegion />
    </ScriptedPlatform>
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Save as CSV')
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        body: {
          record: 'bets',
          format: 'csv',
          filter: { from: '2026-11-01', to: '2026-11-10', gameType: 'LIVE' },
        },
      }),
    )
    await waitFor(() => expect(document.body).toHaveTextContent('This can’t be done here.'))
  },
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered(untilOnline(someBets))(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent('57 bets'))
  },
}
