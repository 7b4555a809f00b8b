import { beforeEach, expect, test, vi } from 'vitest'
import { usualPermission } from '../testing/usualAnswers.ts'
import { makePages, type Visit } from './madePages.ts'
import type { Permission } from './system.ts'

/** What the platform says of itself, and what a page shows of it. */
let said: Permission
let words: string

/** A process that makes the pages of the members' site. */
const open = () =>
  makePages(
    'member',
    ({ path, chosen }) => (path === '/closed' ? null : chosen === 'en' ? 'en' : 'km'),
    async ({ permission }) => ({
      title: permission.brandName,
      description: '',
      html: `<p>${words}</p>`,
      picture: undefined,
      reads: [[['words'], words]],
    }),
  )

const visit = (ip = '198.51.100.1'): Visit => ({
  path: '/',
  chosen: undefined,
  languages: ['km'],
  brand: undefined,
  fetch: async () => Response.json({ success: true, value: { ...said, ip, location: { ip } } }),
})

beforeEach(() => {
  said = usualPermission
  words = 'Welcome'
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') })
  return () => vi.useRealTimers()
})

test('one page serves all visitors, and each is told what it was made of with what is their own', async () => {
  const site = open()
  const page = await site.makePage(visit())
  expect(await site.makePage(visit('203.0.113.2'))).toBe(page)
  expect(page?.html).not.toContain('198.51.100.1')
  const start = await site.makeStart(visit('203.0.113.2'), page?.id ?? '')
  expect(start).toMatchObject({ path: '/', locale: 'km', reads: [[['words'], 'Welcome']] })
  expect(start?.permission.ip).toBe('203.0.113.2')
})

test('what did not change is the same page seconds later; where none is made, there is none', async () => {
  const site = open()
  const page = await site.makePage(visit())
  vi.advanceTimersByTime(6_000)
  expect(await site.makePage(visit())).toBe(page)
  expect(await site.makePage({ ...visit(), path: '/closed' })).toBeNull()
  expect(await site.makeStart({ ...visit(), path: '/closed' }, page?.id ?? '')).toBeNull()
})

test('another process knows the page that it would make itself', async () => {
  const page = await open().makePage(visit())
  expect((await open().makeStart(visit(), page?.id ?? ''))?.reads).toEqual([[['words'], 'Welcome']])
})

test('a page that was made of older words goes on with them; elsewhere it is not known', async () => {
  const site = open()
  const old = await site.makePage(visit())
  words = 'Goodbye'
  vi.advanceTimersByTime(6_000)
  const now = await site.makePage(visit())
  expect(now?.id).not.toBe(old?.id)
  expect((await site.makeStart(visit(), old?.id ?? ''))?.reads).toEqual([[['words'], 'Welcome']])
  expect(await open().makeStart(visit(), old?.id ?? '')).toBeNull()
})

test('of another language, path or state of the platform it is not told', async () => {
  const site = open()
  const { id = '' } = (await site.makePage(visit())) ?? {}
  expect(await site.makeStart({ ...visit(), chosen: 'en' }, id)).toBeNull()
  expect(await site.makeStart({ ...visit(), path: '/hot' }, id)).toBeNull()
  said = { ...said, brandName: 'Other' }
  expect(await site.makeStart(visit(), id)).toBeNull()
  said = { ...said, status: 1 }
  expect(await site.makeStart(visit(), id)).toBeNull()
})

test('what is kept of old pages is bounded', async () => {
  const site = open()
  const { id = '' } = (await site.makePage(visit())) ?? {}
  for (let n = 0; n < 70; n += 1) {
    words = String(n)
    vi.advanceTimersByTime(6_000)
    await site.makePage(visit())
  }
  expect(await site.makeStart(visit(), id)).toBeNull()
})
