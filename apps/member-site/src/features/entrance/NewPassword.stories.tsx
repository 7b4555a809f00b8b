import { ApiError } from '@baize/api'
import { untilOnline } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Overlays } from '../../app/overlays/Overlays.tsx'
import {
  fitsAcross,
  fresh,
  recover,
  send,
  sentTwice,
  tryAgain,
  underWay,
  untilRecovered,
  waits,
} from '../../testing/popups/actions.ts'
import { entranceAnswers } from '../../testing/popups/fixtures.ts'
import { at, named, popup } from '../../testing/popups/opened.tsx'

/** A forgotten password: requesting a message, and choosing the new one by its link. */
const meta = {
  title: 'Member site/Popups/New password',
  component: Overlays,
  beforeEach: fresh,
} satisfies Meta<typeof Overlays>
export default meta
type Story = StoryObj<typeof meta>

const forgot = 'Forgot your password?'
const known = { username: 'sokha2026', email: 'sokha@example.com' }

/** The form by e-mail, which requests nothing before it is sent. */
async function byEmail(): Promise<HTMLElement> {
  const dialog = await popup(forgot)
  await userEvent.click(await within(dialog).findByRole('tab', { name: 'By email' }))
  return dialog
}

/** The countries whose numbers get a message are loading; the form by e-mail does not wait for them. */
export const ForgotLoading: Story = {
  render: at('forgotPassword', { countryCodes: 'never' }),
  play: async () => {
    const dialog = await popup(forgot)
    await within(dialog).findByRole('tab', { name: 'By text message' })
    await waits(dialog)
    await byEmail()
    await named(dialog, 'email')
  },
}

export const ForgotFailedThenThere: Story = {
  render: () => at('forgotPassword', { countryCodes: untilRecovered(entranceAnswers.countryCodes) })(),
  play: async () => {
    const dialog = await popup(forgot)
    await tryAgain(dialog)
    await expect(await named(dialog, 'mobileNum')).toBeVisible()
  },
}

export const ForgotBusy: Story = {
  render: at('forgotPassword', { forgotPassword: 'never' }),
  play: async () => underWay(await byEmail(), known, 'Send link'),
}

export const ForgotFails: Story = {
  render: () => at('forgotPassword', { forgotPassword: untilRecovered({}) })(),
  play: async () => {
    const dialog = await byEmail()
    await sentTwice(dialog, known, 'Send link', recover)
    await expect(await within(dialog).findByRole('button', { name: 'Back to sign-in' })).toBeVisible()
  },
}

/** The address is shown, so that a mistake in it is seen, in full length. */
export const ForgotLongAddress: Story = {
  render: at('forgotPassword', { forgotPassword: {} }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await byEmail()
    const email = `${'a-long-name.'.repeat(4)}sokha@${'mail'.repeat(6)}.example.com`
    await userEvent.type(await named(dialog, 'username'), 'sokha2026')
    await userEvent.type(await named(dialog, 'email'), email, { delay: null })
    await send(dialog, 'Send link')
    await within(dialog).findByRole('button', { name: 'Back to sign-in' })
    await expect(dialog).toHaveTextContent(email)
    await fitsAcross(dialog)
  },
}

const choose = 'Choose a new password'
const label = 'Set new password'
const chosen = { newPassword: 'green cloth and brass', confirmNewPassword: 'green cloth and brass' }

/** A link was followed: its code is kept in this tab. */
const followed = () => sessionStorage.setItem('baize.reset', 'a-code-of-the-link-0123456789')

const signsIn = async (dialog: HTMLElement) => {
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Sign in' }))
  await expect(await popup('Sign in')).toBeVisible()
}

export const ResetLoading: Story = {
  beforeEach: followed,
  render: at('resetPassword', { registerSettings: 'never' }),
  play: async () => waits(await popup(choose)),
}

export const ResetFailedThenThere: Story = {
  beforeEach: followed,
  render: () => at('resetPassword', { registerSettings: untilRecovered(entranceAnswers.registerSettings) })(),
  play: async () => {
    const dialog = await popup(choose)
    await tryAgain(dialog)
    await expect(await named(dialog, 'newPassword')).toBeVisible()
  },
}

export const ResetBusy: Story = {
  beforeEach: followed,
  render: at('resetPassword', { completePassword: 'never' }),
  play: async () => underWay(await popup(choose), chosen, label),
}

/** The code of the link is good until it was used: what failed is sent again, and leads to the sign-in. */
export const ResetFails: Story = {
  beforeEach: followed,
  render: () => at('resetPassword', { completePassword: untilRecovered({}) })(),
  play: async () => {
    const dialog = await popup(choose)
    await sentTwice(dialog, chosen, label, recover)
    await signsIn(dialog)
  },
}

export const ResetOffline: Story = {
  beforeEach: followed,
  render: () => at('resetPassword', { completePassword: untilOnline({}) })(),
  play: async () => {
    const dialog = await popup(choose)
    await sentTwice(dialog, chosen, label)
    await signsIn(dialog)
  },
}

/** The platform says only now that the link was used before. */
export const ResetTooLate: Story = {
  beforeEach: followed,
  render: at('resetPassword', { completePassword: new ApiError('verificationWrong') }),
  play: async () => {
    const dialog = await popup(choose)
    for (const name of Object.keys(chosen)) await userEvent.type(await named(dialog, name), 'green cloth')
    await send(dialog, label)
    await waitFor(() => expect(dialog).toHaveTextContent('This link has been used or has expired.'))
    await send(dialog, 'Request a new link')
    await expect(await popup(forgot)).toBeVisible()
  },
}
