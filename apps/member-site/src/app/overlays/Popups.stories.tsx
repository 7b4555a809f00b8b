import { ApiError } from '@baize/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fresh } from '../../testing/popups/actions.ts'
import { mustChange } from '../../testing/popups/fixtures.ts'
import { at, named, popup } from '../../testing/popups/opened.tsx'
import { Overlays } from './Overlays.tsx'

const meta = {
  title: 'Member site/Popups',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

/** Both ways to sign in, and the alternatives; the links lead from one popup to the other. */
export const SignIn: Story = {
  render: at('login'),
  play: async () => {
    const dialog = await popup('Sign in')
    await named(dialog, 'username')
    await userEvent.click(await within(dialog).findByRole('link', { name: 'Forgot your password?' }))
    await popup('Forgot your password?')
    await expect(location.search).toContain('popup=forgotPassword')
  },
}

export const SignInInKhmer: Story = { render: at('login'), globals: { language: 'km' } }

export const SignInRightToLeft: Story = { render: at('login'), globals: { language: 'ar' } }

/** A number and the code that it gets. */
export const SignInBySms: Story = {
  render: at('login'),
  play: async () => {
    const dialog = await popup('Sign in')
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'SMS' }))
    await named(dialog, 'mobileNum')
    await named(dialog, 'verificationCode')
  },
}

/** This browser remembers an account: one click signs in. */
export const ContinueAs: Story = {
  render: at('login', { rememberedAccount: { username: 'sokha2026', nickname: 'Sokha' } }),
  play: async () => {
    const dialog = await popup('Sign in')
    await within(dialog).findByRole('button', { name: 'Continue as Sokha' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in with password' }))
    await expect(await named(dialog, 'username')).toHaveValue('sokha2026')
  },
}

/** An address that the account was not used from: one more proof, of those that the account has. */
export const UnknownAddress: Story = {
  render: at('login', {
    login: new ApiError('verificationRequired', {
      params: {
        verificationId: 'ver_1',
        methods: 'mobile,email,bankAccountName,google',
        address: '203.0.113.7',
        mobile: '012 *** 678',
        email: 'so***@example.com',
      },
    }),
  }),
  play: async () => {
    const dialog = await popup('Sign in')
    await userEvent.type(await named(dialog, 'username'), 'sokha2026')
    await userEvent.type(await named(dialog, 'password'), 'a secret of mine')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(dialog).toHaveTextContent('203.0.113.7'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to sign-in' }))
    await named(dialog, 'username')
  },
}

/** By user name or by mobile number; the terms lead to the help centre. */
export const Register: Story = {
  render: at('register'),
  play: async () => {
    const dialog = await popup('Open an account')
    await named(dialog, 'username')
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'Mobile' }))
    await named(dialog, 'mobileNum')
    await expect(dialog.querySelector('[name=username]')).toBeNull()
  },
}

export const RegisterInKhmer: Story = { render: at('register'), globals: { language: 'km' } }

export const RegisterLoading: Story = { render: at('register', { registerSettings: 'never' }) }

/** By text message at once, by e-mail with a link. */
export const ForgotPassword: Story = {
  render: at('forgotPassword'),
  play: async () => {
    const dialog = await popup('Forgot your password?')
    await named(dialog, 'newPassword')
    await userEvent.click(within(dialog).getByRole('tab', { name: 'By email' }))
    await named(dialog, 'email')
  },
}

/** A link that has been used leads to the request of another one. */
export const LinkIsOver: Story = {
  render: at('resetPassword'),
  play: async () => {
    const dialog = await popup('Choose a new password')
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Request a new link' }))
    await popup('Forgot your password?')
  },
}

/** A brand whose policy requires the age before play money. */
export const FreePlayAsksForAge: Story = {
  render: at('freePlay'),
  play: async () => {
    const dialog = await popup('Play for free')
    await named(dialog, 'birthday')
    await expect(within(dialog).getByRole('textbox', { name: 'Year' })).toBeVisible()
  },
}

/** Nothing else can be done until there is a new password: it cannot be closed. */
export const ForcedChange: Story = {
  render: at(null, mustChange, true),
  play: async () => {
    const dialog = await popup('Change your password')
    await named(dialog, 'newPassword')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

/** They open by themselves, once a session; a click on the open title closes it. */
export const Announcements: Story = {
  render: at(null),
  play: async () => {
    const dialog = await popup('Announcements')
    const title = await within(dialog).findByRole('button', { name: /Welcome/ })
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(title)
    await expect(title).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NoticesLoading: Story = { render: at('notices', { announcementList: 'never' }) }

/** What is missing is named; a visitor enters a name. */
export const Feedback: Story = {
  render: at('feedback'),
  play: async () => {
    const dialog = await popup('Feedback and complaints')
    await named(dialog, 'sender')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send feedback' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: 'There is a problem' })).toBeVisible(),
    )
  },
}

/** Sections at their anchors; an operator's script does not run. */
export const Help: Story = {
  render: at('help'),
  play: async () => {
    const dialog = await popup('Help')
    await within(dialog).findByRole('heading', { name: 'Terms' })
    await expect(dialog.querySelector('script')).toBeNull()
  },
}

export const Licence: Story = { render: at('licence') }
