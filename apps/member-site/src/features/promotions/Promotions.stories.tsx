import { ApiError } from '@baize/api'
import { type Answers, comeOnline, ScriptedPlatform, untilOnline } from '@baize/site/testing'
import { closeAllDialogs, DialogHost, promotionStatuses, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Popups } from '../../app/overlays/Popups.tsx'
import { clearPopup } from '../../shared/popups/popups.ts'
import { everyStatus, listOf, memberAnswers, promotion, stateOf } from '../../testing/fixtures/promotions.ts'
import { Promotions } from './Promotions.tsx'

const failing = fn((): ReturnType<typeof listOf> | ApiError => listOf([promotion()]))
const claimed = fn(() => stateOf({ promotionId: 'of-claimPayout', status: 'claimed', reward: '5.00' }))
const asked = fn((_input: { query?: unknown }) => listOf([promotion()]))

const meta = {
  title: 'Member site/Promotions/List',
  component: Promotions,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    failing
      .mockReset()
      .mockReturnValueOnce(new ApiError('busy'))
      .mockReturnValue(listOf([promotion()]))
    claimed.mockClear()
    asked.mockClear()
    return () => {
      clearPopup()
      closeAllDialogs()
    }
  },
} satisfies Meta<typeof Promotions>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers = {}, { signedIn = true, path = '/promotions' } = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform path={path} signedIn={signedIn} answers={{ ...memberAnswers, ...answers }}>
      <Promotions />
      <Popups />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  )

export const Usual: Story = {
  render: answered(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Slots week' })).toHaveAttribute(
      'href',
      '/promotions/reels',
    )
  },
}

export const InKhmer: Story = { render: answered(), globals: { language: 'km' } }
export const FromRightToLeft: Story = { render: answered(), globals: { language: 'ar' } }
/** An offer that is not in the reader's language has its own `lang`. */
export const InEnglish: Story = {
  render: answered({ promotions: listOf([promotion({ language: 'en' })]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A first hand on the house')).toHaveAttribute('lang', 'en')
  },
  globals: { language: 'ar' },
}
export const Loading: Story = { render: answered({ promotions: 'never' }) }

export const NoneInThisCategory: Story = {
  render: answered(
    { promotions: { categories: [{ category: 'all', count: 3 }], promotions: [] } },
    { path: '/promotions?category=vip' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promotions right now')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'VIP' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const FailedThenThere: Story = {
  render: answered({ promotions: failing }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'A first hand on the house' })).toBeVisible()
  },
}

/** The category is in the address, and requested. */
export const ByCategory: Story = {
  render: answered({ promotions: asked }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Slots/ }))
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ query: { category: 'slots', language: 'en' } }),
    )
  },
}

/** Each of the twelve statuses, with the one thing that it leaves to do. */
export const EveryStatus: Story = {
  render: answered({
    promotions: listOf(everyStatus),
    promotionStates: {
      states: promotionStatuses.map((status) =>
        stateOf({
          promotionId: `of-${status}`,
          status,
          reward: status === 'claimPayout' ? '5.00' : null,
          reason: status === 'applicationForbidden' ? 'depositNeeded' : null,
        }),
      ),
      availablePromoCount: 1,
    },
    claimPromotion: claimed,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payout ready')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim payout' }))
    await expect(await screen.findByText('៛5.00 is in your balance.')).toBeVisible()
    await expect(claimed).toHaveBeenCalledTimes(1)
  },
}

export const ClaimRefused: Story = {
  render: answered({
    promotions: listOf([promotion()]),
    promotionStates: {
      states: [stateOf({ status: 'claimPayout', reward: '5.00' })],
      availablePromoCount: 1,
    },
    claimPromotion: new ApiError('alreadyClaimed'),
  }),
  play: async ({ canvas }) => {
    // Where the story was run just before, its messages may still be shown.
    const told = () => screen.queryAllByText('This has already been claimed.')
    const before = told().length
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim payout' }))
    await waitFor(() => expect(told()).toHaveLength(before + 1))
    await expect(told()[0]).toBeVisible()
  },
}

/** A visitor browses; joining requires sign-in first. */
export const VisitorIsAskedToSignIn: Story = {
  render: answered({ promotions: listOf([promotion()]) }, { signedIn: false }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join now' }))
    await expect(
      await screen.findByRole('dialog', { name: 'Sign in to take part in A first hand on the house' }),
    ).toBeVisible()
  },
}

export const LongAndHostileNames: Story = {
  render: answered({
    promotions: listOf([
      promotion({
        title: '<img src=x onerror=alert(1)> Donaudampfschifffahrtsgesellschaftskapitänsbonus',
        summary: 'Eine sehr lange Zusammenfassung '.repeat(12),
        coverUrl: '',
      }),
    ]),
  }),
}

/** A trial account is informed that it needs an account of its own. */
export const TrialAccount: Story = {
  render: answered({
    promotions: listOf([promotion()]),
    memberInfo: {
      id: 'mbr_9',
      account: 'trial9',
      nickname: '',
      userName: 'trial9',
      type: 4,
      isAgent: false,
      hasPassword: false,
      mustChangePassword: false,
      currency: 'KHR',
      currencySymbol: '៛',
      lastLoginAt: null,
      joinedAt: '2026-11-20T02:00:00Z',
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Join now' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Join now' }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Open an account to take part in A first hand on the house',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** What failed to load while offline is loaded on reconnection, without a click. */
export const Offline: Story = {
  render: (...story) => answered({ promotions: untilOnline(listOf([promotion()])) })(...story),
  play: async ({ canvas, canvasElement }) => {
    await comeOnline(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'A first hand on the house' })).toBeVisible()
  },
}
