import { ApiError } from '@baize/api'
import {
  type Answers,
  comeOnline,
  defaultTrial,
  hostileName,
  ScriptedPlatform,
  untilOnline,
} from '@baize/site/testing'
import { ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Raffle } from './Raffle.tsx'
import { firstWeek, lastDraw, week } from './testing/fixtures.ts'

const claimed = fn(() => ({ id: 'raf_47', from: 1241, to: 1243, claimed: 3 }))
const failing = fn((): ReturnType<typeof week> | ApiError => week())

const meta = {
  title: 'Member site/Promotions/Raffle',
  component: Raffle,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    claimed.mockClear()
    failing.mockReset().mockReturnValueOnce(new ApiError('busy')).mockReturnValue(week())
  },
} satisfies Meta<typeof Raffle>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path="/raffle" answers={{ claimRaffle: claimed, ...answers }}>
      <Raffle />
      <ToastRegion />
    </ScriptedPlatform>
  )

const afterwards = (): ReturnType<typeof week> => {
  const { own, ...rest } = week()
  return { ...rest, own: { ...own, claimed: own.claimed + own.claimable, claimable: 0 } }
}

/** Tickets are claimed once; their numbers are announced, and get the focus. */
export const Usual: Story = {
  render: answered({ raffle: () => (claimed.mock.calls.length > 0 ? afterwards() : week()) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim 3 tickets' }))
    await expect(await screen.findByText('Your ticket numbers are 1241 to 1243.')).toBeVisible()
    await expect(claimed).toHaveBeenCalledTimes(1)
    const heading = canvas.getByRole('heading', { name: 'Your numbers' })
    await waitFor(() => expect(heading.parentElement).toHaveFocus())
  },
}

export const InKhmer: Story = { render: answered({ raffle: week() }), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered({ raffle: week() }), globals: { language: 'ar' } }
export const Loading: Story = { render: answered({ raffle: 'never' }) }

export const FirstWeek: Story = {
  render: answered({ raffle: firstWeek }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'No tickets to claim yet' })).toBeDisabled()
    await expect(canvas.getByText('No winners yet')).toBeVisible()
  },
}

export const FailedThenThere: Story = {
  render: answered({ raffle: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Your numbers' })).toBeVisible()
  },
}

/** It was drawn meanwhile: a message says so, and the week is loaded again. */
export const ClaimedTooLate: Story = {
  render: answered({ raffle: week(), claimRaffle: new ApiError('wrongState') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim 3 tickets' }))
    await expect(await screen.findByText(/This has changed in the meantime/)).toBeVisible()
  },
}

/** Another page had claimed them: a message says so, without mention of the account. */
export const ClaimedElsewhere: Story = {
  render: answered({ raffle: week(), claimRaffle: new ApiError('alreadyClaimed') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim 3 tickets' }))
    await expect(await screen.findByText('This has already been claimed.')).toBeVisible()
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ raffle: untilOnline(week()) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Your numbers' })).toBeVisible()
  },
}

/** A trial account is informed that it needs an account of its own. */
export const TrialAccount: Story = {
  render: answered({ raffle: week(), memberInfo: defaultTrial }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Real account needed' })).toBeVisible()
  },
}

export const HostileNames: Story = {
  render: answered({
    raffle: week({
      tickets: 2_147_483_647,
      prizes: ['99999999999999.00', '50.00'],
      own: { claimed: 40, claimable: 1, numbers: [{ from: 2_147_483_600, to: 2_147_483_639 }] },
      last: {
        ...lastDraw,
        winners: [
          { place: 1, number: 2_147_483_646, player: hostileName, prize: '99999999999999.00', own: true },
        ],
      },
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(hostileName)).toBeVisible()
    await expect(canvasElement.querySelector('img[src=x]')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
