import { comeOnline, untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fresh, gone, sentTwice } from '../../testing/popups/actions.ts'
import { entranceAnswers, mustChange } from '../../testing/popups/fixtures.ts'
import { at, named, popup } from '../../testing/popups/opened.tsx'
import { Overlays } from './Overlays.tsx'

/** The popups while the connection is lost: failed loads are retried automatically, what was typed waits to be sent. */
const meta = {
  title: 'Member site/Popups/Offline',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

const session = { token: 'story', firstTimeLogin: false, passwordExpired: false }

export const SignIn: Story = {
  render: () => at('login', { login: untilOnline(session) })(),
  play: async () => {
    const dialog = await popup('Sign in')
    await sentTwice(dialog, { username: 'sokha2026', password: 'a secret of mine' }, 'Sign in')
    await gone('Sign in')
  },
}

/** The rules of the form are loaded automatically once they can be. */
export const RegisterRead: Story = {
  render: () => at('register', { registerSettings: untilOnline(entranceAnswers.registerSettings) })(),
  play: async () => {
    const dialog = await popup('Open an account')
    await comeOnline(dialog)
    await named(dialog, 'username')
  },
}

export const RegisterSent: Story = {
  render: () => at('register', { register: untilOnline({ ...session, firstTimeLogin: true }) })(),
  play: async () => {
    const dialog = await popup('Open an account')
    const values = {
      ...{ username: 'sokha2026', password: 'green cloth' },
      ...{ confirmPassword: 'green cloth', paymentPassword: '246810' },
    }
    await sentTwice(dialog, values, 'Register')
    await gone('Open an account')
  },
}

export const ForgotPassword: Story = {
  render: () => at('forgotPassword', { forgotPassword: untilOnline({}) })(),
  play: async () => {
    const dialog = await popup('Forgot your password?')
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'By email' }))
    await sentTwice(dialog, { username: 'sokha2026', email: 'sokha@example.com' }, 'Send link')
    await within(dialog).findByRole('button', { name: 'Back to sign-in' })
  },
}

export const ChangePassword: Story = {
  render: () => at(null, { ...mustChange, changePassword: untilOnline({}) }, true)(),
  play: async () => {
    const dialog = await popup('Change your password')
    const values = {
      oldPassword: 'the one before',
      ...{ newPassword: 'green cloth and brass', confirmNewPassword: 'green cloth and brass' },
    }
    await sentTwice(dialog, values, 'Change password')
    await waitFor(() => expect(document.body).toHaveTextContent('Password changed.'))
  },
}

export const Feedback: Story = {
  render: () =>
    at('feedback', {
      feedback: untilOnline({ reference: 'FB-2026-0117', caseId: null, deadlineAt: null }),
    })(),
  play: async () => {
    const dialog = await popup('Feedback and complaints')
    const topic = await named(dialog, 'questionType')
    await userEvent.selectOptions(topic, 'other')
    await waitFor(() => expect(dialog).toHaveTextContent('Check complete'))
    const values = { sender: 'sokha2026', content: 'Which hours is the live table of the naga open?' }
    await sentTwice(dialog, values, 'Send feedback')
    await waitFor(() => expect(dialog).toHaveTextContent('Your feedback has been sent.'))
    await expect(within(dialog).getByRole('textbox', { name: 'Reference number' })).toHaveValue(
      'FB-2026-0117',
    )
  },
}

const noNotices = { rows: [], page: { pageNo: 1, pageSize: 99, total: 0 } }

export const Notices: Story = {
  render: () => {
    const headlines = untilOnline(entranceAnswers.announcementList)
    const asked = ({ query }: { query?: unknown }) =>
      (query as { type?: string }).type === 'H' ? headlines() : noNotices
    return at('notices', { announcementList: asked })()
  },
  play: async () => {
    const dialog = await popup('Notices')
    await comeOnline(dialog)
    await within(dialog).findByRole('button', { name: /Welcome/ })
  },
}

export const Help: Story = {
  render: () => at('help', { helpCenter: untilOnline(entranceAnswers.helpCenter) })(),
  play: async () => {
    const dialog = await popup('Help')
    await comeOnline(dialog)
    await within(dialog).findByRole('heading', { name: 'Terms' })
  },
}
