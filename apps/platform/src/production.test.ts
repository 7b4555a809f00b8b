import { expect, test } from 'vitest'
import { missingSettings, requireProductionSettings, settingWarnings } from './production.ts'
import { readSettings } from './settings.ts'

const complete = {
  DATABASE_URL: 'postgres://db.example/baize',
  PLATFORM_SECRET: 's'.repeat(32),
  HOST: '0.0.0.0',
  PUBLIC_PLATFORM: 'https://api.example.com',
  PUBLIC_MEMBER: 'https://play.example.com',
  PUBLIC_AGENT: 'https://agent.example.com',
  SITE_MEMBER_DIST: '/srv/member',
  SITE_AGENT_DIST: '/srv/agent',
}

const missing = (env: Record<string, string>) =>
  missingSettings(env, readSettings(env)).map((line) => line.split(':')[0])

test.each([['SANDBOX'], ['SANDBOX_FAST']])(
  '%s=1 is refused, with the command that starts a sandbox',
  (name) => {
    const env = { ...complete, [name]: '1' }
    expect(() => requireProductionSettings(env, readSettings(env))).toThrow(`${name}=1`)
    expect(() => requireProductionSettings(env, readSettings(env))).toThrow('npm start')
  },
)

test('a setting that turned the sandbox off before is no mistake', () => {
  const env = { ...complete, SANDBOX: '0' }
  expect(() => requireProductionSettings(env, readSettings(env))).not.toThrow()
})

test('no setting of the environment makes production lenient', () => {
  const settings = readSettings({ ...complete, SANDBOX: '1', SANDBOX_FAST: '1' })
  expect(settings).toMatchObject({ playMoney: false, shortDelays: false, stopDelaySeconds: 5 })
  expect(settings.hashCost).toEqual({ memoryCost: 65_536, timeCost: 3, parallelism: 1 })
  expect(settings.limits).toMatchObject({
    failuresPerAddress: 30,
    registrationsPerHour: 3,
    allowanceFactor: 1,
  })
})

test('a complete production configuration misses nothing', () => {
  expect(missing(complete)).toEqual([])
})

test('names every missing setting at once', () => {
  expect(
    missing({ HOST: '0.0.0.0', SITE_MEMBER_DIST: '/srv/member', SITE_AGENT_DIST: '/srv/agent' }),
  ).toEqual(['DATABASE_URL', 'PLATFORM_SECRET', 'PUBLIC_PLATFORM', 'PUBLIC_MEMBER', 'PUBLIC_AGENT'])
  expect(() => requireProductionSettings({}, readSettings({}))).toThrow('PLATFORM_SECRET')
})

test.each([
  [
    'an embedded folder that is named stands in for a server',
    { DATABASE_URL: '', DATA_FOLDER: '/srv/data' },
    [],
  ],
  ['a short secret', { PLATFORM_SECRET: 'short' }, ['PLATFORM_SECRET']],
  [
    'the password of the example',
    { DATABASE_URL: 'postgres://baize:change-me@postgres:5432/baize' },
    ['DATABASE_URL'],
  ],
  ['codes over plain http', { MESSAGE_GATEWAY: 'http://messages.example.com/send' }, ['MESSAGE_GATEWAY']],
  ['a message gateway on this machine', { MESSAGE_GATEWAY: 'http://127.0.0.1:4400/send' }, []],
  ['a public address without TLS', { PUBLIC_MEMBER: 'http://play.example.com' }, ['PUBLIC_MEMBER']],
  [
    'an address that only begins like loopback',
    { PUBLIC_AGENT: 'http://127.0.0.1.example' },
    ['PUBLIC_AGENT'],
  ],
  [
    'loopback needs no TLS',
    { PUBLIC_MEMBER: 'http://[::1]:4301', PUBLIC_AGENT: 'http://localhost:4302' },
    [],
  ],
  ['addresses on loopback have defaults', { HOST: '127.0.0.1', PUBLIC_PLATFORM: '' }, []],
  ['a site that is not served needs no address', { SITE_AGENT_DIST: '', PUBLIC_AGENT: '' }, []],
])('%s', (_, change, named) => {
  expect(missing({ ...complete, ...change })).toEqual(named)
})

test('says that a proxy is not trusted', () => {
  const warned = (env: Record<string, string>) =>
    settingWarnings(readSettings(env)).map((text) => text.split(/[ =]/)[0])
  expect(warned(complete)).toEqual(['TRUSTED_HOPS'])
  expect(warned({ ...complete, TRUSTED_HOPS: '1' })).toEqual([])
  expect(warned({})).toEqual([])
})
