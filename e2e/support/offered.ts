import type { Page } from '@playwright/test'
import { originOf, type Site } from './people.ts'

/** Lets a page of the built site offer more languages than its brand: it reads them among the brand's. */
export async function offerLanguages(page: Page, site: Site, tags: readonly string[]): Promise<void> {
  await page.addInitScript(
    ({ origin, tags }) => {
      if (location.origin !== origin) return
      // The page is read by then, and no module of it has run.
      document.addEventListener('readystatechange', () => {
        // Its text, and not the element's: a policy lets no string be that of a script.
        const data = document.querySelector('#baize-brand-data')?.firstChild
        if (document.readyState !== 'interactive' || !(data instanceof Text)) return
        const brand = JSON.parse(data.data)
        data.data = JSON.stringify({ ...brand, languages: [...new Set([...brand.languages, ...tags])] })
      })
    },
    { origin: originOf(site), tags },
  )
}
