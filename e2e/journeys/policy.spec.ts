import { expect, type Page, test } from '@playwright/test'
import { enter, newMember, originOf, signedIn } from '../support/people.ts'
import { accountOf, product } from '../support/product.ts'
import { complaintsOf } from '../support/screens.ts'
import { agentPlaces, landing, memberPlaces, type Place, visitorPlaces } from '../support/visitedScreens.ts'

/** What a page did against its policy from now on: browsers say it in the console, and report it. */
function refusedOn(page: Page): string[] {
  const refused = complaintsOf(page)
  page.on('request', (request) => {
    if (request.url().endsWith('/policy-reports')) refused.push(`report: ${request.postData()}`)
  })
  return refused
}

/** Opens each place anew, whole, and expects that it kept to the policy. */
async function walk(page: Page, site: 'member' | 'agent', places: readonly Place[]): Promise<void> {
  const refused = refusedOn(page)
  for (const { name, path, ready } of places) {
    await page.goto(originOf(site) + path, { waitUntil: 'networkidle' })
    // Behind a popup it is seen, and hidden from screen readers.
    await expect(page.locator('main').first(), name).toBeVisible()
    await ready?.(page)
    expect(refused, name).toEqual([])
  }
}

/** Tries to turn text into code, as an attacker in a page would; returns the result of each. */
function tryTexts(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const outcome = (attempt: () => unknown) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const text = '<img src="data:," onerror="window.taken = true">'
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const rules = { createHTML: (html: string) => html }
    return {
      body: outcome(() => {
        document.body.innerHTML = text
      }),
      parser: outcome(() => new DOMParser().parseFromString(text, 'text/html')),
      frame: outcome(() => {
        document.createElement('iframe').srcdoc = text
      }),
      script: outcome(() => {
        document.createElement('script').src = '/assets/other.js'
      }),
      handler: outcome(() => document.body.setAttribute('onclick', 'window.taken = true')),
      policy: outcome(() => trustedTypes.createPolicy('of-my-own', rules)),
      taken: String('taken' in window),
    }
  })
}

const nothing = {
  body: 'TypeError',
  parser: 'TypeError',
  frame: 'TypeError',
  script: 'TypeError',
  handler: 'TypeError',
  policy: 'TypeError',
  taken: 'false',
}

const promotion: Place = {
  name: 'promotion',
  path: '/promotions/starter',
  ready: async (page) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Key terms' })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/help#rules"]').first()).toBeVisible()
  },
}

const help: Place = {
  name: 'help centre',
  path: '/help',
  ready: (page) => page.getByRole('dialog').getByRole('heading').first().waitFor(),
}

test.describe('the content-security policy', () => {
  test.slow()

  test('keeps no visitor from anything', async ({ page }) => {
    await walk(page, 'member', [...visitorPlaces, promotion, help])
    await walk(page, 'agent', landing)
  })

  test('keeps no member from anything', async ({ page }) => {
    await enter(page, 'member', await newMember(page.context()))
    await walk(page, 'member', [
      ...memberPlaces,
      promotion,
      { name: 'apply', path: `${promotion.path}?apply=1` },
    ])
  })

  test('keeps no agent from anything', async ({ page }) => {
    await enter(page, 'agent', await signedIn(page.context(), 'agent', accountOf('agent')))
    await walk(page, 'agent', agentPlaces)
  })

  test.describe('with an announcement', () => {
    test.use({ storageState: { cookies: [], origins: [] } })

    test('shows its words as they are marked up', async ({ page }) => {
      const refused = refusedOn(page)
      await page.goto(product().urls.member)
      const words = page.getByRole('dialog', { name: 'Announcements' }).getByRole('paragraph').first()
      await expect(async () => {
        await page.mouse.move(40, 40)
        await page.mouse.move(60, 60)
        await expect(words).toContainText('Look around', { timeout: 1_000 })
      }).toPass({ timeout: 15_000 })
      expect(refused).toEqual([])
    })
  })

  for (const site of ['member', 'agent'] as const) {
    test(`D12 prevents turning text into code on the ${site} site, and receives a report of each attempt`, async ({
      page,
    }) => {
      // On the member site a page with the sanitiser's policy: no other code may use it.
      const path = site === 'member' ? promotion.path : '/agent'
      await page.goto(originOf(site) + path, { waitUntil: 'networkidle' })
      const heard = page.waitForResponse((answer) => answer.url().endsWith('/policy-reports'))
      expect(await tryTexts(page)).toEqual(nothing)
      const answer = await heard
      expect(answer.status()).toBe(204)
      expect(answer.request().headers()['content-type']).toBe('application/csp-report')
      expect(answer.request().postData()).toContain('require-trusted-types-for')
    })
  }
})
