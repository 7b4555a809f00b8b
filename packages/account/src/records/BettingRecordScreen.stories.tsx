import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { press } from '../testing/hands.ts'
import { type Answers, ScriptedPlatform } from '../testing/index.ts'
import { BettingRecordScreen } from './BettingRecordScreen.tsx'
import { longBets, noBets, someBets } from './samples.ts'

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
    await expect(table).toHaveTextContent('37,999.50')
  },
}

export const InKhmer: Story = { render: answered(someBets), globals: { language: 'km' } }

export const Loading: Story = { render: answered('never') }

export const NoBets: Story = {
  render: answered(noBets),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('No bets in this period'))
    await expect(canvasElement).not.toHaveTextContent('Total')
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
        query: { from: '2026-11-01', to: '2026-11-10', pageNo: '2', pageSize: '20' },
      }),
    )
    await press(canvasElement, 'Yesterday')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ query: expect.objectContaining({ pageNo: '1' }) }),
    )
  },
}

/** An address that somebody made up asks for the usual days, and nothing breaks. */
export const AddressMadeUp: Story = {
  render: answered(asked, '?from=2026-12-01&to=yesterday&page=-7'),
  play: async () => {
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { from: day, to: day, pageNo: '1', pageSize: '20' },
      }),
    )
    await expect(asked).not.toHaveBeenCalledWith({
      query: expect.objectContaining({ from: '2026-12-01' }),
    })
  },
}
