import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { bannerSettings } from '../banner-carousel/settings.ts'
import { shown } from '../conformance/render.tsx'
import { GameStrip } from '../game-strip/GameStrip.tsx'
import { sampleGames } from '../game-tile/sample-games.ts'
import { JackpotCounter } from '../jackpot/JackpotCounter.tsx'
import { NoticeMarquee } from '../marquee/NoticeMarquee.tsx'
import { PopupDialog } from './PopupDialog.tsx'

const banner = (id: string) => ({ id, title: id, href: '/' })

function Moving() {
  return (
    <>
      <BannerCarousel label="Offers" banners={[banner('One'), banner('Two'), banner('Three')]} />
      <NoticeMarquee notices={[{ id: 'a', text: 'Deposits are quick today' }]} />
      <JackpotCounter mode="illustration" currency="$" />
      <GameStrip title="Hot" games={sampleGames(12)} onPlay={() => {}} counters autoplay />
    </>
  )
}

let setOpen: (open: boolean) => void = () => {}

function Page({ within = false }: { within?: boolean }) {
  const [open, change] = useState(within)
  useEffect(() => {
    setOpen = change
  }, [])
  return (
    <div>
      {!within && <Moving />}
      <PopupDialog open={open} label="Sign in" title="Sign in" onClose={() => {}}>
        {within && <Moving />}
      </PopupDialog>
    </div>
  )
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

/** Everything on the page that moves by itself, as it is now. */
const now = () => ({
  banner: texts('[aria-roledescription=slide]:not([inert])').join(),
  jackpot: texts('[data-ready=true]').join(),
  tiles: texts('article [data-label]').join(),
  marquee: getComputedStyle(document.querySelector('[data-playing] > div') as Element).animationPlayState,
})

beforeEach(async () => {
  // Where the pointer was left, a banner under it is paused.
  await userEvent.unhover(document.body)
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? real('not all') : real(query),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Long enough for each of them to take a step. */
const pass = () => vi.advanceTimersByTimeAsync(bannerSettings.autoplay + 100)

it('what moves on a page is paused behind a dialog, and resumes when it is closed', async () => {
  await shown(<Page />)
  await expect.poll(() => now().jackpot).not.toBe('')
  const first = now()
  await pass()
  const moved = now()
  expect(moved.marquee).toBe('running')
  for (const part of ['banner', 'jackpot', 'tiles'] as const) expect(moved[part], part).not.toBe(first[part])

  setOpen(true)
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  await expect.poll(() => now().marquee).toBe('paused')
  const held = now()
  await pass()
  expect(now()).toEqual(held)

  setOpen(false)
  await expect.poll(() => now().marquee).toBe('running')
  await pass()
  for (const part of ['banner', 'jackpot', 'tiles'] as const) expect(now()[part], part).not.toBe(held[part])
})

it('what moves in the dialog itself continues', async () => {
  await shown(<Page within />)
  await expect.poll(() => texts('[data-ready=true]').join()).not.toBe('')
  const first = now()
  await pass()
  expect(now().marquee).toBe('running')
  for (const part of ['banner', 'jackpot', 'tiles'] as const) expect(now()[part], part).not.toBe(first[part])
})

it('a figure that changes is seen from its first frame', async () => {
  await shown(<JackpotCounter mode="illustration" currency="$" />)
  await expect.poll(() => texts('[data-ready=true]').join()).not.toBe('')
  const frames = () =>
    [...document.querySelectorAll('[data-ready=true] > span')].flatMap((figure) =>
      figure.getAnimations().flatMap((each) => (each.effect as KeyframeEffect).getKeyframes()),
    )
  await expect.poll(() => frames().length).toBeGreaterThan(0)
  for (const frame of frames()) expect(frame).not.toHaveProperty('opacity')
})

it('a counter on a tile is labelled in the image, whole, on the narrowest phone', async () => {
  const place = await shown(
    <div style={{ inlineSize: 104 }}>
      <GameStrip title="Hot" games={sampleGames(1)} onPlay={() => {}} counters />
    </div>,
  )
  const counter = place.querySelector('article [data-label]') as HTMLElement
  expect(counter.dataset.label).toBe('For illustration only')
  expect(getComputedStyle(counter, '::before').content).toContain('For illustration only')
  expect(getComputedStyle(counter, '::before').display).not.toBe('none')
})
