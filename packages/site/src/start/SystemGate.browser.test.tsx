import { type Client, createIntents } from '@baize/api'
import { describe, expect, it, vi } from 'vitest'
import { CacheProvider } from '../platform/CacheProvider.tsx'
import { PlatformProvider } from '../platform/PlatformProvider.tsx'
import type { Platform } from '../platform/platform.ts'
import { createPageToken } from '../session/pageToken.ts'
import { defaultPermission } from '../testing/defaultAnswers.ts'
import { testPage } from '../testing/testPage.tsx'
import { SystemGate } from './SystemGate.tsx'
import { createSystem } from './system.ts'

const page = testPage()

/** A platform whose own state is `state`. */
function platformOf(state: { status: 0 | 1 | 2 }): Platform {
  const client: Client = {
    now: () => new Date(),
    call: async () => ({ ...defaultPermission, status: state.status }) as never,
  }
  return {
    site: 'member',
    client,
    token: createPageToken(),
    intents: createIntents(null),
    system: createSystem(client),
    confirmWith: () => {},
    onError: () => () => {},
  }
}

function show(platform: Platform, onTimeZone: (timeZone: string) => void = () => {}) {
  page.show(
    <PlatformProvider platform={platform}>
      <CacheProvider>
        <SystemGate onTimeZone={onTimeZone}>
          <input aria-label="Amount" />
        </SystemGate>
      </CacheProvider>
    </PlatformProvider>,
  )
}

const input = () => page.host.querySelector<HTMLInputElement>('input[aria-label=Amount]')
const opened = () => vi.waitFor(() => expect(input()?.checkVisibility()).toBe(true))
const closedBy = (words: string | RegExp) =>
  vi.waitFor(() => {
    expect(page.host.querySelector('main')?.textContent).toMatch(words)
    expect(input()?.checkVisibility() ?? false).toBe(false)
  })

describe('SystemGate', () => {
  it('closes over the app, and restores it with what was typed', async () => {
    const state = { status: 0 as 0 | 1 | 2 }
    const platform = platformOf(state)
    const zones: string[] = []
    show(platform, (zone) => void zones.push(zone))
    await opened()
    const typed = input() as HTMLInputElement
    typed.value = '40000'
    expect(zones).toHaveLength(1)

    state.status = 1
    platform.system.check()
    await closedBy(/We’ll be back soon/)

    state.status = 0
    platform.system.check()
    await opened()
    expect(input()).toBe(typed)
    expect(input()?.value).toBe('40000')
    expect(page.host.querySelector('main')).toBeNull()
  })

  it('shows nothing of the app to a region that is blocked from the start', async () => {
    show(platformOf({ status: 2 }))
    await closedBy(/Not available in your region[\s\S]*203\.0\.113\.9/)
    expect(input()).toBeNull()
  })
})
