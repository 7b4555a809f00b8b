import { ApiError } from '@baize/api'
import { type Answers, comeOnline, hostileName, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PlacesContext } from '../places/places.ts'
import { fieldNamed, press, staysText } from '../testing/actions.ts'
import { BonusScreen } from './BonusScreen.tsx'
import { grant, noBonuses, someBonuses, someDetails } from './testing/fixtures.ts'

const claimed = fn((_input: { params?: unknown }) => grant('active'))
const cancelled = fn((_input: { params?: unknown }) => grant('cancelled'))
const entered = fn((_input: { body?: unknown }): ReturnType<typeof grant> | ApiError => grant('offered'))
const asked = fn((_input: { query?: unknown }) => someDetails)

const meta = {
  title: 'Member site/Money/Bonuses',
  component: BonusScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    for (const each of [claimed, cancelled, entered, asked]) each.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof BonusScreen>
export default meta
type Story = StoryObj<typeof meta>

const usual: Answers = {
  bonuses: someBonuses,
  bonusDetails: asked,
  claimBonus: claimed,
  cancelBonus: cancelled,
  redeemPromoCode: entered,
}

const answered =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/bonuses${query}`} answers={{ ...usual, ...answers }}>
      <BonusScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

export const Claimed: Story = {
  render: answered(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Claim')
    await waitFor(() => expect(claimed).toHaveBeenCalledWith({ params: { id: 'bon_1' } }))
    await waitFor(() => expect(document.body).toHaveTextContent('Bonus claimed.'))
  },
}

/** What is given up cannot come back: it is asked about first. */
export const GivenUp: Story = {
  render: answered(),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Forfeit')
    await press(await screen.findByRole('alertdialog'), 'Forfeit')
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ params: { id: 'bon_wagering' } }))
  },
}

export const PromoCodeEntered: Story = {
  render: answered({ bonuses: noBonuses }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'code'), 'emerald')
    await press(canvasElement, 'Apply')
    await waitFor(() => expect(entered).toHaveBeenCalledWith({ body: { code: 'emerald' } }))
    await waitFor(async () => expect(await fieldNamed(canvasElement, 'code')).toHaveValue(''))
  },
}

/** A code that was used stays in its field, with why it did nothing. */
export const PromoCodeUsed: Story = {
  render: answered({ redeemPromoCode: new ApiError('alreadyClaimed') }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'code'), 'GIFT')
    await press(canvasElement, 'Apply')
    await waitFor(() => expect(canvasElement).toHaveTextContent('This has already been claimed.'))
    await expect(await fieldNamed(canvasElement, 'code')).toHaveValue('GIFT')
  },
}

/** The filters are in the address; one that is not offered is ignored. */
export const Filtered: Story = {
  render: answered({}, '?from=2026-11-01&to=2026-11-10&state=converted&trigger=nobody'),
  play: async ({ canvasElement }) => {
    const query = { from: '2026-11-01', to: '2026-11-10', state: 'converted', pageSize: '20' }
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ query }))
    await press(canvasElement, 'Clear filters')
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        query: { from: '2026-11-01', to: '2026-11-10', pageSize: '20' },
      }),
    )
  },
}

/** What is wagered leads to the bets since the day that it was claimed, in the brand's zone. */
export const BetsOfABonus: Story = {
  render: () => (
    <ScriptedPlatform path="/member/bonuses" answers={usual}>
      <PlacesContext value={{ bettingRecord: '/member/betting-record' }}>
        <BonusScreen />
      </PlacesContext>
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Bets since it was claimed' })
    await expect(link.getAttribute('href')).toMatch(
      /^\/member\/betting-record\?from=2026-11-20&to=\d{4}-\d{2}-\d{2}$/,
    )
  },
}

export const None: Story = {
  render: answered({
    bonuses: noBonuses,
    bonusDetails: { ...someDetails, rows: [], totals: { ...someDetails.totals, grants: 0 } },
  }),
}
export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const RightToLeft: Story = { render: answered(), globals: { language: 'ar' } }

/** A bonus without a name in the reader's language is marked with the language of its name. */
export const NameInEnglish: Story = {
  render: answered({
    bonuses: { ...someBonuses, rows: [grant('offered', { name: 'Own bonus', language: 'en' })] },
  }),
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    for (const each of await canvas.findAllByText('Own bonus'))
      await expect(each).toHaveAttribute('lang', 'en')
  },
}
export const Loading: Story = { render: answered({ bonuses: 'never', bonusDetails: 'never' }) }
export const Failed: Story = {
  render: answered({ bonuses: new ApiError('busy'), bonusDetails: new ApiError('busy') }),
}

/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ bonuses: untilOnline(someBonuses) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Forfeit' })).toBeVisible()
  },
}

/** Whatever a bonus is called, and whatever its amount: to claim, under way, and in the record. */
export const LongNames: Story = {
  render: answered({
    bonuses: { ...someBonuses, rows: someBonuses.rows.map(vast) },
    bonusDetails: { ...someDetails, rows: someDetails.rows.map(vast) },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Forfeit' })
    await staysText(canvasElement)
  },
}

function vast<Row extends object>(row: Row): Row {
  return { ...row, name: hostileName, amount: '99999999999999.99', required: '99999999999999.99' }
}
