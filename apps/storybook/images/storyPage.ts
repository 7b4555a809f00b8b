import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

/** The instant of every image, so that clocks and days left read the same tomorrow. */
const instant = new Date('2026-11-21T03:00:00Z')

/** Pages of one context for all tests of a worker: the stories' code is loaded and compiled once. */
export const test = base.extend<{ page: Page }, { stories: BrowserContext }>({
  stories: [
    async ({ browser }, use, { project }) => {
      const { viewport, locale, timezoneId, reducedMotion, colorScheme } = {
        ...project.use.contextOptions,
        ...project.use,
      }
      const context = await browser.newContext({
        ...(viewport && { viewport }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(reducedMotion && { reducedMotion }),
        ...(colorScheme && { colorScheme }),
      })
      await context.clock.setFixedTime(instant)
      await context.addInitScript(seedRandom)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ stories }, use) => {
    const page = await stories.newPage()
    await use(page)
    await page.close()
  },
})

function seedRandom(): void {
  let seed = 20261121
  Math.random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
}

/** Opens a story and waits until its steps are played and its fonts loaded. */
export async function openStory(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: 60_000 })
  const outcome = await page.waitForFunction(storyOutcome, undefined, { timeout: 30_000 })
  expect(await outcome.jsonValue()).toBe('finished')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.mouse.move(0, 0)
}

/** Runs in the page: reads from Storybook's channel whether the story has finished or failed. */
function storyOutcome(): string | undefined {
  type Channel = { last(event: string): readonly unknown[] | undefined }
  const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return undefined
  for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
    if (!channel.last(event)) continue
    const [first] = channel.last(event) ?? []
    const error = first as { message?: string; description?: string } | undefined
    return `${event}: ${(error?.message ?? error?.description ?? String(first)).slice(0, 400)}`
  }
  return channel.last('storyFinished') ? 'finished' : undefined
}
