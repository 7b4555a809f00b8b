import { expect, type Page, type Request, test } from '@playwright/test'
import { product } from '../support/product.ts'

const promotions = 'a[href="/promotions"]:visible'

/** A sentence of the promotions' own words. */
const words = 'Current promotions and their key terms.'

interface Fetching {
  /** Files of code, words among them, that were requested. */
  readonly asked: string[]
  /** Resolves when the promotions are here, with their words. */
  here(): Promise<void>
}

const textOf = async (request: Request) => (await request.response())?.text()

/** The home page, untouched, and what it fetches from then on. */
async function untouchedHome(page: Page): Promise<Fetching> {
  await page.goto(product().urls.member, { waitUntil: 'networkidle' })
  const asked: string[] = []
  const came: string[] = []
  let worded = false
  const isCode = (address: string) => /^\/assets\/.*\.(?:js|css)$/.test(new URL(address).pathname)
  page.on('request', (request) => isCode(request.url()) && asked.push(request.url()))
  page.on('requestfinished', async (request) => {
    if (!isCode(request.url())) return
    // Gone with the page where the test is over.
    const text = /\/en-/.test(request.url()) ? await textOf(request).catch(() => '') : ''
    if (text?.includes(words)) worded = true
    came.push(request.url())
  })
  return {
    asked,
    async here() {
      await expect
        .poll(() => worded && asked.length === came.length, { message: 'the words are here, and all else' })
        .toBe(true)
      await page.evaluate(
        () => new Promise((rested) => requestIdleCallback(() => requestIdleCallback(rested))),
      )
      expect(new URL(page.url()).pathname, 'nothing was pressed yet').toBe('/')
    },
  }
}

/** Has the page note, from the next click on, what the first heading says in each frame until it stays for ten. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const titles: string[] = []
    Object.assign(window, { titles })
    const look = () => {
      titles.push(document.querySelector('main h1')?.textContent ?? '')
      if (titles.length < 10) requestAnimationFrame(look)
    }
    addEventListener('click', () => requestAnimationFrame(look), { once: true, capture: true })
  })
  return async () => {
    // Not `waitForFunction`: the page's policy lets nothing evaluate a text.
    await expect.poll(() => page.evaluate('window.titles.length')).toBe(10)
    return page.evaluate('window.titles')
  }
}

/** The page was in the first frame after the click, and nothing of it was requested. */
async function wasThere(page: Page, press: () => Promise<void>, asked: readonly string[]): Promise<void> {
  const before = asked.length
  const frames = await watchFrames(page)
  await press()
  const titles = await frames()
  await expect(page).toHaveURL(/\/promotions$/)
  const title = await page.locator('main h1').textContent()
  expect(titles, 'the frames after the press').toEqual(titles.map(() => title))
  expect(asked.slice(before).filter((file) => /Promotion/.test(file))).toEqual([])
}

test('a screen whose link is hovered renders with the click, with its messages', async ({ page }) => {
  const { asked, here } = await untouchedHome(page)
  await page.locator(promotions).first().hover()
  await here()
  await wasThere(page, () => page.mouse.down().then(() => page.mouse.up()), asked)
})

test('a screen whose link has the focus is there with Enter', async ({ page }) => {
  const { asked, here } = await untouchedHome(page)
  await page.locator(promotions).first().focus()
  await here()
  await wasThere(page, () => page.keyboard.press('Enter'), asked)
})

test('what only members see is not fetched for a visitor who points at it', async ({ page }) => {
  const { asked, here } = await untouchedHome(page)
  await page.locator('a[href^="/member/"]:visible, a[href="/vip"]:visible').first().hover()
  await page.locator(promotions).first().hover()
  await here()
  expect(asked.filter((file) => /\/(?:MemberCentre|Vip)-/.test(file))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

  test('a finger on a link fetches its screen before it is lifted', async ({ page, context }) => {
    const { asked } = await untouchedHome(page)
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator('a[href="/rng"]:visible').last().boundingBox()) ?? {}
    const session = await context.newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchCancel') =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
      })
    // The first of them loads the prefetch.
    await expect(async () => {
      await finger('touchStart')
      await finger('touchCancel')
      expect(asked.some((file) => /\/Lobby-/.test(file))).toBe(true)
    }).toPass()
    expect(new URL(page.url()).pathname, 'nothing was pressed').toBe('/')
  })
})
