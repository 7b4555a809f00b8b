import { ApiError, type Client } from '@baize/api'
import { subscribe } from 'valtio'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultAnswers, defaultPermission } from '../testing/defaultAnswers.ts'
import { createSystem } from './system.ts'

type Answer = object | ApiError

const status = defaultAnswers.systemStatus as object
const closed = (kind: 1 | 2) => ({ ...status, status: kind, message: 'Back at noon', until: null })

/** A platform with scripted responses; it fails where they run out, and counts what it is asked. */
function scripted(answers: { permission?: Answer[]; systemStatus?: Answer[] }) {
  const asked: string[] = []
  const left = {
    permission: [...(answers.permission ?? [])],
    systemStatus: [...(answers.systemStatus ?? [])],
  }
  const client: Client = {
    now: () => new Date(),
    async call(definition: { id: string }) {
      asked.push(definition.id)
      const answer = left[definition.id as keyof typeof left].shift() ?? new ApiError('network')
      await Promise.resolve()
      if (answer instanceof Error) throw answer
      return answer as never
    },
  }
  return { client, asked }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('createSystem', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('requests nothing before it is subscribed to, then what the site may show', async () => {
    const { client, asked } = scripted({ permission: [defaultPermission] })
    const system = createSystem(client)
    await settled()
    expect(asked).toEqual([])
    expect(system.state.current).toEqual({ kind: 'loading' })
    system.watch()
    await settled()
    expect(system.state.current).toEqual({ kind: 'normal', permission: defaultPermission })
    expect(asked).toEqual(['permission'])
  })

  it('is closed at a host that is none of the brand’s, whatever its status', async () => {
    const facts = { ...defaultPermission, ownHosts: ['baize.example'] }
    for (const [host, kind] of [
      ['baize.example', 'normal'],
      ['evil.example', 'wrongAddress'],
    ] as const) {
      const { client } = scripted({ permission: [facts], systemStatus: [status] })
      const system = createSystem(client, undefined, host)
      system.watch()
      await settled()
      expect(system.state.current.kind).toBe(kind)
      system.check()
      await settled()
      expect(system.state.current.kind).toBe(kind)
    }
  })

  it('keeps its state where a response says nothing new', async () => {
    const prerendered = { ...defaultPermission, ip: '', now: new Date(0).toISOString() }
    const later = { ...status, now: new Date().toISOString() }
    const { client, asked } = scripted({ systemStatus: [status, later, { ...status, message: 'Soon' }] })
    const system = createSystem(client, prerendered)
    const before = system.state.current
    system.watch()
    await settled()
    system.check()
    await settled()
    expect(asked).toEqual(['systemStatus', 'systemStatus'])
    expect(system.state.current).toBe(before)
    system.check()
    await settled()
    expect(system.state.current).toMatchObject({ permission: { message: 'Soon' } })
  })

  it('closes when the status says so, polls every five seconds, and restores the site', async () => {
    const { client, asked } = scripted({
      permission: [defaultPermission],
      systemStatus: [closed(1), closed(1), status],
    })
    const system = createSystem(client)
    const kinds: string[] = []
    system.watch()
    subscribe(system.state, () => kinds.push(system.state.current.kind))
    await settled()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(asked).toEqual(['permission'])
    await vi.advanceTimersByTimeAsync(1)
    expect(system.state.current).toMatchObject({
      kind: 'maintenance',
      checking: false,
      permission: { message: 'Back at noon', brandName: defaultPermission.brandName },
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(system.state.current.kind).toBe('maintenance')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(system.state.current.kind).toBe('normal')
    expect(asked).toEqual(['permission', 'systemStatus', 'systemStatus', 'systemStatus'])
    expect(kinds).toContain('maintenance')
  })

  it('opens closed where the region is blocked, and polls at once on demand', async () => {
    const { client, asked } = scripted({
      permission: [{ ...defaultPermission, ...closed(2) }],
      systemStatus: [closed(2), status],
    })
    const system = createSystem(client)
    system.watch()
    await settled()
    expect(system.state.current.kind).toBe('regionBlocked')
    system.check()
    expect(system.state.current).toMatchObject({ kind: 'regionBlocked', checking: true })
    await settled()
    expect(system.state.current).toMatchObject({ kind: 'regionBlocked', checking: false })
    system.check()
    await settled()
    expect(system.state.current.kind).toBe('normal')
    expect(asked).toHaveLength(3)
  })

  it('says that the platform cannot be reached, tries by itself, and opens when it can', async () => {
    const { client, asked } = scripted({ permission: [new ApiError('timeout'), defaultPermission] })
    const system = createSystem(client)
    system.watch()
    await settled()
    expect(system.state.current).toMatchObject({
      kind: 'failed',
      checking: false,
      error: { code: 'timeout' },
    })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(system.state.current.kind).toBe('normal')
    expect(asked).toEqual(['permission', 'permission'])
  })

  it('shows that it is asking after a failure', async () => {
    const { client } = scripted({ permission: [new ApiError('network'), defaultPermission] })
    const system = createSystem(client)
    system.watch()
    await settled()
    system.check()
    expect(system.state.current).toMatchObject({ kind: 'failed', checking: true })
    await settled()
    expect(system.state.current.kind).toBe('normal')
  })

  it('closes nothing because a status cannot be had', async () => {
    const { client, asked } = scripted({ permission: [defaultPermission] })
    const system = createSystem(client)
    system.watch()
    await settled()
    await vi.advanceTimersByTimeAsync(180_000)
    expect(system.state.current.kind).toBe('normal')
    expect(asked).toEqual(['permission', 'systemStatus', 'systemStatus', 'systemStatus'])
  })

  it('keeps a closed site closed while the status cannot be had', async () => {
    const { client } = scripted({ permission: [{ ...defaultPermission, ...closed(1) }] })
    const system = createSystem(client)
    system.watch()
    await settled()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(system.state.current).toMatchObject({ kind: 'maintenance', checking: false })
  })

  it('reads everything afresh when the language changes', async () => {
    const khmer = { ...defaultPermission, brandName: 'បៃហ្ស៍' }
    const { client, asked } = scripted({ permission: [defaultPermission, khmer] })
    const system = createSystem(client)
    system.watch()
    await settled()
    system.reload()
    await settled()
    expect(system.state.current).toEqual({ kind: 'normal', permission: khmer })
    expect(asked).toEqual(['permission', 'permission'])
  })

  it('asks once at a time', async () => {
    const { client, asked } = scripted({ permission: [defaultPermission] })
    const system = createSystem(client)
    system.watch()
    system.check()
    system.check()
    await settled()
    expect(asked).toEqual(['permission'])
  })

  it('is idle without subscribers, and resumes with one', async () => {
    const { client, asked } = scripted({ permission: [defaultPermission], systemStatus: [status, status] })
    const system = createSystem(client)
    const stop = system.watch()
    const alsoStop = system.watch()
    await settled()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
    alsoStop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(2)
    system.watch()
    await settled()
    expect(asked).toHaveLength(3)
    expect(system.state.current.kind).toBe('normal')
  })
})
