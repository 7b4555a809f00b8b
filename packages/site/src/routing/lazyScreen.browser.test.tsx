import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testPage } from '../testing/testPage.tsx'
import { lazyScreen } from './lazyScreen.tsx'
import { reloadOnce } from './reloadOnce.ts'

// A page that runs a test cannot be loaded anew: e2e/journeys/deploy.spec.ts does it.
vi.mock('./reloadOnce.ts', () => ({ reloadOnce: vi.fn(async () => false) }))

const page = testPage()

function Hello({ name }: { name: string }) {
  return <p>{`Hello ${name}`}</p>
}

/** An import whose attempts come out as listed. */
function chunk(...answers: ('there' | 'lost')[]) {
  return vi.fn(async (): Promise<ComponentType<{ name: string }>> => {
    if (answers.shift() === 'lost') throw new TypeError('Failed to fetch dynamically imported module')
    return Hello
  })
}

function show(Screen: ComponentType<{ name: string }>) {
  page.show(<Screen name="Dara" />)
}

const text = () => vi.waitFor(() => expect(page.host.textContent).toContain('Hello Dara'))
const button = () =>
  vi.waitFor(() => {
    const found = page.host.querySelector('button')
    if (!found) throw new Error('no button yet')
    return found
  })

/** Whether the browser believes that there is a connection. */
function connected(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
}

beforeEach(() => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  )
}

function Broken(): never {
  throw new Error('broken')
}

describe('lazyScreen', () => {
  it('loads its code when it is shown, once for all places', async () => {
    const load = chunk('there')
    const Screen = lazyScreen(load)
    expect(load).not.toHaveBeenCalled()
    show(() => (
      <>
        <Screen name="Dara" />
        <Screen name="Sokha" />
      </>
    ))
    await text()
    expect(page.host.textContent).toContain('Hello Sokha')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is there in the first commit when it was prefetched', async () => {
    // The messages of the modules that are evaluated are loaded by the first screen.
    show(lazyScreen(chunk('there')))
    await text()
    page.show(null)
    await vi.waitFor(() => expect(page.host.textContent).toBe(''))
    const load = chunk('there')
    const Screen = lazyScreen(load)
    Screen.preload()
    Screen.preload()
    await vi.waitFor(() => expect(load).toHaveResolved())
    await Promise.resolve()
    const seen: string[] = []
    new MutationObserver(() => seen.push(page.host.textContent ?? '')).observe(page.host, {
      childList: true,
      subtree: true,
    })
    show(Screen)
    await text()
    expect(new Set(seen)).toEqual(new Set(['Hello Dara']))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('keeps its state where its code was loaded by another place meanwhile', async () => {
    const Screen = lazyScreen(chunk('there'))
    show(Screen)
    await text()
    const before = page.host.querySelector('p')
    show(Screen)
    await Promise.resolve()
    expect(page.host.querySelector('p')).toBe(before)
  })

  it('resolves its prefetch to the messages that it needs, and to nothing where it cannot be loaded', async () => {
    const words = async () => ({})
    const Worded = Object.assign(({ name }: { name: string }) => <Hello name={name} />, { words })
    const load = vi
      .fn<() => Promise<typeof Worded>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(Worded)
    const Lost = lazyScreen(load)
    expect(await Lost.preload()).toBeUndefined()
    expect(await Lost.preload()).toBeUndefined()
    expect(load).toHaveBeenCalledTimes(1)
    const Screen = lazyScreen(load)
    expect(await Screen.preload()).toBe(words)
    expect(await Screen.preload()).toBe(words)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('attempts no import without a connection, and is loaded by trying again with it', async () => {
    const load = chunk('there')
    connected(false)
    show(lazyScreen(load))
    ;(await button()).click()
    await button()
    expect(load).not.toHaveBeenCalled()
    connected(true)
    ;(await button()).click()
    await text()
    expect(load).toHaveBeenCalledTimes(1)
    expect(page.host.querySelector('button')).toBeNull()
  })

  it('loads the page anew where an import failed, and offers it where that was done: a browser would keep the failure', async () => {
    const load = chunk('lost')
    show(lazyScreen(load))
    await button()
    expect(reloadOnce).toHaveBeenCalledTimes(1)
    expect(page.host.querySelector('[role=alert]')?.textContent).toContain('could not be loaded')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows nothing when it is silent, and loads by itself with the connection', async () => {
    const load = chunk('there')
    connected(false)
    show(lazyScreen(load, 'silent'))
    await new Promise((done) => setTimeout(done, 50))
    expect(page.host.textContent).toBe('')
    connected(true)
    dispatchEvent(new Event('online'))
    await text()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('has a fallback in its place while a silent screen cannot be loaded, where one is given', async () => {
    const load = chunk('there')
    connected(false)
    show(lazyScreen(load, 'silent', Failed))
    ;(await button()).click()
    await button()
    connected(true)
    // Where the fallback is still on its way, the screen is loaded by itself.
    page.host.querySelector('button')?.click()
    await text()
    expect(page.host.querySelector('button')).toBeNull()
  })

  it('leaves the rest of the site where the screen itself fails', async () => {
    const Screen = lazyScreen(async () => Broken as ComponentType<{ name: string }>)
    show(() => (
      <>
        <p>Beside</p>
        <Screen name="Dara" />
      </>
    ))
    await button()
    expect(page.host.textContent).toContain('Beside')
  })
})
