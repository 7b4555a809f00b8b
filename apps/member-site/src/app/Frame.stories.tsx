import type { GameType } from '@baize/account'
import { type Answers, defaultMember, defaultPermission, ScriptedPlatform } from '@baize/site/testing'
import { closeAllDialogs } from '@baize/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { gamePage, siteAnswers } from '../shared/games/testing/fixtures.ts'
import { categoryPaths } from '../shared/paths.ts'
import { clearPopup } from '../shared/popups/popups.ts'
import { Frame } from './Frame.tsx'

/** Every category there is. */
const gameTypes = Object.keys(categoryPaths) as GameType[]

const meta = {
  title: 'Member site/Shell',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => {
    clearPopup()
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
      answers={{ ...siteAnswers, gameList: gamePage(), ...answers }}
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
    const menu = await within(canvasElement).findByRole('navigation', { name: 'Site' })
    await expect(within(menu).getByRole('link', { name: /Reward centre/ })).toHaveTextContent('2')
    await expect(within(menu).getByRole('link', { name: 'Agent centre' })).toHaveAttribute(
      'href',
      'http://localhost:4302',
    )
  },
}

/** What is hidden from onlookers stays hidden: it is remembered. */
export const BalanceHidden: Story = {
  beforeEach: () => () => localStorage.removeItem('baize.balanceHidden'),
  render: at('/', true),
  play: async ({ canvasElement }) => {
    const header = await banner(canvasElement)
    await waitFor(() => expect(header).toHaveTextContent('4,800,000.00'))
    await userEvent.click(within(header).getByRole('button', { name: 'Hide balance' }))
    await waitFor(() => expect(header).not.toHaveTextContent('4,800,000.00'))
    await expect(localStorage.getItem('baize.balanceHidden')).toBe('1')
  },
}

