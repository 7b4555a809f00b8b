import { PushBrowser, pushPublicKey, sampleInfo } from '@baize/account/testing'
import { ApiError } from '@baize/api'
import { useSession } from '@baize/site'
import { type Answers, ScriptedPlatform } from '@baize/site/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleOverview } from '../../features/team-overview/testing/fixtures.ts'
import { sampleDownline } from '../../testing/fixtures/downline.ts'
import { sampleContracts } from '../../testing/fixtures/open-account.ts'
import { someDays } from '../../testing/fixtures/reports.ts'
import { CentreFrame } from './CentreFrame.tsx'

const meta = {
  title: 'Agent site/Agent centre',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Frame() {
  const { member } = useSession()
  return member ? <CentreFrame agent={member} /> : null
}

function Centre({ answers = {}, path = '/agentHome' }: { answers?: Answers; path?: string }) {
  return (
    <ScriptedPlatform
      site="agent"
      path={path}
      answers={{
        teamOverview: sampleOverview,
        unreadMessages: { unread: 3 },
        contractInfo: sampleContracts,
        ...answers,
      }}
    >
      <Frame />
    </ScriptedPlatform>
  )
}

/** Opens the panel of the bell, in any language. */
async function openBell({ canvasElement }: { canvasElement: HTMLElement }) {
  const bell = await waitFor(() => {
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('header button[aria-haspopup=dialog]')]
    // It is after the global search, which has keys of its own.
    const found = buttons[buttons.findIndex((button) => button.hasAttribute('aria-keyshortcuts')) + 1]
    if (!found || found === buttons[0]) throw new Error('no bell yet')
    return found
  })
  await userEvent.click(bell)
  await screen.findByRole('switch', {}, { timeout: 8000 })
}

const agent = {
  id: 'mbr_1',
  account: 'dara_agent',
  nickname: 'Dara',
  userName: 'dara_agent',
  type: 1,
  isAgent: true,
  hasPassword: true,
  mustChangePassword: false,
  currency: 'KHR',
  currencySymbol: '៛',
  lastLoginAt: '2026-11-20T09:12:00Z',
  joinedAt: '2025-04-02T02:00:00Z',
}

export const Overview: Story = { render: () => <Centre /> }

export const Security: Story = {
  render: () => <Centre path="/agentHome/security" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Devices' })
  },
}

export const Devices: Story = { render: () => <Centre path="/agentHome/devices" /> }

export const PlatformMessages: Story = {
  render: () => (
    <Centre
      path="/agentHome/messages"
      answers={{
        messages: {
          rows: [
            {
              id: 'msg_1',
              kind: 'team',
              title: 'vibol2026 has accepted your contract',
              text: 'The dividend, version 2, is in force.',
              link: '/agentHome/contracts',
              at: '2026-11-21T03:00:00Z',
              read: false,
              marked: false,
            },
          ],
          unread: 3,
          page: { next: null },
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('vibol2026 has accepted your contract')
    await expect(canvas.getByRole('link', { name: /Platform messages/ })).toHaveTextContent('3')
  },
}

/** The bell has the setting of push notifications, with what an agent is notified about. */
export const PushNotifications: Story = {
  beforeEach: () => new PushBrowser().install(),
  render: () => (
    <Centre
      answers={{
        pushSettings: { publicKey: pushPublicKey, browsers: [] },
        messages: { rows: [], unread: 0, page: { next: null } },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }))
    const setting = await screen.findByRole('switch', {}, { timeout: 8000 })
    await expect(setting).toHaveAccessibleDescription(/contracts, bills, balance and team/)
    await expect(setting).not.toBeChecked()
  },
}

export const PushNotificationsInKhmer: Story = {
  ...PushNotifications,
  play: openBell,
  globals: { language: 'km' },
}
export const PushNotificationsRightToLeft: Story = {
  ...PushNotifications,
  play: openBell,
  globals: { language: 'ar' },
}

export const LongNames: Story = {
  render: () => (
    <Centre
      answers={{
        memberInfo: { ...agent, nickname: 'A nickname that somebody was let to make as long as this' },
        balance: {
          balance: '99999999999999.99',
          held: '0.00',
          currency: 'KHR',
          currencySymbol: '៛',
        },
      }}
    />
  ),
}

export const NewPasswordNeeded: Story = {
  render: () => <Centre answers={{ memberInfo: { ...agent, mustChangePassword: true } }} />,
}

export const InKhmer: Story = { render: () => <Centre />, globals: { language: 'km' } }
export const RightToLeft: Story = { render: () => <Centre />, globals: { language: 'ar' } }

/** Salaries are paid by volume: under the regulated profile the menu has no page of theirs. */
export const RegulatedProfile: Story = {
  render: () => <Centre answers={{ contractInfo: sampleInfo }} />,
  globals: { policy: 'regulated' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dividend' })
    await expect(canvas.queryByRole('link', { name: /salary/i })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'My income' })).toBeVisible()
  },
}

/** Nothing moves under the pointer when it is known which pages of contracts there are: what is below them waits. */
export const MenuWaits: Story = {
  render: () => <Centre answers={{ contractInfo: 'never' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Account details' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'My income' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Announcements' })).toBeNull()
  },
}

/** The list of pages of contracts cannot be loaded: the others are shown. */
export const MenuWithoutAnswer: Story = {
  render: () => <Centre answers={{ contractInfo: new ApiError('network') }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Announcements' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Dividend' })).toBeNull()
  },
}

