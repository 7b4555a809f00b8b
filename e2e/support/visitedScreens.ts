import { expect, type Page } from '@playwright/test'
import { gameIn } from './screens.ts'

/** A screen that is looked at. */
export interface Place {
  readonly name: string
  readonly path: string
  /** Waits for what comes late. */
  readonly ready?: (page: Page) => Promise<unknown>
  /** Whether what axe finds may depend on the language here: long labels, amounts, dates. */
  readonly inKhmer?: boolean
  /** Whether the screen has no list of languages of its own: it is opened anew for each. */
  readonly withoutList?: boolean
}

/** Popups by their address, over a page that is looked at without them. */
const popups = (...names: readonly string[]): Place[] =>
  names.map((name) => ({
    name: `popup-${name}`,
    path: `/helpmc?popup=${name}`,
    ready: (page) => page.getByRole('dialog').waitFor(),
  }))

export const visitorPlaces: readonly Place[] = [
  { name: 'home', path: '/', inKhmer: true },
  { name: 'game-list', path: '/rng' },
  { name: 'promotions', path: '/promotions' },
  { name: 'points-mall', path: '/pointMall' },
  { name: 'help', path: '/helpmc' },
  { name: 'winners', path: '/winners' },
  { name: 'hot', path: '/hot' },
  { name: 'app-download', path: '/m/appDownload' },
  { name: 'sports', path: '/sports' },
  { name: 'lottery-centre', path: '/elott' },
  { name: 'sign-in', path: '/login', ready: (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'register',
    path: '/register',
    ready: (page) => page.getByRole('dialog').getByRole('checkbox').waitFor(),
  },
  ...popups('forgotPassword', 'notices', 'licence', 'feedback'),
]

export const memberPlaces: readonly Place[] = [
  { name: 'member-home', path: '/' },
  { name: 'deposit', path: '/member/deposit', inKhmer: true },
  { name: 'withdraw', path: '/member/withdraw' },
  { name: 'betting-record', path: '/member/betting-record', inKhmer: true },
  { name: 'transactions', path: '/member/transactions' },
  { name: 'security', path: '/member/security' },
  { name: 'rewards', path: '/member/rewards' },
  { name: 'missions', path: '/member/missions' },
  { name: 'messages', path: '/member/messages' },
  { name: 'limits', path: '/member/limits' },
  { name: 'referral', path: '/member/referral' },
  { name: 'vip', path: '/vip' },
  {
    name: 'play',
    path: '/play/1001',
    withoutList: true,
    ready: async (page) => {
      const title = await page.locator('iframe').getAttribute('title')
      await expect(
        gameIn(page, title ?? '')
          .getByRole('status')
          .first(),
      ).not.toBeEmpty()
    },
  },
]

/** The rest of what a member sees, which another test looks at: each takes some seconds. */
export const moreMemberPlaces: readonly Place[] = [
  { name: 'promotion', path: '/promotions/starter' },
  { name: 'points-history', path: '/pointMall?tab=history' },
  { name: 'points-details', path: '/pointMall?tab=details' },
  { name: 'points-rules', path: '/pointMall?tab=rules' },
  { name: 'raffle', path: '/raffle' },
  { name: 'red-envelope', path: '/red-envelope' },
  { name: 'chat', path: '/chat' },
  { name: 'seamless', path: '/seamless' },
  { name: 'lottery', path: '/lottery', withoutList: true },
  { name: 'sea-lottery', path: '/seaLottery', withoutList: true },
  { name: 'recent', path: '/recent' },
  { name: 'favorite', path: '/favorite' },
  { name: 'transfer', path: '/member/transfer' },
  { name: 'transfer-upline', path: '/member/transfer-upline' },
  { name: 'profit', path: '/member/profit' },
  { name: 'bonuses', path: '/member/bonuses' },
  { name: 'rebate', path: '/member/rebate' },
  { name: 'sessions', path: '/member/sessions' },
  { name: 'cases', path: '/member/cases' },
  { name: 'contracts', path: '/member/contracts' },
  ...popups('changePassword', 'feedback'),
]

export const landing: readonly Place[] = [{ name: 'agent-landing', path: '/agent' }]

export const agentPlaces: readonly Place[] = [
  { name: 'today', path: '/agentHome/today', inKhmer: true },
  { name: 'overview', path: '/agentHome', inKhmer: true },
  { name: 'forecast', path: '/agentHome/forecast' },
  { name: 'scheduled-reports', path: '/agentHome/scheduled-reports' },
  { name: 'team', path: '/agentHome/team-members' },
  { name: 'open-account', path: '/agentHome/open-account' },
  { name: 'open-account-link', path: '/agentHome/open-account?way=link' },
  { name: 'announcements', path: '/agentHome/announcements' },
  { name: 'team-betting', path: '/agentHome/team-betting' },
  { name: 'profit-and-loss', path: '/agentHome/profit-and-loss' },
  { name: 'profit-and-loss-days', path: '/agentHome/profit-and-loss?view=days' },
  { name: 'team-account-details', path: '/agentHome/account-details' },
  { name: 'transfer', path: '/agentHome/transfer?to=vibol2026' },
  { name: 'transfer-up', path: '/agentHome/transfer?way=up' },
  { name: 'transfers', path: '/agentHome/transfer?way=history' },
  { name: 'service', path: '/agentHome/customer-service' },
  { name: 'agent-messages', path: '/agentHome/messages' },
  { name: 'agent-security', path: '/agentHome/security' },
  { name: 'agent-devices', path: '/agentHome/devices' },
]
