import { locales } from '@baize/i18n/locales'
import type { Page } from '@playwright/test'
import { lookAtPage, type Shown } from '../../tooling/catalogues/look.ts'

/** Looks at the page as it is: whether it fits, with `wholeWords` unbroken too, and what it says. */
export const lookAt = (page: Page, look: { wholeWords?: boolean } = {}): Promise<Shown> =>
  page.evaluate(lookAtPage, look)

/** The name that the list of languages has for each. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  locales.map(({ tag, nativeName }) => [tag, nativeName]),
)

/**
 * Switches the page by its own list of languages, with nothing loaded anew, and waits until it is drawn in its fonts. The
 * list is clicked by the page itself: a dialog over it would intercept a pointer.
 */
export async function speak(page: Page, tag: string): Promise<void> {
  await page.evaluate(
    async ({ tag, names }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const until = async <T>(what: string, find: () => T | null | false): Promise<T> => {
        for (const began = performance.now(); performance.now() - began < 30_000; await frame()) {
          const found = find()
          if (found) return found
        }
        const menus = [...document.querySelectorAll('[aria-haspopup]')].map(
          (each) => `${each.ariaLabel ?? each.textContent} ${each.ariaExpanded ?? 'closed'}`,
        )
        throw new Error(
          `no ${what} in 30 seconds at ${location.pathname} in ${root.lang}; ${menus.join(', ')}`,
        )
      }
      const root = document.documentElement
      if (root.lang === tag) return
      const now = names[root.lang]
      const list = `button[aria-haspopup=menu][aria-label*="${now}"]`
      const menu = document.querySelector<HTMLButtonElement>(
        'header button[aria-expanded][aria-haspopup=dialog]',
      )
      // Where the menu beside a page is icons alone, the list is in the whole menu.
      const inMenu = !document.querySelector(list)
      if (inMenu) menu?.click()
      const item = `[role=menuitemradio][lang="${tag}"]`
      // A page that has just got another width may still put its list elsewhere, and an open one closes with its button.
      const choice = await until(item, () => {
        const open = document.querySelector<HTMLButtonElement>(list)
        if (open?.ariaExpanded === 'false') open.click()
        return document.querySelector<HTMLElement>(item)
      })
      choice.click()
      await until(`page in ${tag}`, () => root.lang === tag)
      if (inMenu) {
        const pressEscape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
        document.activeElement?.dispatchEvent(pressEscape())
        await until('page without its menu', () => menu?.ariaExpanded === 'false')
      }
      await frame()
      await document.fonts.ready
      await frame()
    },
    { tag, names },
  )
}
