import { ApiError } from '@baize/api'
import { untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import {
  fill,
  fresh,
  gone,
  recover,
  send,
  sentTwice,
  underWay,
  untilRecovered,
} from '../../testing/popups/actions.ts'
import { at, popup } from '../../testing/popups/opened.tsx'

/** The age check before play money. It requests nothing before it is sent: its form is shown at once. */
const meta = {
  title: 'Member site/Popups/Free play',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Play for free'
const born = { birthday: '1990-05-17' }
const session = { token: 'trial', firstTimeLogin: false, passwordExpired: false }

export const Busy: Story = {
  render: at('freePlay', { freePlay: 'never' }),
  play: async () => underWay(await popup(title), born, title),
}

/** The day of birth is typed once, however often it has to be sent. */
export const FailedThenPlays: Story = {
  render: () => at('freePlay', { freePlay: untilRecovered(session) })(),
  play: async () => {
    await sentTwice(await popup(title), born, title, recover)
    await gone(title)
  },
}

export const Offline: Story = {
  render: () => at('freePlay', { freePlay: untilOnline(session) })(),
  play: async () => {
    await sentTwice(await popup(title), born, title)
    await gone(title)
  },
}

/** A minor gets an error at the field; the popup stays open. */
export const TooYoung: Story = {
  render: at('freePlay', {
    freePlay: new ApiError('invalidFields', {
      problems: [{ field: 'birthday', code: 'tooYoung', params: { minimumAge: 18 } }],
    }),
  }),
  play: async () => {
    const dialog = await popup(title)
    await fill(dialog, { birthday: '2015-05-17' })
    await send(dialog, title)
    const problem = await within(dialog).findByRole('region', { name: 'There is a problem' })
    await waitFor(() => expect(problem).toHaveFocus())
    await expect(dialog).toBeVisible()
  },
}

/** Where no age is required, the button of the sign-in begins at once: errors are shown there. */
export const FromTheSignIn: Story = {
  render: () => at('login', { freePlay: untilRecovered(session) })(),
  play: async () => {
    const dialog = await popup('Sign in')
    await send(dialog, title)
    await recover(dialog)
    await send(dialog, title)
    await gone('Sign in')
  },
}
