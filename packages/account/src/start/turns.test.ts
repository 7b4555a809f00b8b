import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Each test has turns of its own. */
async function fresh(drawn = true) {
  vi.resetModules()
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => (drawn ? setTimeout(act, 16) : 0))
  return import('./turns.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('the turns of a page that a server made', () => {
  it('come in the order in which parts asked, a frame apart, and then whoever waits for all', async () => {
    const { takeTurns, turnOf, afterTurns } = await fresh()
    const seen: string[] = []
    takeTurns()
    for (const part of ['header', 'games', 'bar']) void turnOf(part)?.then(() => seen.push(part))
    afterTurns(() => seen.push('all'))
    await vi.advanceTimersByTimeAsync(17)
    expect(seen).toEqual(['header'])
    expect(turnOf('header')).toBeUndefined()
    expect(turnOf('games')).toBeInstanceOf(Promise)
    await vi.advanceTimersByTimeAsync(17)
    expect(seen).toEqual(['header', 'games'])
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toEqual(['header', 'games', 'bar', 'all'])
    expect(turnOf('a part of a later page')).toBeUndefined()
  })

  it('of what a part holds come before those of the parts behind it', async () => {
    const { takeTurns, turnOf } = await fresh()
    const seen: string[] = []
    const ask = (part: string) => turnOf(part)?.then(() => seen.push(part))
    takeTurns()
    void turnOf('page')?.then(() => {
      seen.push('page')
      for (const part of ['news', 'games']) void ask(part)
    })
    void ask('bar')
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toEqual(['page', 'news', 'games', 'bar'])
  })

  it('are the same for a part that asks again', async () => {
    const { takeTurns, turnOf } = await fresh()
    takeTurns()
    expect(turnOf('header')).toBe(turnOf('header'))
  })

  it('let whoever waits for all come one by one, each in a task of its own', async () => {
    const { takeTurns, afterTurns } = await fresh()
    const seen: string[] = []
    takeTurns()
    for (const name of ['live', 'menus', 'news']) afterTurns(() => seen.push(name))
    await vi.advanceTimersToNextTimerAsync()
    await vi.advanceTimersToNextTimerAsync()
    expect(seen).toEqual(['live'])
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toEqual(['live', 'menus', 'news'])
  })

  it('come in a tab behind others, which draws no frame', async () => {
    const { takeTurns, turnOf, afterTurns } = await fresh(false)
    const all = vi.fn()
    takeTurns()
    turnOf('header')
    afterTurns(all)
    await vi.advanceTimersByTimeAsync(500)
    expect(all).toHaveBeenCalledTimes(1)
  })

  it('are not waited for on a page that no server made', async () => {
    const { turnOf, afterTurns } = await fresh()
    const all = vi.fn()
    afterTurns(all)
    expect(turnOf('header')).toBeUndefined()
    expect(all).toHaveBeenCalledTimes(1)
  })
})
