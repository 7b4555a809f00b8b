import { ApiError } from '@baize/api'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fieldNamed, press } from '../testing/actions.ts'
import { SignInForm } from './SignInForm.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44"><text x="60" y="30" font-size="24" text-anchor="middle" letter-spacing="6">7K2P</text></svg>')}`

const challenge = {
  captchaId: 'cap_1',
  image: picture,
  expiresAt: '2026-11-21T03:05:00Z',
  proof: { salt: 'story', difficulty: 4 },
}

const login = fn(({ body }: { body?: unknown }) =>
  (body as { proofNonce?: string }).proofNonce === undefined
    ? new ApiError('captchaRequired', { params: { captcha: true } })
    : { token: 'story', firstTimeLogin: false, passwordExpired: false },
)

const meta = {
  title: 'Account/Sign in',
  component: SignInForm,
  args: { onSignedIn: fn() },
  parameters: { layout: 'padded' },
  beforeEach: () => void login.mockClear(),
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

const answered =
  (answers: Answers): NonNullable<Story['render']> =>
  (args) => (
    <ScriptedPlatform signedIn={false} answers={answers}>
      <SignInForm {...args} />
    </ScriptedPlatform>
  )

async function tryIt(canvas: HTMLElement) {
  await userEvent.type(await fieldNamed(canvas, 'username'), 'sokha2026')
  await userEvent.type(await fieldNamed(canvas, 'password'), 'a secret of mine')
  await press(canvas, 'Sign in')
}

export const Empty: Story = { render: answered({}) }

/** The whole flow: the form's consumer is notified of the account that signed in. */
export const Filled: Story = {
  render: answered({ login: { token: 'story', firstTimeLogin: false, passwordExpired: false } }),
  play: async ({ args, canvasElement }) => {
    await tryIt(canvasElement)
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1))
    await expect(canvasElement.querySelector('[aria-invalid]')).toBeNull()
  },
}

/** A browser without cookies would not sign in, and would not say why. */
export const CookiesBlocked: Story = {
  render: answered({}),
  beforeEach: () => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'cookieEnabled')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your browser is blocking cookies for this site/)).toBeVisible()
  },
}

const refusedIn = (language: string): Story => ({
  render: answered({ login: new ApiError('wrongCredentials', { status: 401 }) }),
  globals: { language },
  play: async ({ canvasElement }) => {
    await userEvent.type(await fieldNamed(canvasElement, 'username'), 'sokha2026')
    await userEvent.type(await fieldNamed(canvasElement, 'password'), 'a secret of mine{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('section[tabindex="-1"]')).toHaveFocus())
  },
})

export const InKhmer: Story = refusedIn('km')
export const InChinese: Story = refusedIn('zh-Hans')
export const RightToLeft: Story = refusedIn('pseudo-rtl')

/** Every field that is missing is named at the head of the form, which has the focus; each name leads to its field. */
export const MissingFields: Story = {
  render: answered({}),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Sign in')
    const summary = await canvas.findByRole('region', { name: 'There is a problem' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveTextContent('Enter your username')
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }))
    await expect(await fieldNamed(canvasElement, 'password')).toHaveFocus()
  },
}

/** The user name stays, the focus is on the problem, no session starts. */
export const WrongPassword: Story = {
  render: answered({ login: new ApiError('wrongCredentials', { status: 401 }) }),
  play: async ({ args, canvas, canvasElement }) => {
    await tryIt(canvasElement)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus())
    await expect(canvasElement).toHaveTextContent('Incorrect username or password.')
    await expect(await fieldNamed(canvasElement, 'username')).toHaveValue('sokha2026')
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

/** After some failures the platform requires the captcha: the device does a proof of work, and the visitor reads nothing. */
export const CaptchaAsked: Story = {
  render: answered({ login, captcha: challenge }),
  play: async ({ args, canvasElement }) => {
    await tryIt(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Check complete'))
    await expect(canvasElement.querySelector('[name=captcha]')).toBeNull()
    await press(canvasElement, 'Sign in')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledTimes(1))
  },
}

/** An image is offered to visitors who prefer it or have a slow device; its code is required. */
export const PictureInstead: Story = {
  render: answered({ login, captcha: { ...challenge, proof: { salt: 'story', difficulty: 32 } } }),
  play: async ({ canvas, canvasElement }) => {
    await tryIt(canvasElement)
    await press(canvasElement, 'Use a picture with letters instead')
    await fieldNamed(canvasElement, 'captcha')
    await press(canvasElement, 'Sign in')
    await waitFor(() => canvas.getByRole('link', { name: 'Enter the code in the picture' }))
    await expect(login).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = {
  render: answered({ login: 'never' }),
  play: async ({ canvasElement }) => {
    await tryIt(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const TooManyTries: Story = {
  render: answered({ login: new ApiError('tooManyRequests', { params: { retryAfterSeconds: 41.2 } }) }),
  play: async ({ canvasElement }) => {
    await tryIt(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Try again in 42 seconds'))
  },
}

export const NoConnection: Story = {
  render: answered({ login: new ApiError('network', { outcomeUnknown: true }) }),
  play: async ({ canvasElement }) => {
    await tryIt(canvasElement)
    await waitFor(() => expect(canvasElement).toHaveTextContent('Connection failed.'))
    await expect(await fieldNamed(canvasElement, 'password')).toHaveValue('a secret of mine')
  },
}
