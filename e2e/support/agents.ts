import { newIntentKey } from '@baize/api'
import { createInvite } from '@baize/api/calls'
import { type Browser, expect, type Page } from '@playwright/test'
import { announcementsClosed } from './announcements.ts'
import { enter, newMember, originOf, type Person, type Site, signedIn } from './people.ts'
import { openAddress } from './screens.ts'

/** A user with a browser context, whose page is signed in on a site. */
export interface Side {
  readonly person: Person
  readonly page: Page
}

/** Signs a user in on a site, in a new browser context. */
export async function sideOf(browser: Browser, site: Site, who: Person): Promise<Side> {
  const context = await browser.newContext({ locale: 'en-US', storageState: announcementsClosed() })
  const person = await signedIn(context, site, { role: '', ...who })
  const page = await context.newPage()
  await enter(page, site, person)
  return { person, page }
}

/** Opens an account as the direct downline of an agent, by the agent's link. */
export async function below(
  browser: Browser,
  upline: Person,
  accountType: 'agent' | 'member',
): Promise<Person> {
  const body = { accountType, maxUses: 1, expiresInDays: 1, note: '' } as const
  const { code } = await upline.client.call(createInvite, { body }, { idempotencyKey: newIntentKey() })
  return newMember(await browser.newContext(), { referralCode: code })
}

/** The address of a page of the agent centre. */
export function agentPage(path: string): string {
  return `${originOf('agent')}/agentHome${path}`
}

/** Opens a page of the agent centre. After a journey through time the platform has much to do first. */
export async function visit(page: Page, path: string): Promise<void> {
  await openAddress(page, agentPage(path), { timeout: 60_000 })
  // A drawer that the address opens hides the page from what looks by role.
  await expect(page.locator('main h1')).toBeVisible({ timeout: 60_000 })
}
