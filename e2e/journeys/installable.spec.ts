import { expect, test } from '@playwright/test'
import { product } from '../support/product.ts'

test.use({ serviceWorkers: 'allow' })

test('the site can be installed, says so offline, comes back by itself, and caches no response', async ({
  page,
  context,
}) => {
  const { member } = product().urls
  await page.goto(member)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(new URL(address ?? '', member).href)).json()
  expect(manifest).toMatchObject({ name: 'Baize', display: 'standalone', start_url: '/', scope: '/' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, member).href)).status()).toBe(200)

  // Registered five seconds after the page began.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(new URL('/hot', member).href)
  await expect(page.getByRole('main')).toBeVisible()

  await context.setOffline(true)
  await page.goto(new URL('/promotions', member).href)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /Promotions/ })).toBeVisible({
    timeout: 30_000,
  })

  const kept = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
    return urls
  })
  expect(kept).toContain('/offline.html')
  expect(kept.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([])

  await page.goto(new URL('/?worker=off', member).href)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 20_000,
    })
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('search engines see what is public', async ({ request }) => {
  const { member, agent } = product().urls
  expect(await (await request.get(new URL('/robots.txt', member).href)).text()).toContain('Sitemap: ')
  expect(await (await request.get(new URL('/sitemap.xml', member).href)).text()).toContain(
    '/promotions</loc>',
  )
  // Of the agents' site the door alone: what lies behind it is not to be listed, and may be asked, to read that.
  const robots = await (await request.get(new URL('/robots.txt', agent).href)).text()
  expect(robots).toContain('Sitemap: ')
  expect(robots).not.toMatch(/^Disallow: \/(agent.*)?$/m)
  expect(
    (await (await request.get(new URL('/sitemap.xml', agent).href)).text()).match(/<loc>/g),
  ).toHaveLength(1)
  for (const path of ['/', '/agent']) {
    const door = await request.get(new URL(path, agent).href, { headers: { 'accept-language': 'zh-CN' } })
    const html = await door.text()
    expect(html).toContain('<title>代理登录 · ')
    expect(html).toMatch(/<meta name="description" content="[^"]*代理中心/)
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/agent">/)
    expect(door.headers()['x-robots-tag']).toBeUndefined()
  }
  for (const path of ['/agentHome', '/agentHome/team-betting', '/member/deposit'])
    expect((await request.get(new URL(path, agent).href)).headers()['x-robots-tag'], path).toBe('noindex')
})

test("a member's own page arrives with its title in the visitor's language, and is not to be listed", async ({
  request,
}) => {
  for (const [language, title] of [
    ['km', 'ដាក់ប្រាក់'],
    ['zh-CN', '存款'],
    ['en', 'Deposit'],
  ] as const) {
    const address = new URL('/member/depositv2', product().urls.member).href
    const answer = await request.get(address, { headers: { 'accept-language': language } })
    // Words of Khmer have zero-width spaces between them.
    expect((await answer.text()).replaceAll('\u200b', '')).toContain(`<title>${title} · `)
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
  }
})
