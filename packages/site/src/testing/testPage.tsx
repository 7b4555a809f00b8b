import { LanguageProvider } from '@baize/i18n'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/** Where the browser tests of a file show something, in English; new for each test, and gone after it. */
export function testPage() {
  let root: Root
  let host: HTMLElement
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
  })
  afterEach(() => {
    root.unmount()
    host.remove()
  })
  return {
    get host() {
      return host
    },
    show(page: ReactNode) {
      root.render(
        <LanguageProvider initial="en" active={['en', 'km']} load={async () => ({})} messages={{}}>
          {page}
        </LanguageProvider>,
      )
    },
  }
}
