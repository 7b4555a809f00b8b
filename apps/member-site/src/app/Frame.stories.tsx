import { type Answers, ScriptedPlatform } from '@baize/account/testing'
import { closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { games, siteAnswers } from '../games/samples.ts'
import { closePopup } from '../popups/popups.ts'
import { Frame } from './Frame.tsx'

const meta = {
  title: 'Member site/Shell',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => {
    closePopup()
    closeAllDialogs()
  },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

const at =
  (path: string, signedIn: boolean, answers: Answers = {}): NonNullable<Story['render']> =>
  () => (
    <ScriptedPlatform
      path={path}
      signedIn={signedIn}
      answers={{ ...siteAnswers, gameList: { games: games('RNG') }, ...answers }}
    >
      <Frame />
    </ScriptedPlatform>
  )

const banner = (canvas: HTMLElement) => waitFor(() => within(canvas).getByRole('banner'))

/** A visitor may sign in or open an account; pages of a member's own are not in the menu. */
export const SignedOut: Story = {
  render: at('/', false),
  play: async ({ canvasElement }) => {
    const header = await banner(canvasElement)
    await expect(within(header).getByRole('button', { name: 'Register' })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('My account')
  },
}

export const SignedOutInKhmer: Story = { render: at('/', false), globals: { language: 'km' } }

export const SignedIn: Story = {
  render: at('/', true),
  play: async ({ canvasElement }) => {
    const header = await banner(canvasElement)
    await waitFor(() => expect(header).toHaveTextContent('4,800,000.00'))
    await expect(within(header).queryByRole('button', { name: 'Register' })).toBeNull()
  },
}

/** The balance that is as large as may be and a name that is as long. */
export const LongNames: Story = {
  render: at('/rng', true, {
    balance: { balance: '99999999999999.99', held: '0.00', currency: 'KHR', currencySymbol: '៛' },
  }),
}

export const CategoryPage: Story = {
  render: at('/rng', false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible())
  },
}

export const NoSuchPage: Story = {
  render: at('/nowhere', false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible())
  },
}

/** The games cannot be read, nor who is signed in: the shell stands, and says so where they would be. */
export const NothingAnswers: Story = {
  render: () => (
    <ScriptedPlatform answers={{}}>
      <Frame />
    </ScriptedPlatform>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('The games could not be loaded'))
  },
}

/** A tile of a game asks a visitor to sign in first; closing that leaves the page as it was. */
export const GameAsksForSignIn: Story = {
  render: at('/rng', false),
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('button', { name: /Mekong Gold/ })
    await userEvent.click(tile as HTMLElement)
    const dialog = await waitFor(() => screen.getByRole('dialog', { name: 'Sign in' }))
    await waitFor(() => expect(dialog.querySelector('[name=username]')).not.toBeNull())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A page of a member's own, without a session: sign-in stands over the home page. */
export const OwnPageAsksForSignIn: Story = {
  render: at('/member/deposit', false),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible())
  },
}
