import { announcements, gameMenus } from '@baize/api/calls'
import { type Locale, useLanguage } from '@baize/i18n'
import { expect, it, vi } from 'vitest'
import { ScriptedPlatform } from '../testing/index.ts'
import { testPage } from '../testing/testPage.tsx'
import { useApiQuery } from './calls.ts'

const page = testPage()

/** One part that names its language, one whose response is in the language of the page. */
function Page() {
  const { locale, setLocale } = useLanguage()
  useApiQuery(announcements, { query: { language: locale } }, { keepPrevious: true })
  useApiQuery(gameMenus, {})
  const other: Locale = locale === 'en' ? 'km' : 'en'
  return (
    <button type="button" onClick={() => void setLocale(other)}>
      {locale}
    </button>
  )
}

/** A part outside of the window, which takes the new language a moment later. */
function Behind() {
  useApiQuery(announcements, { query: { language: 'en' } }, { keepPrevious: true })
  return null
}

it('requests texts once in the chosen language, and for none in the one that is left', async () => {
  const asked: string[] = []
  page.show(
    <ScriptedPlatform
      answers={{
        announcements: ({ query }) => {
          asked.push(`announcements ${(query as { language: string }).language}`)
          return { banners: [], notices: [] }
        },
        gameMenus: () => {
          asked.push('gameMenus')
          return { menus: [] }
        },
      }}
    >
      <Page />
      <Behind />
    </ScriptedPlatform>,
  )
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['announcements en', 'gameMenus']))
  asked.length = 0
  page.host.querySelector('button')?.click()
  await vi.waitFor(() => expect(page.host.textContent).toBe('km'))
  await vi.waitFor(() => expect(asked).toContain('gameMenus'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked.toSorted()).toEqual(['announcements km', 'gameMenus'])
})
