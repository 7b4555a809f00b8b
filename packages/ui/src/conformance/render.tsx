import { LanguageProvider } from '@baize/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect } from 'vitest'

let unmount = () => {}
afterEach(() => unmount())

/** Renders something in English, until the test is over; returns its container. */
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

/** The DOM at its next frame. */
export const nextPicture = <Value,>(read: () => Value) =>
  new Promise<Value>((resolve) => requestAnimationFrame(() => resolve(read())))
