import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import { DialogHost, ToastRegion } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SecurityScreen } from '../security/SecurityScreen.tsx'
import { securityAnswers } from '../security/testing/fixtures.ts'
import { fieldNamed, press } from '../testing/actions.ts'
import { PasswordConfirmation } from './PasswordConfirmation.tsx'

let confirmed = false
let method: 'password' | 'google' | 'signIn' = 'password'
const sent = fn((_input: { body?: unknown }) => {})
const confirmation = fn((_input: { body?: unknown }): Record<string, never> | ApiError => {
  confirmed = true
  return {}
})
const answers: Answers = {
  ...securityAnswers,
  contactCode: (input) => {
    sent(input)
    return confirmed ? { expiredMinutes: 5 } : new ApiError('passwordRequired', { params: { method } })
  },
  confirmPassword: (input) => confirmation(input),
}

const meta = {
  title: 'Account/Confirm the password',
  component: PasswordConfirmation,
  parameters: { layout: 'padded' },
  beforeEach: () => {
    confirmed = false
    method = 'password'
    // The countdown to the next code goes on over a reload.
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('baize.')) sessionStorage.removeItem(key)
    sent.mockClear()
    confirmation.mockClear()
  },
  render: () => (
    <ScriptedPlatform answers={answers} path="/member/security?view=email">
      <SecurityScreen />
      <PasswordConfirmation />
      <DialogHost />
      <ToastRegion />
    </ScriptedPlatform>
  ),
} satisfies Meta<typeof PasswordConfirmation>
export default meta
type Story = StoryObj<typeof meta>

const email = 'sokha@example.com'

/** Types an address, requests a code, and waits for the dialog. */
async function begin(canvas: HTMLElement): Promise<HTMLElement> {
  await userEvent.type(await fieldNamed(canvas, 'email'), email)
  await press(canvas, 'Get a code')
  return screen.findByRole('dialog', { name: 'Confirm it’s you' })
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The call is sent again with what was typed. */
export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement)
    const password = await fieldNamed(dialog, 'password')
    await expect(password).toHaveAccessibleDescription(/reset it on the sign-in page/)
    await press(dialog, 'Show password')
    await expect(password).toHaveAttribute('type', 'text')
    await userEvent.type(password, 'Given-Horse-31')
    await press(dialog, 'Confirm')
    await closed()
    await within(canvasElement).findByRole('button', { name: /^Send again in/ })
    await expect(confirmation.mock.calls).toEqual([[{ body: { password: 'Given-Horse-31' } }]])
    await expect(sent.mock.calls).toEqual([[{ body: { email } }], [{ body: { email } }]])
  },
}

/** The form stays as it was, and says that nothing was changed. */
export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await begin(canvasElement)
    await press(dialog, 'Cancel')
    await closed()
    await waitFor(() => expect(canvasElement).toHaveTextContent('Nothing was changed.'))
    await expect(await fieldNamed(canvasElement, 'email')).toHaveValue(email)
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

/** The error is at the field, which keeps the focus. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    confirmation.mockReturnValueOnce(
      new ApiError('wrongCredentials', { problems: [{ field: 'password', code: 'wrong' }] }),
    )
    const dialog = await begin(canvasElement)
    const password = await fieldNamed(dialog, 'password')
    await userEvent.type(password, 'not this one')
    await press(dialog, 'Confirm')
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'))
    await expect(password).toHaveAccessibleDescription(/Password is incorrect/)
  },
}

/** An account without a password shows a code of its authenticator app. */
export const ByAuthenticator: Story = {
  play: async ({ canvasElement }) => {
    method = 'google'
    const dialog = await begin(canvasElement)
    await userEvent.type(await fieldNamed(dialog, 'verificationCode'), '123456')
    await press(dialog, 'Confirm')
    await closed()
    await expect(confirmation.mock.calls).toEqual([[{ body: { verificationCode: '123456' } }]])
  },
}

/** An account that has neither is asked to sign in again. */
export const BySigningIn: Story = {
  play: async ({ canvasElement }) => {
    method = 'signIn'
    const dialog = await begin(canvasElement)
    await expect(dialog).toHaveTextContent('sign out and sign in again')
    await expect(dialog.querySelector('input')).toBeNull()
    await press(dialog, 'Cancel')
    await closed()
    await expect(await fieldNamed(canvasElement, 'email')).toHaveValue(email)
    await expect(confirmation).not.toHaveBeenCalled()
  },
}

/** Calls that wait at the same time share one dialog. */
export const OneForSeveral: Story = {
  render: () => (
    <ScriptedPlatform answers={answers} path="/member/security?view=email">
      <section aria-label="One">
        <SecurityScreen />
      </section>
      <section aria-label="Two">
        <SecurityScreen />
      </section>
      <PasswordConfirmation />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    const one = await canvas.findByRole('region', { name: 'One' })
    const two = await canvas.findByRole('region', { name: 'Two' })
    for (const form of [one, two]) await userEvent.type(await fieldNamed(form, 'email'), email)
    for (const form of [one, two]) within(form).getByRole('button', { name: 'Get a code' }).click()
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    await userEvent.type(await fieldNamed(dialog, 'password'), 'Given-Horse-31')
    await press(dialog, 'Confirm')
    await closed()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(4))
    await expect(confirmation).toHaveBeenCalledTimes(1)
  },
}

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'email'), email)
    await press(canvasElement, 'الحصول على رمز')
    await fieldNamed(await screen.findByRole('dialog'), 'password')
  },
}
