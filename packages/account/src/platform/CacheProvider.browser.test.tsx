import { type Client, createIntents, createSessionToken } from '@baize/api'
import { announcements, gameMenus } from '@baize/api/calls'
import { LanguageProvider, type Locale, useLanguage } from '@baize/i18n'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSystem } from '../start/system.ts'
import { usualPermission } from '../testing/usualAnswers.ts'
import { CacheProvider } from './CacheProvider.tsx'
import { useRead } from './calls.ts'
import { PlatformProvider } from './PlatformProvider.tsx'
import type { Platform } from './platform.ts'

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

/** One part that names its language, one that is answered in the language of the page. */
function Page() {
  const { locale, setLocale } = useLanguage()
  useRead(announcements, { query: { language: locale } }, { keepPrevious: true })
  useRead(gameMenus, {})
  const other: Locale = locale === 'en' ? 'km' : 'en'
  return (
    <button type="button" onClick={() => void setLocale(other)}>
      {locale}
    </button>
  )
}

/** A part outside of the window, which takes the new language a moment later. */
function Behind() {
  useRead(announcements, { query: { language: 'en' } }, { keepPrevious: true })
  return null
}

it('asks for texts once in the language that is chosen, and for none in the one that is left', async () => {
  const asked: string[] = []
  const client: Client = {
    now: () => new Date(),
    call: async ({ id }, input) => {
      const { query } = input as unknown as { query?: { language?: string } }
      asked.push(`${id} ${query?.language ?? ''}`.trim())
      return (id === 'permission' ? usualPermission : []) as never
    },
  }
  const platform: Platform = {
    site: 'member',
    client,
    token: createSessionToken(null),
    intents: createIntents(null),
    system: createSystem(client),
    onError: () => () => {},
  }
  root.render(
    <LanguageProvider initial="en" active={['en', 'km']} load={async () => ({})} messages={{}}>
      <PlatformProvider platform={platform}>
        <CacheProvider>
          <Page />
          <Behind />
        </CacheProvider>
      </PlatformProvider>
    </LanguageProvider>,
  )
  const texts = () => asked.filter((one) => one !== 'permission').toSorted()
  await vi.waitFor(() => expect(texts()).toEqual(['announcements en', 'gameMenus']))
  asked.length = 0
  host.querySelector('button')?.click()
  await vi.waitFor(() => expect(host.textContent).toBe('km'))
  await vi.waitFor(() => expect(texts()).toContain('gameMenus'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(texts()).toEqual(['announcements km', 'gameMenus'])
})