/** The amount opens what it is made of, over the page. */
export const BalanceOpens: Story = {
  render: at('/', true),
  play: async ({ canvasElement }) => {
    const header = await banner(canvasElement)
    await userEvent.click(await within(header).findByRole('button', { name: /4,800,000\.00/ }))
    const parts = await screen.findByRole('dialog', { name: 'Where your money is' }, { timeout: 8000 })
    await waitFor(() => expect(parts).toHaveTextContent('Riverside Sandbox'))
    await expect(within(parts).getByRole('link', { name: 'Every change to your balance' })).toHaveAttribute(
      'href',
      '/member/transactions',
    )
    await userEvent.click(within(parts).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The screens that only the side menu leads to; the chat room where the brand has one. */
export const EveryRoom: Story = {
  render: at('/', true, {
    permission: {
      ...defaultPermission,
      resources: { ...defaultPermission.resources, CHAT: [{ label: 'chat', url: 'http://localhost:4300' }] },
    },
  }),
  play: async ({ canvasElement }) => {
    const menu = await within(canvasElement).findByRole('navigation', { name: 'Site' })
    for (const [name, href] of [
      ['Red envelopes', '/red-envelope'],
      ['Raffle', '/raffle'],
      ['Winners', '/winners'],
      ['One wallet', '/seamless'],
      ['Chat room', '/chat'],
    ] as const)
      await expect(within(menu).getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

/** Under the licence is a link to its details. */
export const LicenceOpens: Story = {
  render: at('/rng', false),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Slots' })
    canvasElement.ownerDocument.defaultView?.scrollTo(0, canvasElement.scrollHeight)
    const link = await canvas.findByRole('link', { name: 'About the licence' }, { timeout: 8000 })
    await expect(link).toHaveAttribute('href', '?popup=licence')
    await userEvent.click(link)
    const licence = await screen.findByRole('dialog', { name: 'Licence' }, { timeout: 8000 })
    await waitFor(() => expect(licence).toHaveTextContent('Operator code'), { timeout: 8000 })
  },
}

const openAccountMenu = async (canvasElement: HTMLElement) => {
  const header = await banner(canvasElement)
  await userEvent.click(await within(header).findByRole('button', { name: /^Account/ }))
  return screen.findByRole('menu')
}

/** Every place of the account menu; what a brand switches off is not there. */
export const AccountMenu: Story = {
  render: at('/', true),
  play: async ({ canvasElement }) => {
    const menu = await openAccountMenu(canvasElement)
    const places = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    await expect(places).toEqual([
      ...['Deposit', 'Withdraw', 'One wallet'],
      ...['Betting record', 'Transaction record', 'Profit and loss'],
      ...[
        'Reward centre2',
        'Points mall',
        'Manual rebate',
        'Messages3',
        'Security',
        'Agent centre',
        'Sign out',
      ],
    ])
  },
}

export const SwitchedOff: Story = {
  render: at('/', true, { permission: { ...defaultPermission, switches: {} } }),
  play: async ({ canvasElement }) => {
    const menu = await openAccountMenu(canvasElement)
    for (const name of ['Points mall', 'Manual rebate', 'Agent centre'])
      await expect(within(menu).queryByRole('menuitem', { name })).toBeNull()
    const side = await within(canvasElement).findByRole('navigation', { name: 'Site' })
    for (const name of [/Mission leaderboard/, 'Points mall', 'Agent centre', 'Chat room'])
      await expect(within(side).queryByRole('link', { name })).toBeNull()
  },
}

const trial = { ...defaultMember, type: 4, isAgent: false, nickname: 'Guest' }

/** Free play: functions of real accounts say that they need one. */
export const TrialAccount: Story = {
  render: at('/', true, {
    memberInfo: trial,
    balance: { balance: '1000.00', held: '0.00', currency: 'PLAY', currencySymbol: 'PLAY' },
  }),
  play: async ({ canvasElement }) => {
    const menu = await openAccountMenu(canvasElement)
    await expect(screen.getByText('Free play')).toBeVisible()
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Reward centre/ }))
    await screen.findByRole('alertdialog', { name: 'Open an account to claim your rewards' })
  },
}

/** Signing out asks first; staying changes nothing. */
export const SignOutAsks: Story = {
  render: at('/', true),
  play: async ({ canvasElement }) => {
    const leave = async (answer: string) => {
      const menu = await openAccountMenu(canvasElement)
      await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign out' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Sign out?' })
      await userEvent.click(within(dialog).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await leave('Stay signed in')
    await expect(await banner(canvasElement)).toHaveTextContent('4,800,000.00')
    await leave('Sign out')
    await within(await banner(canvasElement)).findByRole('button', { name: 'Register' })
  },
}

/** Above ten categories the menu of all games is laid out in columns. */
export const ManyGames: Story = {
  render: at('/', false, {
    gameMenus: { menus: gameTypes.map((title, index) => ({ title, vendors: 1, games: index * 97 + 1 })) },
  }),
  play: async ({ canvasElement }) => {
    const header = await banner(canvasElement)
    await userEvent.click(await within(header).findByRole('button', { name: 'All games' }))
    const panel = await screen.findByRole('dialog', { name: 'All games' })
    await expect(within(panel).getAllByRole('link')).toHaveLength(gameTypes.length)
    await expect(panel.querySelector('[data-large]')).not.toBeNull()
  },
}

/** The lottery's pages have no side menu, the seamless page no footer. */
export const Seamless: Story = {
  render: at('/seamless', true),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('navigation', { name: 'Site' })
    await expect(within(canvasElement).queryByRole('contentinfo')).toBeNull()
  },
}

export const RightToLeft: Story = { render: at('/', true), globals: { language: 'ar' } }

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

/** The games and the session cannot be read: the shell is shown, with errors in their places. */
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
    const dialog = await waitFor(() => screen.getByRole('dialog', { name: 'Sign in to play Mekong Gold' }))
    await waitFor(() => expect(dialog.querySelector('[name=username]')).not.toBeNull())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A page of a member's own, without a session: sign-in opens over the home page. */
export const OwnPageAsksForSignIn: Story = {
  render: at('/member/deposit', false),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in to deposit' })).toBeVisible())
  },
}
