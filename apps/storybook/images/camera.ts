import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumFlags } from '../../../tooling/chromiumFlags.ts'
import { type Mode, viewports } from '../.storybook/modes.ts'
import { type Shot, storyAddress } from './shots.ts'

/** The moment at which every picture is taken, so that clocks and days left read the same tomorrow. */
const moment = new Date('2026-11-21T03:00:00Z')

/** A picture, or why there is none. */
export type Taken = { picture: Buffer } | { problem: string }

export interface Camera {
  take(shot: Shot): Promise<Taken>
  close(): Promise<void>
}

/** Opens Chromium and takes pictures of the stories at an address, each in a page of its own. */
export async function openCamera(origin: string, executablePath: string): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'],
  })
  const contexts = new Map<string, Promise<BrowserContext>>()
  const contextOf = ({ viewport }: Mode) => {
    const context = contexts.get(viewport) ?? open(browser, viewport)
    contexts.set(viewport, context)
    return context
  }
  return {
    async take(shot) {
      const page = await (await contextOf(shot.mode)).newPage()
      try {
        await page.goto(storyAddress(origin, shot.story.id, shot.mode), { timeout: 60_000 })
        const outcome = await page.waitForFunction(whatBecame, undefined, { timeout: 30_000 })
        const said = (await outcome.jsonValue()) ?? 'nothing'
        if (said !== 'shown') return { problem: said }
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        await page.mouse.move(0, 0)
        return { picture: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }) }
      } catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) }
      } finally {
        await page.close()
      }
    },
    close: () => browser.close(),
  }
}

async function open(browser: Browser, viewport: Mode['viewport']): Promise<BrowserContext> {
  const { width, height } = viewports[viewport].styles
  const context = await browser.newContext({
    viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Asia/Phnom_Penh',
  })
  await context.clock.setFixedTime(moment)
  await context.addInitScript(() => {
    let seed = 20261121
    Math.random = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed / 2147483648
    }
  })
  return context
}

/** Asks Storybook's own channel what became of the story; its steps have been played when it is finished. */
function whatBecame(): string | undefined {
  type Channel = { last(event: string): readonly unknown[] | undefined }
  const channel = (window as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) return undefined
  for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
    const [first] = channel.last(event) ?? []
    if (!channel.last(event)) continue
    const error = first as { message?: string; description?: string } | undefined
    return `${event}: ${(error?.message ?? error?.description ?? String(first)).slice(0, 400)}`
  }
  return channel.last('storyFinished') ? 'shown' : undefined
}
