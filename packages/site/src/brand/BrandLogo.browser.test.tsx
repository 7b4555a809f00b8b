import { Header } from '@baize/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testPage } from '../testing/testPage.tsx'
import { BrandLogo } from './BrandLogo.tsx'

const site = testPage()

// What fits in between is for the machine's fonts to say.
test.each([
  [640, false],
  [700, false],
  [1024, true],
  [1280, true],
])('at %i px, a name without room is out of sight as a whole', async (width, hasRoom) => {
  await page.viewport(width, 600)
  site.show(
    <Header
      logo={<BrandLogo name="Grand Royal Phnom Penh" compact />}
      actions={<div style={{ inlineSize: 520, flex: 'none' }} />}
    />,
  )
  await expect.poll(() => site.host.querySelector('header a')).not.toBeNull()
  const home = site.host.querySelector('header a')?.getBoundingClientRect()
  const name = site.host.querySelector('[aria-hidden] span')?.getBoundingClientRect()
  const mark = site.host.querySelector('img')?.getBoundingClientRect()
  if (!home || !name || !mark) throw new Error('no logo')
  const beside = name.top < home.bottom
  expect(beside ? name.right <= home.right + 0.5 : name.top >= home.bottom - 0.5).toBe(true)
  expect(Math.abs((mark.top + mark.bottom) / 2 - (home.top + home.bottom) / 2)).toBeLessThan(1)
  expect(beside).toBe(hasRoom)
})
