import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { product } from '../support/product.ts'

/** All JavaScript that a page brings until it is quiet: its first chunk, its language, its own screen. */
async function scriptsOf(page: Page, address: string): Promise<{ file: string; kilobytes: number }[]> {
  const scripts: Promise<{ file: string; kilobytes: number }>[] = []
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '') || response.status() !== 200) return
    const file = new URL(response.url()).pathname
    scripts.push(response.body().then((body) => ({ file, kilobytes: gzipSync(body).length / 1000 })))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  return Promise.all(scripts)
}

async function pageIn(browser: Browser, locale: string): Promise<Page> {
  return (await browser.newContext({ locale })).newPage()
}

for (const { what, site, budget } of [
  // The goal is 110: what React, the cache and the words weigh leaves less than the shell needs today. It is asked for
  // when the page is painted; what keeps clicks until then, hydrates and speaks further languages weighs 2 kB of it.
  { what: 'the member home', site: 'member', budget: 140 },
  { what: "the agent site's sign-in", site: 'agent', budget: 110 },
] as const) {
  for (const language of ['km', 'en']) {
    test(`${what} brings at most ${budget} kB of JavaScript in all, in ${language}`, async ({ browser }) => {
      const page = await pageIn(browser, language)
      const scripts = await scriptsOf(page, product().urls[site])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const total = scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
      for (const { file, kilobytes } of scripts)
        console.log(`  ${kilobytes.toFixed(1).padStart(6)} kB  ${file}`)
      console.log(`  ${total.toFixed(1)} kB gzip of ${budget}`)
      expect(scripts.length).toBeGreaterThan(0)
      expect(total).toBeLessThanOrEqual(budget)
      await page.context().close()
    })
  }
}
