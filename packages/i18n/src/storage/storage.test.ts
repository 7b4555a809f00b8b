import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  vi.resetModules()
})

/** A storage as browsers have it: its keys are properties. */
function plainStorage(room = Number.POSITIVE_INFINITY) {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? (kept as never)[key] : null),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      Object.assign(kept, { [key]: value })
    },
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
    clear: () => {
      for (const key of Object.keys(kept)) methods.removeItem(key)
    },
  }
  const kept = Object.create(methods) as typeof methods
  return kept
}

/** The module as a page has it that was loaded anew. */
const newPage = () => {
  vi.resetModules()
  return import('./storage.ts')
}
const asItIs = (found: unknown) => found

it('keeps texts and values over a reload, as they were before there were versions', async () => {
  vi.stubGlobal('sessionStorage', plainStorage())
  vi.stubGlobal('localStorage', plainStorage())
  const before = await newPage()
  before.tabStorage.set('baize.reset', 'code')
  before.browserStorage.write('baize.inviteTemplates.team', { hidden: ['a'] })
  expect(localStorage.getItem('baize.inviteTemplates.team')).toBe('{"hidden":["a"]}')
  const after = await newPage()
  expect(after.tabStorage.get('baize.reset')).toBe('code')
  expect(after.browserStorage.read('baize.inviteTemplates.team', asItIs)).toEqual({ hidden: ['a'] })
  after.tabStorage.set('baize.reset', null)
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('reports the version that a value was stored in, and reads nothing that a newer site has kept', async () => {
  vi.stubGlobal('localStorage', plainStorage())
  const { browserStorage } = await newPage()
  browserStorage.write('baize.inviteTemplates.team', [1])
  const read = (newest: number) =>
    browserStorage.read('baize.inviteTemplates.team', (found, version) => [found, version], newest)
  expect(read(2)).toEqual([[1], 1])
  browserStorage.write('baize.inviteTemplates.team', { list: [1] }, 2)
  expect(read(2)).toEqual([{ list: [1] }, 2])
  expect(read(1)).toEqual([undefined, 1])
})

it('returns nothing for what is no JSON', async () => {
  const storage = plainStorage()
  vi.stubGlobal('sessionStorage', storage)
  storage.setItem('baize.invitation', '{')
  const { tabStorage } = await newPage()
  expect(tabStorage.read('baize.invitation', asItIs)).toBeUndefined()
})

it('works for the page where the browser refuses even to name its storage', async () => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true })
  const { tabStorage } = await newPage()
  tabStorage.set('baize.resume', '/vip')
  expect(tabStorage.get('baize.resume')).toBe('/vip')
  expect(tabStorage.keys()).toEqual(['baize.resume'])
  tabStorage.clear()
  expect(tabStorage.get('baize.resume')).toBeNull()
})

it('works for the page where storage is full, and the earlier value does not come back', async () => {
  const storage = plainStorage(4)
  vi.stubGlobal('sessionStorage', storage)
  const { tabStorage } = await newPage()
  tabStorage.set('baize.resume', '/vip')
  tabStorage.set('baize.resume', '/member/withdraw')
  expect(tabStorage.get('baize.resume')).toBe('/member/withdraw')
  expect((await newPage()).tabStorage.get('baize.resume')).toBeNull()
})

it('keeps nothing on a server: it would be everybody’s', async () => {
  const { tabStorage } = await newPage()
  tabStorage.set('token', 'somebody')
  expect(tabStorage.get('token')).toBeNull()
  expect(tabStorage.keys()).toEqual([])
})
