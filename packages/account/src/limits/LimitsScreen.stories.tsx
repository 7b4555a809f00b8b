import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fieldNamed, press } from '../testing/actions.ts'
import { LimitsScreen } from './LimitsScreen.tsx'
import type { Limits } from './labels.ts'
import { asked, dayLimit, noLimits, paused } from './testing/fixtures.ts'

let current: Limits = noLimits
const set = fn((_input: { body?: unknown }) => {
  current = { ...noLimits, limits: [dayLimit] }
  return current
})
const confirmed = fn((_input: { body?: unknown }) => {
  current = { ...noLimits, limits: [{ ...dayLimit, amount: '400000.00' }] }
  return current
})
const excluded = fn((_input: { body?: unknown }) => {
  current = paused
  return current
})

const meta = {
  title: 'Member site/Money/Limits and breaks',
  component: LimitsScreen,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    current = noLimits
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('baize.')) sessionStorage.removeItem(key)
    for (const each of [set, confirmed, excluded]) each.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof LimitsScreen>
export default meta
type Story = StoryObj<typeof meta>

const change = (what: 'set' | 'asked', amount: string | null) => ({
  ...{ id: `chg_${what}`, at: '2026-11-20T03:00:00Z', kind: 'deposit' as const, period: 'day' as const },
  ...{ what, amount, minutes: null },
})

const usual: Answers = {
  limits: () => current,
  limitHistory: { rows: [change('asked', null), change('set', '200000.00')], page: { next: null } },
  realityCheck: {
    ...{ asOf: '2026-11-21T03:00:00Z', sessionStartedAt: '2026-11-21T02:00:00Z', minutes: 60, bets: 12 },
    ...{
      stake: '48000.00',
      payout: '40000.00',
      netPosition: '-8000.00',
      open: '0.00',
      netDeposits: '120000.00',
    },
  },
  setLimit: set,
  confirmLimit: confirmed,
  withdrawLimitChange: confirmed,
  exclude: excluded,
}

const answered =
  (answers: Answers = {}, query = ''): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={`/member/limits${query}`} answers={{ ...usual, ...answers }}>
      <LimitsScreen />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

/** A limit where there was none is lower: it is in force at once. The dialog is in the address. */
export const SetAtOnce: Story = {
  render: answered({}, '?limit=deposit.day'),
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Deposits: A day' })
    await userEvent.type(await fieldNamed(dialog, 'amount'), '200000')
    await press(dialog, 'Set limit')
    await waitFor(() => expect(canvasElement).toHaveTextContent('200,000.00'))
    await expect(set).toHaveBeenCalledWith({ body: { kind: 'deposit', period: 'day', amount: '200000' } })
  },
}

export const TimeInMinutes: Story = {
  render: answered({}, '?limit=sessionTime.day'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Time signed in: A day' })
    await userEvent.type(await fieldNamed(dialog, 'minutes'), '90')
    await press(dialog, 'Set limit')
    await waitFor(() =>
      expect(set).toHaveBeenCalledWith({ body: { kind: 'sessionTime', period: 'day', minutes: 90 } }),
    )
  },
}

/** A higher limit waits for its time and for a second word. */
export const HigherMustWait: Story = {
  render: answered({ limits: { ...noLimits, limits: [asked(false)] } }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Available to confirm from'))
    await expect(canvas.queryByRole('button', { name: 'Confirm the higher limit' })).toBeNull()
  },
}

export const HigherConfirmed: Story = {
  render: answered(),
  beforeEach: () => {
    current = { ...noLimits, limits: [asked(true)] }
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Confirm the higher limit')
    await waitFor(() => expect(canvasElement).toHaveTextContent('400,000.00'))
    await expect(confirmed).toHaveBeenCalledWith({ body: { kind: 'deposit', period: 'day' } })
  },
}

/** A break needs a confirmation, because it cannot be undone. */
export const BreakBegun: Story = {
  render: answered(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Time-out/ }))
    await userEvent.selectOptions(await fieldNamed(canvasElement, 'timeOutDays'), '7')
    await press(canvasElement, 'Start break')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('Take a break for 7 days?')
    await press(question, 'Start break')
    await waitFor(() => expect(canvasElement).toHaveTextContent('You are taking a break'))
    // What began is read, and seen, from there on.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You are taking a break'))
    await expect(document.activeElement).not.toBe(document.body)
    await expect(excluded).toHaveBeenCalledWith({ body: { kind: 'timeOut', days: 7 } })
  },
}

export const OnABreak: Story = { render: answered({ limits: paused }) }
export const InKhmer: Story = {
  render: answered({ limits: { ...paused, limits: [asked(false)] } }),
  globals: { language: 'km' },
}
export const RightToLeft: Story = {
  render: answered({ limits: { ...noLimits, limits: [asked(true)] } }),
  globals: { language: 'ar' },
}
export const Loading: Story = {
  render: answered({ limits: 'never', limitHistory: 'never', realityCheck: 'never' }),
}
export const Failed: Story = {
  render: answered({ limits: new ApiError('busy'), limitHistory: new ApiError('busy') }),
}
/** Data that could not be read offline is fetched when the connection is back, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ limits: untilOnline(noLimits) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Deposits' })).toBeVisible()
  },
}
