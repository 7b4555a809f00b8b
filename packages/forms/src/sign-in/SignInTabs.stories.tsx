import { Button, PasswordField, Stack, TextField } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { box } from '../testing/actions.ts'
import { inCard } from '../testing/inCard.tsx'
import { RememberMe } from './RememberMe.tsx'
import { SignInTabs } from './SignInTabs.tsx'
import { SmsSignInForm } from './SmsSignInForm.tsx'
import { storyCountries } from './storyParts.ts'

const remembered = fn()

/** Replaces the light form of @baize/account, which is passed in. */
const byName = (
  <form>
    <Stack space="md">
      <TextField label="Username" name="username" autoComplete="username" />
      <PasswordField label="Password" name="password" />
      <RememberMe onCheckedChange={remembered} />
      <Button type="submit" size="large" fullWidth>
        Sign in
      </Button>
    </Stack>
  </form>
)
const bySms = (
  <SmsSignInForm countries={storyCountries} requestCode={async () => ({})} onSignIn={() => undefined} />
)

const meta = {
  title: 'Forms/Ways to sign in',
  component: SignInTabs,
  args: {
    children: byName,
    sms: bySms,
    register: { href: '#register', onClick: fn((event) => event.preventDefault()) },
    forgotPassword: { href: '#forgot', onClick: fn((event) => event.preventDefault()) },
    onFreePlay: fn(),
  },
  decorators: [inCard],
  beforeEach: () => void remembered.mockClear(),
} satisfies Meta<typeof SignInTabs>
export default meta
type Story = StoryObj<typeof meta>

/** The button under the ways, for visitors without an account. */
const freePlay = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('button')].at(-1) as HTMLElement

export const ByUserName: Story = {
  play: async ({ args, canvasElement: canvas }) => {
    await expect(canvas.querySelectorAll('[role=tab]')).toHaveLength(2)
    await expect(box(canvas, 'remember')).toBeChecked()
    await userEvent.click(box(canvas, 'remember'))
    await expect(remembered).toHaveBeenCalledWith(false)
    const [register, forgot] = canvas.querySelectorAll('a')
    await userEvent.click(register as HTMLElement)
    await userEvent.click(forgot as HTMLElement)
    await expect(args.register?.onClick).toHaveBeenCalledTimes(1)
    await expect(args.forgotPassword?.onClick).toHaveBeenCalledTimes(1)
  },
}

export const ByTextMessage: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(canvas.querySelectorAll('[role=tab]')[1] as HTMLElement)
    await expect(box(canvas, 'mobileNum')).toBeVisible()
    await expect(canvas.querySelector('[name=username]')).toBeNull()
  },
}

/** Codes are not offered for signing in: there is nothing to choose between. */
export const UserNameOnly: Story = {
  args: { sms: undefined },
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelector('[role=tablist]')).toBeNull()
  },
}

export const FreePlayBusy: Story = {
  args: { onFreePlay: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement: canvas }) => {
    await userEvent.click(freePlay(canvas))
    await waitFor(() => expect(freePlay(canvas)).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(freePlay(canvas))
    await expect(args.onFreePlay).toHaveBeenCalledTimes(1)
  },
}

export const FreePlayRefused: Story = {
  args: {
    onFreePlay: fn(async () => {
      throw new Error('closed')
    }),
    explain: () => 'Free play is closed until tomorrow.',
  },
  play: async ({ canvasElement: canvas }) => {
    await userEvent.click(freePlay(canvas))
    await waitFor(() => expect(canvas.querySelector('[role=alert]')).toHaveTextContent('until tomorrow'))
  },
}

export const InKhmer: Story = { globals: { language: 'km' } }
export const InChinese: Story = { globals: { language: 'zh-Hans' } }
export const RightToLeft: Story = { globals: { language: 'pseudo-rtl' } }
