import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shown } from '../conformance/render.tsx'
import { Menu } from './Menu.tsx'

beforeEach(() => page.viewport(900, 700))
afterEach(() => page.viewport(414, 896))

const groups = (checked?: number) => [
  {
    id: 'games',
    items: Array.from({ length: 200 }, (_, index) => ({
      id: `${index}`,
      label: `Game ${index + 1}`,
      ...(checked !== undefined && { checked: index === checked }),
    })),
  },
]
let firstHeight = 0
const popupHeight = () => items()[0]?.closest('[data-side]')?.getBoundingClientRect().height ?? 0
const items = () => document.querySelectorAll<HTMLElement>('[role^=menuitem]')
const open = async (key: string, checked?: number) => {
  const host = await shown(<Menu label="Games" trigger="Games" groups={groups(checked)} />)
  host.querySelector('button')?.focus()
  // The code is loaded on intent.
  await vi.waitFor(() =>
    expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('MenuPopup'))).toBe(
      true,
    ),
  )
  const first = new Promise<number>((seen) => {
    const observer = new MutationObserver(() => {
      if (items().length === 0) return
      observer.disconnect()
      seen(items().length)
      requestAnimationFrame(() => {
        firstHeight = popupHeight()
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await userEvent.keyboard(key)
  return first
}

it('a long menu is painted with its first items, and has all of its items after that', async () => {
  expect(await open('{ArrowDown}')).toBe(8)
  await vi.waitFor(() => expect(document.activeElement).toBe(items()[0]))
  await vi.waitFor(() => expect(items()).toHaveLength(200))
  // It does not grow from under the pointer.
  expect(popupHeight()).toBe(firstHeight)
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(document.activeElement).toBe(items()[199]))
})

it.for([
  ['the last item', '{ArrowUp}', undefined, 199],
  ['the chosen one', '{ArrowDown}', 120, 120],
] as const)('a long menu is whole at once where the focus goes to %s', async ([, key, checked, focused]) => {
  expect(await open(key, checked)).toBe(200)
  await vi.waitFor(() => expect(document.activeElement).toBe(items()[focused]))
})
