import { LanguageProvider } from '@baize/i18n'
import { ScriptedPlatform } from '@baize/site/testing'
import { hostileFragments, hostileParts, hostileQueries } from '@baize/site/testing/addresses'
import { closeAllDialogs } from '@baize/ui'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleOverview } from '../features/team-overview/testing/fixtures.ts'
import { paths } from '../shared/paths.ts'
import { sampleContracts } from '../testing/fixtures/open-account.ts'
import { loadMessages } from './languages.ts'
import { Site } from './Site.tsx'

const home = location.href
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  closeAllDialogs()
  history.replaceState(null, '', home)
  vi.restoreAllMocks()
})

/** The whole site fails where this catches something: nothing below it did. */
class Fallen extends Component<{ children: ReactNode }, { error: string }> {
  override state = { error: '' }
  static getDerivedStateFromError = (error: unknown) => ({ error: String(error) })
  override render() {
    return this.state.error ? <p data-fallen="">{this.state.error}</p> : this.props.children
  }
}

/** Opens the site at an address; fails where the site, or the screen in it, does. */
async function opens(path: string, fragment = ''): Promise<void> {
  history.replaceState(null, '', fragment || location.pathname)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <Fallen>
      <LanguageProvider initial="en" active={['en']} load={loadMessages}>
        <ScriptedPlatform
          site="agent"
          path={path}
          answers={{ teamOverview: sampleOverview, contractInfo: sampleContracts }}
        >
          <Site />
        </ScriptedPlatform>
      </LanguageProvider>
    </Fallen>,
  )
  const where = `${path} ${fragment}`.slice(0, 120)
  await vi.waitFor(() => expect(host.querySelector('main, h1, [data-fallen]'), where).not.toBeNull(), {
    timeout: 20_000,
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(host.querySelector('[data-fallen]')?.textContent, where).toBeUndefined()
  expect(host.textContent, where).not.toContain('This page could not be loaded')
  root.unmount()
  host.remove()
}

const routes = Object.values(paths)

it('opens every route with any fragment', { timeout: 300_000 }, async () => {
  for (const path of routes) await opens(path, hostileFragments[0])
  for (const fragment of hostileFragments) {
    await opens(paths.landing, fragment)
    await opens(paths.contracts, fragment)
  }
})

it('opens every route with any query', { timeout: 300_000 }, async () => {
  for (const path of routes) for (const query of hostileQueries) await opens(`${path}?${query}`)
})

it('opens a page for any part of a path', { timeout: 300_000 }, async () => {
  for (const part of hostileParts) for (const path of [paths.overview, '']) await opens(`${path}/${part}`)
})
