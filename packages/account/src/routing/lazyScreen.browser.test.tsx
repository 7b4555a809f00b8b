import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { testPage } from '../testing/testPage.tsx'
import { lazyScreen } from './lazyScreen.tsx'

const page = testPage()

function Hello({ name }: { name: string }) {
  return <p>{`Hello ${name}`}</p>
}

/** A chunk that answers each time it is asked for as the list says. */
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

describe('lazyScreen', () => {
  it('fetches its code when it is shown, once for all places', async () => {
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

  it('is there in the first commit when it was fetched ahead', async () => {
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

  it('tells whoever fetches it ahead which words it stands on, and none where it does not come', async () => {
    const words = async () => ({})
    const Worded = Object.assign(({ name }: { name: string }) => <Hello name={name} />, { words })
    const load = vi
      .fn<() => Promise<typeof Worded>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(Worded)
    const Screen = lazyScreen(load)
    expect(await Screen.preload()).toBeUndefined()
    expect(await Screen.preload()).toBe(words)
    expect(await Screen.preload()).toBe(words)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('says that it could not be loaded, and is loaded by trying again', async () => {
    const load = chunk('lost', 'lost', 'there')
    show(lazyScreen(load))
    ;(await button()).click()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    ;(await button()).click()
    await text()
    expect(load).toHaveBeenCalledTimes(3)
    expect(page.host.querySelector('button')).toBeNull()
  })

  it('tries again by itself when it is shown anew', async () => {
    const load = chunk('lost', 'there')
    const Screen = lazyScreen(load)
    show(Screen)
    await button()
    page.show(null)
    await vi.waitFor(() => expect(page.host.textContent).toBe(''))
    show(Screen)
    await text()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows nothing when it is silent, until it is there', async () => {
    const load = chunk('lost', 'there')
    const Silent = lazyScreen(load, 'silent')
    show(Silent)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await new Promise((done) => setTimeout(done, 50))
    expect(page.host.textContent).toBe('')
    Silent.preload()
    await text()
  })

  it('comes by itself when it is silent and its code was lost at first', async () => {
    const load = chunk('lost', 'there')
    show(lazyScreen(load, 'silent'))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(page.host.textContent).toBe('')
    await vi.waitFor(() => expect(page.host.textContent).toContain('Hello Dara'), 8_000)
    expect(load).toHaveBeenCalledTimes(2)
  })
  it('has something in its place while it does not come, where somebody may wait for it', async () => {
    const load = chunk('lost', 'lost', 'there')
    const Failed = ({ onRetry }: { onRetry: () => void }) => (
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    )
    show(lazyScreen(load, 'silent', Failed))
    const again = await button()
    again.click()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await new Promise((done) => setTimeout(done, 50))
    expect(again.isConnected).toBe(true)
    again.click()
    await text()
    expect(page.host.querySelector('button')).toBeNull()
  })
})
