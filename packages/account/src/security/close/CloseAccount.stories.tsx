import { ApiError } from '@baize/api'
import { comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PlacesContext } from '../../places/places.ts'
import { fieldNamed, press } from '../../testing/actions.ts'
import { SecurityScreen } from '../SecurityScreen.tsx'
import { securityAnswers } from '../testing/fixtures.ts'
import type { Closure } from './closure.ts'
import { blocked, closing, open, remainder, unsettled, waiting } from './testing/fixtures.ts'

let current: () => Closure | ApiError | 'never' = () => open
const requested = fn((_input: { body?: unknown }) => {
  current = () => closing
  return closing
})
const cancelled = fn(() => {
  current = () => open
  return open
})

const meta = {
  title: 'Account/Close account',
  component: SecurityScreen,
  parameters: { layout: 'padded' },
  render: () => (
    <ScriptedPlatform
      answers={{
        ...securityAnswers,
        ...{ accountClosure: () => current(), requestClosure: requested, cancelClosure: cancelled },
      }}
      path="/member/security?view=close"
    >
      <PlacesContext value={{ withdraw: '/member/withdraw', bettingRecord: '/member/betting-record' }}>
        <SecurityScreen />
      </PlacesContext>
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  ),
  beforeEach: () => {
    current = () => open
    requested.mockClear()
    cancelled.mockClear()
    return closeAllDialogs
  },
} satisfies Meta<typeof SecurityScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What happens is said first; the request is confirmed once more, and its outcome takes the focus. */
export const Requested: Story = {
  play: async ({ canvasElement, canvas }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'reason'), 'I no longer play.')
    await press(canvasElement, 'Close account')
    await press(await screen.findByRole('alertdialog'), 'Close account')
    await canvas.findByText(/^Your account closes on/)
    await expect(requested.mock.lastCall?.[0].body).toEqual({ reason: 'I no longer play.' })
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
  },
}

/** Nothing is sent until it is confirmed. */
export const NotConfirmed: Story = {
  play: async ({ canvasElement }) => {
    await fieldNamed(canvasElement, 'reason')
    await press(canvasElement, 'Close account')
    await press(await screen.findByRole('alertdialog'), 'Keep my account')
    await expect(requested).not.toHaveBeenCalled()
  },
}

/** Each thing that has to be settled, with a link where the site has the page; no form until then. */
export const Blocked: Story = {
  beforeEach: () => {
    current = () => blocked
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Before you can close your account')
    const link = canvas.getByRole('link', { name: /^Withdraw your balance of/ })
    await expect(link).toHaveAttribute('href', '/member/withdraw')
    await expect(canvas.queryByRole('link', { name: 'End your contracts.' })).toBeNull()
    await expect(canvasElement.querySelector('[name="reason"]')).toBeNull()
  },
}

/** A balance below the smallest withdrawal does not stand against it. */
export const Remainder: Story = {
  beforeEach: () => {
    current = () => remainder
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Once you confirm, you can withdraw all of it/)
    await fieldNamed(canvasElement, 'reason')
  },
}

/** The account is kept, and can be closed again. */
export const Kept: Story = {
  beforeEach: () => {
    current = () => closing
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Keep my account')
    await fieldNamed(canvasElement, 'reason')
    await screen.findByText('Your account stays open.')
    await expect(cancelled).toHaveBeenCalledTimes(1)
  },
}

/** The time is over, and something came that has to be settled first. */
export const Waiting: Story = {
  beforeEach: () => {
    current = () => waiting
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your account closes once everything is settled/)
    canvas.getByRole('link', { name: 'Wait until your open bets are settled.' })
    await expect(canvas.queryByText(/^Your account closes on\b/)).toBeNull()
  },
}

/** What still has to be settled is shown while the cool-off runs, beside the day on which the account closes. */
export const Unsettled: Story = {
  beforeEach: () => {
    current = () => unsettled
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your account closes on\b/)).toHaveTextContent('2026')
    canvas.getByText('Your account stays open until this is settled')
    canvas.getByRole('link', { name: 'Wait until your open bets are settled.' })
  },
}

export const Loading: Story = {
  beforeEach: () => {
    current = () => 'never'
  },
}

/** What could not be read while the connection was lost is read when it is back, without a press. */
export const Offline: Story = {
  beforeEach: () => {
    current = untilOnline(open)
  },
  play: async ({ canvasElement }) => {
    await comeOnline(canvasElement)
    await fieldNamed(canvasElement, 'reason')
  },
}

/** A failure of the platform is said, with the way to try again. */
export const Failed: Story = {
  beforeEach: () => {
    current = () => new ApiError('internal')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const RightToLeft: Story = {
  beforeEach: () => {
    current = () => blocked
  },
  globals: { language: 'ar' },
}
