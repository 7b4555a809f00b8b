import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registry } from './observability/metrics.ts'
import './observability/gauges.ts'
import { missingSettings, settingWarnings } from './production.ts'
import { readSettings } from './settings.ts'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
const entries = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))

const example = entries(read('deploy/platform.env.example'), /^([A-Z_]+)=(.*)$/gm)
const image = entries(read('deploy/Dockerfile'), /\b([A-Z_]+)=([^\s\\]+)/g)
const unit = entries(read('deploy/baize.service'), /^Environment=([A-Z_]+)=(.*)$/gm)
const documented = new Set(
  [...read('apps/platform/README.md').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
)

test.each([
  ['in the container', image],
  ['under systemd', unit],
])(
  'the example of settings starts the platform %s once its secrets are filled in, and no setting is misspelt',
  (_, own) => {
    const { NODE_ENV, ...more } = own
    expect(NODE_ENV).toBe('production')
    const env = { ...more, ...example }
    const settings = readSettings(env)
    expect(missingSettings(env, settings).map((line) => line.split(':')[0])).toEqual([
      'DATABASE_URL',
      'PLATFORM_SECRET',
    ])
    expect(settingWarnings(settings)).toEqual([])
    expect(settings.playMoney).toBe(false)
    expect(Object.keys(env).filter((name) => !documented.has(name))).toEqual([])
  },
)

test('images leave the sandbox out, and nothing in deploy starts it', () => {
  expect(read('deploy/Dockerfile.dockerignore').split('\n')).toContain('apps/sandbox')
  for (const name of [
    'deploy/Dockerfile',
    'deploy/baize.service',
    'deploy/compose.yaml',
    'deploy/platform.env.example',
  ])
    expect(read(name)).not.toMatch(/sandbox/i)
})

test('image and unit start the platform with the flags that keep it small', () => {
  const { flags } = JSON.parse(read('apps/platform/process.json')) as { flags: string[] }
  for (const name of ['deploy/Dockerfile', 'deploy/baize.service'])
    for (const flag of flags) expect(read(name)).toContain(flag)
})

test('the proxy hands on to the ports that the platform listens on', () => {
  const { ports } = readSettings({})
  for (const part of ['platform', 'member', 'agent'] as const)
    expect(read('deploy/nginx.conf')).toContain(`example.com ${ports[part]};`)
})

test('alarms are about metrics that there are, and the runbook says what to do about each', async () => {
  const alarms = read('deploy/alarms.yaml')
  const gauges = read('apps/platform/src/observability/gauges.ts')
  const known = (name: string) => registry.getSingleMetric(name) !== undefined || gauges.includes(`'${name}'`)
  const used = [...alarms.matchAll(/baize_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))
  expect(used.filter((name) => !known(name))).toEqual([])
  for (const [, alert] of alarms.matchAll(/alert: (\w+)/g))
    expect(read('docs/operations.md')).toContain(`\`${alert}\``)
})
