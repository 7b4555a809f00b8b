import { test } from '@playwright/test'
import { offerLanguages } from '../support/offered.ts'
import { originOf } from '../support/people.ts'
import { speak } from '../support/sweep.ts'

test('my', async ({ page }) => {
  await offerLanguages(page, 'member', ['my', 'ta', 'ja'])
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`${originOf('member')}/`)
  await page.waitForLoadState('networkidle')
  for (const tag of ['my', 'km', 'ta']) {
    await speak(page, tag)
    console.log(
      tag,
      await page.evaluate(() => {
        const t = document.querySelector('main h2, main h1, [aria-roledescription] p') as HTMLElement
        const b = [...document.querySelectorAll('bdi[lang]')]
          .slice(0, 2)
          .map((e) => [
            e.textContent?.slice(0, 20),
            e.getAttribute('lang'),
            getComputedStyle(e).lineHeight,
            getComputedStyle(e).fontSize,
            getComputedStyle(e.parentElement!).lineHeight,
          ])
        return JSON.stringify([
          document.documentElement.lang,
          getComputedStyle(document.documentElement).getPropertyValue('--bz-line-height-heading'),
          getComputedStyle(document.body).lineHeight,
          t?.tagName,
          b,
        ])
      }),
    )
  }
})
