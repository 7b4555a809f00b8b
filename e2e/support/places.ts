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

export const visitorPlaces: readonly Place[] = [
  { name: 'home', path: '/', inKhmer: true },
  { name: 'game-list', path: '/rng' },
  { name: 'promotions', path: '/promotions' },
  { name: 'points-mall', path: '/pointMall' },
  { name: 'help', path: '/helpmc' },
  { name: 'sign-in', path: '/login', ready: (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'register',
    path: '/register',
    ready: (page) => page.getByRole('dialog').getByRole('checkbox').waitFor(),
  },
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

export const landing: readonly Place[] = [{ name: 'agent-landing', path: '/agent' }]

export const agentPlaces: readonly Place[] = [
  { name: 'overview', path: '/agentHome', inKhmer: true },
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
