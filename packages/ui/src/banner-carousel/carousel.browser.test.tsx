import '../reset/reset.css.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { allowMotion, type Direction, type Mounted, mount } from '../conformance/browser.tsx'
import { BannerCarousel } from './BannerCarousel.tsx'

let mounted: Mounted | undefined
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Files share a document: one before this may have touched it.
  delete document.documentElement.dataset.touched
  await allowMotion(true)
})
afterEach(async () => {
  mounted?.unmount()
  await allowMotion(false)
  vi.restoreAllMocks()
})

const banners = ['One', 'Two', 'Three'].map((title) => ({ id: title, href: `#${title}`, title }))
const indexChanged = vi.fn<(index: number) => void>()

async function show(direction: Direction = 'ltr') {
  indexChanged.mockClear()
  location.hash = ''
  mounted = await mount(
    {
      name: 'BannerCarousel',
      root: 'section',
      render: () => (
        <BannerCarousel label="Promotions" banners={banners} autoplay={0} onIndexChange={indexChanged} />
      ),
    },
    {},
    direction,
  )
  return mounted
}

const viewport = () => document.querySelector('[aria-live]')?.parentElement as HTMLElement
const slides = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]

/** The title of the slide that fills the viewport. */
function inView(): string | undefined {
  const { left, width } = viewport().getBoundingClientRect()
  return slides()
    .find((slide) => {
      const link = slide.firstElementChild?.getBoundingClientRect()
      return link !== undefined && Math.abs(link.left - left) < 2 && Math.abs(link.width - width) < 2
    })
    ?.textContent?.trim()
}

const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
const reaches = (title: string) => vi.waitFor(() => expect(inView()).toBe(title), { timeout: 5000 })

async function takeOver() {
  await userEvent.click(document.body, { position: { x: 1, y: 1 } })
  await vi.waitFor(() => expect(viewport().dataset.engaged).toBe('true'), { timeout: 5000 })
}

it('is scrolled by the browser until the first interaction', async () => {
  await show()
  expect(viewport().dataset.engaged).toBeUndefined()
  // A scroll that begins while the button's is on its last pixels is snapped back by the browser.
  const atRest = new Promise((resolve) => viewport().addEventListener('scrollend', resolve, { once: true }))
  button('Next banner')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await atRest
  await reaches('Two')
  viewport().scrollBy({ left: viewport().clientWidth, behavior: 'smooth' })
  await reaches('Three')
  await vi.waitFor(() => expect(indexChanged).toHaveBeenLastCalledWith(2))
  expect(slides().map(({ inert }) => inert)).toEqual([true, true, false])
})

it.each<[Direction, number]>([
  ['ltr', -1],
  ['rtl', 1],
])('loops and is dragged by a mouse once Embla has taken over (%s)', async (direction, towards) => {
  await show(direction)
  const styles = document.querySelectorAll('style').length
  const before = viewport().getBoundingClientRect()
  await takeOver()
  expect(viewport().getBoundingClientRect()).toEqual(before)
  expect(document.querySelectorAll('style')).toHaveLength(styles)
  await reaches('One')

  button('Previous banner')?.click()
  await reaches('Three')
  button('Next banner')?.click()
  await reaches('One')
  expect(indexChanged.mock.calls).toEqual([[2], [0]])

  const { left, top, width } = viewport().getBoundingClientRect()
  const at = (share: number) => ({ clientX: left + width / 2 + towards * width * share, clientY: top + 60 })
  const link = slides()[0]?.firstElementChild as HTMLElement
  const fire = (type: string, share: number, buttons = 1) =>
    (type === 'mousedown' ? link : document).dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons, ...at(share) }),
    )
  fire('mousedown', 0)
  for (const share of [0.1, 0.2, 0.3, 0.4]) {
    fire('mousemove', share)
    await new Promise(requestAnimationFrame)
  }
  fire('mouseup', 0.4, 0)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at(0.4) }))
  await reaches('Two')
  expect(indexChanged).toHaveBeenLastCalledWith(1)
  expect(location.hash).toBe('')
})

it('takes over at the banner that is in view', async () => {
  await show()
  button('Next banner')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await reaches('Two')
  await takeOver()
  await reaches('Two')
})

it('does not move where less motion is wanted, and changes at once', async () => {
  await allowMotion(false)
  await show()
  await takeOver()
  button('Next banner')?.click()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(inView()).toBe('Two')
})
