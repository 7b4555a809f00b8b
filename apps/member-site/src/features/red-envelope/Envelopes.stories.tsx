import { ApiError } from '@baize/api'
import { type Answers, comeOnline, defaultTrial, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Envelopes } from './Envelopes.tsx'
import { over, rain, rainsOf, upcoming } from './testing/fixtures.ts'

const opened = fn(() => ({ id: 'rain_now', amount: '0.88', openedAt: '2026-11-21T03:00:00Z' }))
const failing = fn((): ReturnType<typeof rainsOf> | ApiError => rainsOf(upcoming, over))

const meta = {
  title: 'Member site/Red envelope',
  component: Envelopes,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    opened.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(rainsOf(upcoming, over))
  },
} satisfies Meta<typeof Envelopes>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path="/red-envelope" answers={{ openEnvelope: opened, ...answers }}>
      <Envelopes />
    </ScriptedPlatform>
  )

/** The seal is clicked once, and the amount is announced. */
export const Raining: Story = {
  render: answered({ envelopeRains: rainsOf(rain(), upcoming, over) }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvasElement).toHaveTextContent('You received ៛0.88'))
    await expect(opened).toHaveBeenCalledTimes(1)
  },
}

export const InKhmer: Story = {
  render: answered({ envelopeRains: rainsOf(rain(), upcoming, over) }),
  globals: { language: 'km' },
}
export const FromRightToLeft: Story = {
  render: answered({ envelopeRains: rainsOf(rain(), upcoming, over) }),
  globals: { language: 'ar' },
}
export const Loading: Story = { render: answered({ envelopeRains: 'never' }) }

export const NotRaining: Story = {
  render: answered({ envelopeRains: rainsOf(upcoming) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rain right now')).toBeVisible()
    await expect(canvas.getByText('No red envelope rain in the last 24 hours')).toBeVisible()
  },
}

/** Others were quicker. */
export const AllGone: Story = {
  render: answered({
    envelopeRains: rainsOf(rain({ left: 1 }), upcoming),
    openEnvelope: new ApiError('outOfStock'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText('You just missed it')).toBeVisible()
  },
}

export const OpenedBefore: Story = {
  render: answered({ envelopeRains: rainsOf(rain({ own: '1.20' }), upcoming) }),
}

/** It is unknown whether it was opened: a retry is possible, with the same idempotency key. */
export const FailsThenOpens: Story = {
  render: answered({
    envelopeRains: rainsOf(rain(), upcoming),
    openEnvelope: fn(() => new ApiError('network', { outcomeUnknown: true })),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await expect(await canvas.findByText(/Connection failed/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeEnabled()
  },
}

export const FailedThenThere: Story = {
  render: answered({ envelopeRains: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Next rain' })).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ envelopeRains: untilOnline(rainsOf(upcoming, over)) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Next rain' })).toBeVisible()
  },
}

/** A trial account is informed that it needs an account of its own. */
export const TrialAccount: Story = {
  render: answered({ envelopeRains: rainsOf(rain()), memberInfo: defaultTrial }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed' })).toBeVisible()
  },
}

/** Sums that no rain has had stay within their places. */
export const VastSums: Story = {
  render: answered({
    envelopeRains: rainsOf(
      rain({
        own: '99999999999999.00',
        pot: '99999999999999.00',
        envelopes: 2_147_483_647,
        left: 2_147_483_646,
      }),
      { ...over, own: '99999999999999.00' },
    ),
  }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('99,999,999,999,999.00'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
