import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PlacesContext } from '../places/places.ts'
import { press } from '../testing/actions.ts'
import { ProfitScreen } from './ProfitScreen.tsx'
import { noResult, someResult, vastResult } from './testing/fixtures.ts'

const asked = fn((_input: { query?: unknown }): typeof someResult | ApiError => someResult)

const meta = {
  title: 'Member site/Money/Profit and loss',
  component: ProfitScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => void asked.mockReset().mockReturnValue(someResult),
} satisfies Meta<typeof ProfitScreen>
export default meta
type Story = StoryObj<typeof meta>

const places = { bettingRecord: '/member/betting-record', transactions: '/member/transactions' }

const answered =
  (profitLoss: NonNullable<Answers['profitLoss']>, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/profit${query}`} answers={{ profitLoss }}>
      <PlacesContext value={places}>
        <ProfitScreen />
        <ToastRegion />
      </PlacesContext>
    </ScriptedPlatform>
  )

/** A day, a category and every figure lead to the rows that they are made of. */
export const EveryFigureLeadsToItsRows: Story = {
  render: answered(someResult),
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('link', { name: 'Nov 20, 2026' })
    await expect(day).toHaveAttribute('href', '/member/betting-record?from=2026-11-20&to=2026-11-20')
    await expect(canvas.getByRole('link', { name: 'Live casino' })).toHaveAttribute(
      'href',
      '/member/betting-record?from=2026-11-15&to=2026-11-21&gameType=LIVE',
    )
    await expect(canvas.getByRole('link', { name: /^Deposits/ })).toHaveAttribute(
      'href',
      '/member/transactions?from=2026-11-15&to=2026-11-21&type=deposit',
    )
  },
}

/** The category is requested, and stays in the address. */
export const OfOneCategory: Story = {
  render: answered(asked, '?from=2026-11-01&to=2026-11-10'),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Category/ }), 'LIVE')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { from: '2026-11-01', to: '2026-11-10', gameType: 'LIVE' },
      }),
    )
  },
}

export const FailedThenThere: Story = {
  render: answered(asked),
  beforeEach: () => void asked.mockReturnValueOnce(new ApiError('timeout')),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Try again')
    await canvas.findByRole('table', { name: 'By day' })
  },
}

export const Nothing: Story = { render: answered(noResult) }
export const Vast: Story = { render: answered(vastResult) }
export const Loading: Story = { render: answered('never') }
export const InKhmer: Story = { render: answered(someResult), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(someResult), globals: { language: 'ar' } }

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered(untilOnline(someResult))(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await canvas.findByRole('table', { name: 'By day' })
  },
}
