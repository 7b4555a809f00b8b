import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { followKeys, makeKey } from './keys.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'baize-keys-'))
let at = folder()
const now = new Date('2026-11-28T12:00:00Z')
const ana = makeKey({ name: 'ana', roles: ['content', 'read'] })
const bot = makeKey({ name: 'bot', roles: ['money'], until: '2026-11-28T19:00:01+07:00' })

beforeEach(() => {
  at = folder()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(at, { recursive: true })
})

const file = () => join(at, 'keys.json')
const write = (value: unknown) =>
  writeFileSync(file(), typeof value === 'string' ? value : JSON.stringify(value))

test('a key is found by its hash, and the file has nothing that could be one', () => {
  write([ana.entry, bot.entry])
  const keys = followKeys(file())
  expect(keys.find(ana.key, now)).toEqual({ name: 'ana', roles: ['content', 'read'] })
  expect(keys.find(bot.key, now)).toEqual({ name: 'bot', roles: ['money'] })
  for (const wrong of ['', ana.entry.sha256, ana.key.slice(0, -1), `${ana.key}A`, ana.key.toUpperCase()])
    expect(keys.find(wrong, now)).toBeNull()
  expect(JSON.stringify([ana.entry, bot.entry])).not.toContain('bzo_')
})

test('a key ends at its time', () => {
  write([bot.entry])
  const keys = followKeys(file())
  expect(keys.find(bot.key, new Date('2026-11-28T12:00:00.999Z'))).not.toBeNull()
  expect(keys.find(bot.key, new Date('2026-11-28T12:00:01Z'))).toBeNull()
})

test('a key that is taken out is refused at once, and one that is added is known', () => {
  write([ana.entry])
  const keys = followKeys(file())
  write([bot.entry])
  expect(keys.find(ana.key, now)).toBeNull()
  expect(keys.find(bot.key, now)).not.toBeNull()
})

test.each([['[{'], ['{}'], ['[{"name":"ana"}]']])(
  'a file that becomes %s opens to nobody until it is mended',
  (broken) => {
    write([ana.entry])
    const keys = followKeys(file())
    write(broken)
    expect(keys.find(ana.key, now)).toBeNull()
    rmSync(file())
    expect(keys.find(ana.key, now)).toBeNull()
    write([ana.entry, bot.entry])
    expect(keys.find(ana.key, now)).not.toBeNull()
  },
)

test.each<[string, unknown, string]>([
  ['is no JSON', '[{', 'OPERATOR_KEYS: '],
  ['has an unknown role', [{ ...ana.entry, roles: ['root'] }], 'roles[0]'],
  ['has no role', [{ ...ana.entry, roles: [] }], 'roles'],
  ['has a name twice', [ana.entry, { ...bot.entry, name: 'ana' }], 'name twice'],
  ['has a key twice', [ana.entry, { ...ana.entry, name: 'other' }], 'sha256 twice'],
  ['has the key itself', [{ ...ana.entry, sha256: ana.key }], 'sha256'],
])('a file that %s stops the start', (_, value, reason) => {
  write(value)
  expect(() => followKeys(file())).toThrow(reason)
})

test('the port is closed by default, and opens only together with keys', () => {
  expect(readSettings({}).operator).toBeNull()
  expect(() => readSettings({ PORT_OPERATOR: '4310' })).toThrow('OPERATOR_KEYS')
  expect(() => readSettings({ OPERATOR_KEYS: file() })).toThrow('PORT_OPERATOR')
  expect(readSettings({ PORT_OPERATOR: '4310', OPERATOR_KEYS: file() }).operator).toEqual({
    ...{ port: 4310, hostname: '127.0.0.1', keysFile: file() },
  })
})
