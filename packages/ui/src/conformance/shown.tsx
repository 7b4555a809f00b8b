import { LanguageProvider } from '@baize/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect } from 'vitest'

let unmount = () => {}
afterEach(() => unmount())

/** Puts something on the page in English, until the test is over; gives the place that holds it. */
export async function shown(page: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <LanguageProvider initial="en" active={['en']} load={async () => ({})} messages={{}}>
      {page}
    </LanguageProvider>,
  )
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0)
  return place
}

/** What the page holds when its next picture is drawn. */
export const nextPicture = <Value,>(read: () => Value) =>
  new Promise<Value>((resolve) => requestAnimationFrame(() => resolve(read())))
