import { beforeEach, expect, test, vi } from 'vitest'
import { defaultPermission } from '../testing/defaultAnswers.ts'
import { pageRenderer, type Visit } from './renderPages.ts'
import type { Permission } from './system.ts'

let permission: Permission
let greeting: string
let renders: number

const rendererOf = () =>
  pageRenderer(
    'member',
    ({ path, chosen }) => (path === '/closed' ? null : chosen === 'en' ? 'en' : 'km'),
    async ({ permission }) => {
      renders += 1
      return {
        title: permission.brandName,
        description: '',
        html: `<p>${greeting}</p>`,
        image: undefined,
        queries: [[['greeting'], greeting]],
      }
    },
  )

const visit = (ip = '198.51.100.1'): Visit => ({
  path: '/',
  chosen: undefined,
  languages: ['km'],
  brand: undefined,
  fetch: async () => Response.json({ success: true, value: { ...permission, ip, location: { ip } } }),
})

beforeEach(() => {
  permission = defaultPermission
  greeting = 'Welcome'
  renders = 0
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z') })
  return () => vi.useRealTimers()
})

test('one page serves all visitors and contains nothing of theirs', async () => {
  const render = rendererOf()
  const page = await render(visit())
  expect(await render(visit('203.0.113.2'))).toBe(page)
  expect(renders).toBe(1)
  expect(JSON.stringify(page)).not.toMatch(/198\.51\.100\.1|2026-11-26/)
  expect(page?.state).toMatchObject({ path: '/', locale: 'km', queries: [[['greeting'], 'Welcome']] })
})

test('an unchanged page is the same object after it was rendered again', async () => {
  const render = rendererOf()
  const page = await render(visit())
  vi.advanceTimersByTime(6_000)
  expect(await render(visit())).toBe(page)
  expect(renders).toBe(2)
  greeting = 'Goodbye'
  vi.advanceTimersByTime(6_000)
  expect((await render(visit()))?.html).toBe('<p>Goodbye</p>')
})

test('renders another page for another language, path or permission', async () => {
  const render = rendererOf()
  const page = await render(visit())
  expect((await render({ ...visit(), chosen: 'en' }))?.locale).toBe('en')
  expect((await render({ ...visit(), path: '/home' }))?.state.path).toBe('/home')
  permission = { ...permission, brandName: 'Other' }
  expect((await render(visit()))?.title).toBe('Other')
  expect(page?.title).not.toBe('Other')
})

test('renders another page for another version of the brand', async () => {
  const render = rendererOf()
  const brand = (version: string) => ({ version }) as Visit['brand']
  const page = await render({ ...visit(), brand: brand('one') })
  greeting = 'In another look'
  expect(await render({ ...visit(), brand: brand('one') })).toBe(page)
  expect((await render({ ...visit(), brand: brand('two') }))?.html).toBe('<p>In another look</p>')
})

test('resolves to null for a page that is not rendered here, and while the site is closed', async () => {
  const render = rendererOf()
  expect(await render({ ...visit(), path: '/closed' })).toBeNull()
  permission = { ...permission, status: 1 }
  expect(await render(visit())).toBeNull()
})

test('a render that fails is tried again by the next visit', async () => {
  let fail = true
  const render = pageRenderer(
    'member',
    () => 'km',
    async () => {
      if (fail) throw new Error('no database')
      return { title: '', description: '', html: '', image: undefined, queries: [] }
    },
  )
  await expect(render(visit())).rejects.toThrow('no database')
  fail = false
  expect(await render(visit())).not.toBeNull()
})
