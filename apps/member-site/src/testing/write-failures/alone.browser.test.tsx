import { ApiError } from '@baize/api'
import { addFavourite, announcementList, claimReward, logout, removeFavourite } from '@baize/api/calls'
import {
  button,
  click,
  failures,
  open,
  ScriptedNetwork,
  shown,
  survivesClicking,
  survivesUploading,
  text,
  until,
} from '@baize/site/write-failures'
import { composeStories } from '@storybook/react-vite'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStories from '../../app/Frame.stories.tsx'
import * as caseStories from '../../features/cases/CasesScreen.stories.tsx'
import * as ownGameStories from '../../features/lobby/AccountGames.stories.tsx'
import * as offerStories from '../../features/promotions/PromotionDetail.stories.tsx'
import * as rewardStories from '../../features/rewards/RewardsScreen.stories.tsx'
import { fresh } from '../popups/actions.ts'
import { at } from '../popups/opened.tsx'

beforeEach(fresh)

const { SignedIn } = composeStories(frameStories)
const { Conversation } = composeStories(caseStories)
const { Favourites } = composeStories(ownGameStories)
const { ApplicationFails } = composeStories(offerStories)
const { Usual } = composeStories(rewardStories)

it.each(failures.map(([failure]) => failure))(
  'a member who signs out is signed out, though the call fails: %s',
  async (failure) => {
    const network = await open({ screen: <SignedIn />, call: logout })
    network.fail(logout, failure)
    const banner = () => page.getByRole('banner')
    await click(() => banner().getByRole('button', { name: /^Account:/ }))
    await click(() => page.getByRole('menuitem', { name: 'Sign out' }))
    await click(() => page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }))
    await shown(() => banner().getByRole('button', { name: 'Sign in' }))
    expect(network.sent.filter(({ id }) => id === logout.id)).toHaveLength(1)
  },
)

survivesUploading({ title: 'a reply to a case', screen: <Conversation />, submit: 'Send' })
survivesUploading({ title: 'an application for a promotion', screen: <ApplicationFails />, submit: 'Apply' })

const heart = (pressed?: boolean) => () =>
  page.getByRole('button', { name: 'Favourite: Mekong Gold', ...(pressed === undefined ? {} : { pressed }) })

survivesClicking({
  screen: <Favourites list="recent" />,
  call: addFavourite,
  answers: { favouriteIds: { ids: [] }, addFavourite: { ids: ['rng_1'] } },
  button: heart(),
  stays: heart(false),
  busy: heart(true),
  done: heart(true),
})

survivesClicking({
  screen: <Favourites list="recent" />,
  call: removeFavourite,
  answers: { favouriteIds: { ids: ['rng_1'] }, removeFavourite: { ids: [] } },
  button: heart(),
  stays: heart(true),
  busy: heart(false),
  done: heart(false),
})

const ready = (id: string, title: string) => ({
  ...{ id, source: 'mission' as const, kind: 'cash' as const, title, amount: '20000.00' },
  ...{ readyAt: '2026-11-20T03:00:00Z', expiresAt: null },
})

it('of “Claim all” the one that fails is reported, stays, and blocks none of the others', async () => {
  const claimed = new Set<string>()
  let failing = true
  const screen = <Usual />
  const network = await open({
    screen,
    call: claimReward,
    answers: {
      rewards: () => {
        const rewards = ['one', 'two', 'three'].filter((id) => !claimed.has(id)).map((id) => ready(id, id))
        return { rewards, count: rewards.length, counts: [{ source: 'mission', count: rewards.length }] }
      },
      claimReward: ({ params }) => {
        const { id } = params as { id: string }
        if (id === 'two' && failing) return new ApiError('network')
        claimed.add(id)
        return { ...ready(id, id), claimedAt: '2026-11-21T03:00:00Z' }
      },
    },
  })
  await click(button('Claim all'))
  await shown(text('Connection failed. Check your internet and try again.'))
  await shown(text('2 rewards claimed.'))
  await until(() => expect(page.getByRole('button', { name: 'Claim' }).elements()).toHaveLength(1))
  failing = false
  await click(button('Claim'))
  await until(() => expect(page.getByRole('button', { name: 'Claim' }).elements()).toEqual([]))
  expect(network.timesDone(claimReward)).toBe(3)
})

it.each(failures.map(([failure]) => failure))(
  'announcements that open by themselves and fail leave the page as it is, without a message: %s',
  async (failure) => {
    const network = new ScriptedNetwork()
    network.fail(announcementList, failure)
    await open({ screen: at(null)(), call: announcementList }, network)
    await until(() => expect(network.keysOf(announcementList).size).toBe(1))
    await new Promise((later) => setTimeout(later, 50))
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)
