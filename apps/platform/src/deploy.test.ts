import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { knownProgram } from '../../../scripts/debian.mjs'
import { freePort } from '../../../scripts/postgres.mjs'
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

test('the proxy passes requests to the ports that the platform listens on', () => {
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

interface Service {
  readonly image?: string
  readonly ports?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly deploy?: { readonly replicas: number }
  readonly volumes?: readonly string[]
}

test('the composition starts two platforms once database and bus are healthy, and only its proxy can be reached', () => {
  const composed: { services: Record<string, Service>; volumes: object } = parse(read('deploy/compose.yaml'))
  const { platform, proxy, ...stores } = composed.services
  expect(platform?.deploy?.replicas).toBe(2)
  expect(platform?.depends_on).toEqual(
    Object.fromEntries(Object.keys(stores).map((name) => [name, { condition: 'service_healthy' }])),
  )
  expect(proxy?.depends_on).toEqual({ platform: { condition: 'service_healthy' } })
  for (const { healthcheck, ports, image } of Object.values(stores)) {
    expect(healthcheck).toBeDefined()
    expect(ports).toBeUndefined()
    expect(image).toMatch(/:\d/)
  }
  expect(platform?.ports).toBeUndefined()
  expect(proxy?.ports).toEqual(['80:80', '443:443'])
  const named = Object.values(composed.services)
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((name) => !name.startsWith('.'))
  expect(Object.keys(composed.volumes).toSorted()).toEqual([...new Set(named)].toSorted())
})

test('the settings of the example reach the services that the composition has', () => {
  const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }
  for (const name of ['DATABASE_URL', 'BUS_URL'])
    expect(Object.keys(services)).toContain(URL.parse(example[name] ?? '')?.hostname)
  expect(URL.parse(example.DATABASE_URL ?? '')?.username).toBe(services.postgres?.environment?.POSTGRES_USER)
})

test('the image is built in stages of pinned versions, does not run as root, and says whether it is healthy', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const from = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1] ?? '')
  expect(from.length).toBeGreaterThan(1)
  expect(from[0]).toMatch(/:\d/)
  expect(from.slice(1).every((name) => name === 'base')).toBe(true)
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  expect(final.find((line) => line.startsWith('USER '))).toBe('USER node')
  expect(final.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  expect(lines.filter((line) => /^(?:ADD|ARG|ENV) .*(?:SECRET|PASSWORD|TOKEN)/.test(line))).toEqual([])
})

test('each line of the unit is a section, a setting or a comment', () => {
  const lines = read('deploy/baize.service').split('\n')
  expect(
    lines.filter((line) => !/^(?:$|#|\[(?:Unit|Service|Install)\]$|[A-Z][A-Za-z]+=\S)/.test(line)),
  ).toEqual([])
  expect(lines).toContain('User=baize')
})

test('rules of alarms are whole', () => {
  const { groups } = parse(read('deploy/alarms.yaml')) as {
    groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(0)
  for (const { alert, expr, labels } of rules) {
    expect(alert).toMatch(/^Baize/)
    expect(expr).toMatch(/baize/)
    expect(['page', 'ticket']).toContain(labels.severity)
  }
})

test('the pooler assigns connections by the transaction, and its limits are numbers', () => {
  const pooler = entries(read('deploy/pgbouncer.ini'), /^(\w+) =[ \t]*(.*)$/gm)
  expect(pooler.pool_mode).toBe('transaction')
  for (const name of ['default_pool_size', 'max_client_conn', 'query_wait_timeout'])
    expect(pooler[name]).toMatch(/^\d+$/)
})

const nginx = knownProgram('nginx')
/** What it keeps files of, in folders that only its package makes. */
const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Makes the certificate that nginx reads; Debian's PostgreSQL has it. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test.runIf(nginx && hasOpenssl)('nginx takes its configuration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-nginx-'))
  try {
    const certificate = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'].concat(
        '-out',
        certificate[0] ?? '',
        '-keyout',
        certificate[1] ?? '',
      ),
      { stdio: 'pipe' },
    )
    const version = spawnSync(nginx?.path ?? '', ['-v'], { env: nginx?.env, encoding: 'utf8' }).stderr
    const [, minor = 0, patch = 0] = /(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? []
    const [plain, secure] = [await freePort(), await freePort()]
    const configuration = read('deploy/nginx.conf')
      .replaceAll('listen 80', `listen ${plain}`)
      .replaceAll('listen 443', `listen ${secure}`)
      .replaceAll('/etc/nginx/tls', folder)
      .replace('http {', `http { ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}`)
      // Debian's nginx is older than the image's, and has HTTP/2 as a word of `listen`.
      .replaceAll('http2 on;', minor > 25 || (minor === 25 && patch >= 1) ? 'http2 on;' : '')
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, `pid ${folder}/pid;\nerror_log ${folder}/log;\n${configuration}`)
    const { stderr, status } = spawnSync(
      nginx?.path ?? '',
      ['-t', '-q', '-c', file, '-p', folder, '-e', join(folder, 'log')],
      { env: nginx?.env, encoding: 'utf8' },
    )
    expect({ stderr, status }).toEqual({ stderr: expect.not.stringContaining('[emerg]'), status: 0 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
