import { ApiError } from '@baize/api'
import { defaultMember } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import { openPopup } from '../../shared/popups/popups.ts'
import { longTexts } from '../../testing/longTexts.ts'
import {
  fitsAcross,
  fresh,
  gone,
  recover,
  send,
  tryAgain,
  untilRecovered,
} from '../../testing/popups/actions.ts'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { at, named, popup } from '../../testing/popups/opened.tsx'

/** The sign-in where something does not load, fails, or is longer than expected. */
const meta = {
  title: 'Member site/Popups/Sign in',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Sign in'
const session = { token: 'story', firstTimeLogin: false, passwordExpired: false }
const remembered = { username: 'sokha2026', nickname: 'Sokha' }

/** The request of the remembered account never ends: the form does not wait for it. */
export const RememberedNeverComes: Story = {
  render: at('login', { rememberedAccount: 'never' }),
  play: async () => expect(await named(await popup(title), 'username')).toBeVisible(),
}

/** Continuing fails, shows the error, and works on the second click. */
export const ContinueFails: Story = {
  render: () => at('login', { rememberedAccount: remembered, loginRemembered: untilRecovered(session) })(),
  play: async () => {
    const dialog = await popup(title)
    await send(dialog, 'Continue as Sokha')
    await recover(dialog)
    await send(dialog, 'Continue as Sokha')
    await gone(title)
  },
}

export const ContinueBusy: Story = {
  render: at('login', { rememberedAccount: remembered, loginRemembered: 'never' }),
  play: async () => {
    const dialog = await popup(title)
    await send(dialog, 'Continue as Sokha')
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /Continue as Sokha/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

/** The countries whose numbers get a code: requested when the method is chosen. */
export const SmsFailedThenThere: Story = {
  render: () => at('login', { countryCodes: untilRecovered(entranceAnswers.countryCodes) })(),
  play: async () => {
    const dialog = await popup(title)
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'SMS' }))
    await tryAgain(dialog)
    await expect(await named(dialog, 'mobileNum')).toBeVisible()
  },
}

const called = (nickname: string) => at('login', { rememberedAccount: { username: 'sokha2026', nickname } })
const phone = { viewport: { value: 'phone' } }

/**
 * The button that continues as a remembered account shows the name as text, and stays inside the popup with all of
 * it.
 */
const stays =
  (nickname: string): NonNullable<Story['play']> =>
  async () => {
    const dialog = await popup(title)
    const button = await within(dialog).findByRole('button', { name: `Continue as ${nickname}` })
    await fitsAcross(dialog)
    const [box, around] = [button.getBoundingClientRect(), dialog.getBoundingClientRect()]
    await expect(box.left).toBeGreaterThanOrEqual(around.left)
    await expect(box.right).toBeLessThanOrEqual(around.right)
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  }

export const HostileNickname: Story = {
  render: called(longTexts.hostile),
  globals: phone,
  play: stays(longTexts.hostile),
}
export const NicknameOfOneWord: Story = {
  render: called(longTexts.oneWord),
  globals: phone,
  play: stays(longTexts.oneWord),
}
export const NicknameInKhmer: Story = {
  render: called(longTexts.khmer),
  globals: phone,
  play: stays(longTexts.khmer),
}
export const NicknameInArabic: Story = {
  render: called(longTexts.arabic),
  globals: phone,
  play: stays(longTexts.arabic),
}

export const LongNicknameRightToLeft: Story = {
  render: called(longTexts.hostile),
  globals: { language: 'ar', viewport: { value: 'phone' } },
}

/** The masked contacts in the question, as long as addresses get. */
export const LongProofs: Story = {
  render: at('login', {
    login: new ApiError('verificationRequired', {
      params: {
        verificationId: 'ver_1',
        methods: 'email,bankAccountName',
        address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        email: `s***@${'mail'.repeat(15)}.example.com`,
      },
    }),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await popup(title)
    await userEvent.type(await named(dialog, 'username'), 'sokha2026')
    await userEvent.type(await named(dialog, 'password'), 'a secret of mine')
    await send(dialog, title)
    await waitFor(() => expect(dialog).toHaveTextContent('mailmail.example.com'))
    await expect(dialog).toHaveTextContent('2001:0db8:85a3')
    await fitsAcross(dialog)
  },
}

const none = { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } }

/** A signed-in member is not asked to sign in: popups for visitors are removed from the address. */
export const MemberIsNotAsked: Story = {
  render: at(null, { memberInfo: defaultMember, announcementList: none }, true),
  play: async () => {
    for (const name of ['login', 'register', 'forgotPassword', 'resetPassword', 'freePlay'] as const) {
      openPopup(name)
      await expect(location.search).toContain(`popup=${name}`)
      await waitFor(() => expect(location.search).not.toContain('popup='))
      await expect(screen.queryByRole('dialog')).toBeNull()
    }
  },
}

/** What is for members asks a visitor to sign in, and then continues. */
export const VisitorIsAskedToSignIn: Story = {
  render: at('changePassword'),
  play: async () => {
    await expect(await popup('Sign in to see your account')).toBeVisible()
    await expect(location.search).toContain('popup=login')
  },
}
