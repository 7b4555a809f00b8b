import {
  button,
  choosePicture,
  click,
  failures,
  open,
  shown,
  survivesClicking,
  until,
} from '@baize/account/write-failures'
import { addFavourite, logout, removeFavourite, uploadPicture } from '@baize/api/calls'
import { composeStories } from '@storybook/react-vite'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStories from '../app/Frame.stories.tsx'
import * as caseStories from '../cases/CasesScreen.stories.tsx'
import * as ownGameStories from '../lobby/AccountGames.stories.tsx'
import { fresh } from '../popups/hands.ts'
import * as offerStories from '../promotions/PromotionDetail.stories.tsx'

beforeEach(fresh)

const { SignedIn } = composeStories(frameStories)
const { Conversation } = composeStories(caseStories)
const { Favourites } = composeStories(ownGameStories)
const { ApplicationFails } = composeStories(offerStories)

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

/** A picture is sent as soon as it is chosen. */
it.each([
  ['a reply to a case', <Conversation key="case" />, 'Send'],
  ['an application for a promotion', <ApplicationFails key="offer" />, 'Apply'],
] as const)(
  'a picture of %s that fails says why at the picture, and is sent by trying again',
  async (_, screen, submit) => {
    const answers = { uploadPicture: { id: 'upl_1', url: '', width: 1, height: 1, size: 70 } }
    const network = await open({ screen, call: uploadPicture, answers, open: () => shown(button(submit)) })
    const picture = () => page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
    const again = () => picture().getByRole('button', { name: 'Try again' })
    for (const [index, [failure, message]] of failures.slice(0, -1).entries()) {
      const end = network.fail(uploadPicture, failure)
      if (index === 0) await choosePicture('account.png')
      else await click(again)
      await until(() => expect(picture().element().textContent, failure).toContain(message))
      end()
    }
    const end = network.fail(uploadPicture, 'slow')
    await click(again)
    await shown(() => picture().getByRole('progressbar', { name: 'Sending' }))
    end()
    await until(() => expect(picture().element().textContent).toContain('Sent'))
    expect(picture().elements()).toHaveLength(1)
  },
)

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