/** A URL without a page shows so, with links, in the frame. */
export const NoSuchPage: Story = {
  render: () => <Centre path="/agentHome/nonsense" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Team overview' })).toHaveAttribute('href', '/agentHome')
  },
}

const acting = (
  permission: 'view' | 'cashier' | 'full',
  authenticator: 'none' | 'required' | 'connected' = 'none',
) => ({
  memberInfo: { ...agent, subUser: { account: 'sokhacash', permission, authenticator } },
})

/** A cashier sees its own name and its agent's, and no page that its permission does not include. */
export const AsCashier: Story = {
  render: () => <Centre answers={acting('cashier')} />,
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Agent centre' }))
    await expect(await menu.findByRole('link', { name: 'Transfer' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Security' })).toHaveAttribute(
      'href',
      '/agentHome/own-security',
    )
    for (const name of ['Create account', 'Withdraw', 'Devices', 'Sub-users'])
      await expect(menu.queryByRole('link', { name })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /sokhacash/ }))
    await screen.findByText(/Sub-user of .*dara_agent/)
  },
}

const phone = { globals: { viewport: { value: 'phone' } } }

const connected = fn(() => false)

/** A sub-user whose agent requires an app connects it before anything else, and saves the recovery codes. */
export const AuthenticatorRequired: Story = {
  render: () => (
    <Centre
      answers={{
        memberInfo: () => acting('view', connected() ? 'connected' : 'required').memberInfo,
        authenticatorSecret: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          otpauthUrl: 'otpauth://totp/Baize:sokhacash?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Baize',
        },
        connectAuthenticator: () => {
          connected.mockReturnValue(true)
          return { recoveryCodes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'] }
        },
      }}
    />
  ),
  beforeEach: () => {
    connected.mockReturnValue(false)
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect an authenticator app' }))
    await expect(dialog.getByRole('button', { name: 'Sign out instead' })).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' }))
    await userEvent.type(await dialog.findByLabelText(/Code from the app/), '123456')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect the app' }))
    // They stay until they are saved, though the app is connected already.
    await expect(await dialog.findByText('ABCDE-FGHJK')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /saved them/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What a sub-user itself can do about its security, on a phone. */
export const OwnSecurity: Story = {
  ...phone,
  render: () => <Centre answers={acting('view')} path="/agentHome/own-security" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    await canvas.findByRole('heading', { level: 2, name: 'Authenticator app' })
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible()
  },
}

/** Who may only read reads the files of scheduled reports, too. */
export const AsReader: Story = {
  render: () => <Centre answers={acting('view')} />,
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Agent centre' }))
    await expect(await menu.findByRole('link', { name: 'Scheduled reports' })).toBeVisible()
    await expect(menu.queryByRole('link', { name: 'Transfer' })).toBeNull()
  },
}

/** The address of a page that the permission does not include shows that. */
export const NotAllowed: Story = {
  render: () => <Centre answers={acting('view')} path="/agentHome/transfer" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })
  },
}

/** The address of a page that the profile hides leads to the overview. */
export const RegulatedSalaryAddress: Story = {
  render: () => <Centre answers={{ contractInfo: sampleInfo }} path="/agentHome/daily-salary" />,
  globals: { policy: 'regulated' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Team overview' })).toBeVisible()
  },
}

/** Without a response a withdrawal never counts as received under the regulated profile. */
export const RegulatedWithdraw: Story = {
  render: () => (
    <Centre
      path="/agentHome/withdraw"
      answers={{
        withdrawalOptions: {
          min: '20000.00',
          max: '200000000.00',
          available: '1250000.00',
          banks: [{ code: 'ABA', name: 'ABA Bank' }],
          autoConfirmMinutes: 60,
          medianSeconds: 900,
        },
        withdrawals: { rows: [], page: { next: null } },
      }}
    />
  ),
  globals: { policy: 'regulated' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/remind you until you do/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('counts as received')
  },
}

const searched = fn()

/** Ctrl+K opens the search of everything: pages at once, accounts, bills and bets from the platform. */
export const SearchEverything: Story = {
  render: () => (
    <Centre
      answers={{
        teamMemberDetail: sampleDownline,
        teamReport: someDays,
        teamTags: { tags: [] },
        agentSearch: ({ query }) => {
          searched(query)
          return {
            accounts: [
              { id: 'mbr_chanthou_team', account: 'chanthou_team', nickname: 'Chanthou', isAgent: true },
            ],
            bills: [
              { id: 'bil_8', kind: 'dividend', side: 'downline', account: 'chanthou_team', amount: '412.50' },
            ],
            bets: [{ id: 'bet_4', account: 'vibol2026', game: 'Golden Naga', stake: '20.00' }],
          }
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Search everything' })).toBeVisible()
    // The shortcut works once its chunk is loaded.
    await waitFor(async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      await expect(screen.queryByRole('dialog')).not.toBeNull()
    })
    const palette = within(await screen.findByRole('dialog', { name: 'Search everything' }))
    await userEvent.type(palette.getByRole('combobox'), 'chan')
    const account = await palette.findByRole('option', { name: /chanthou_team Agent · Chanthou/ })
    await expect(palette.getByRole('option', { name: /^Bill: Dividend/ })).toHaveTextContent('412.50')
    await expect(palette.getByRole('option', { name: /^Bet: .?Golden Naga/ })).toHaveTextContent('vibol2026')
    await expect(searched).toHaveBeenLastCalledWith({ text: 'chan' })
    await userEvent.click(account)
    await canvas.findByRole('heading', { level: 1, name: 'chanthou_team' })
  },
}
