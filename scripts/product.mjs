/** The built product as one process: ports, the platform's start, its ready line, its end. Used by start, dev, e2e. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { childEnvironment, houseNode, PlainError, root } from './toolbox.mjs'

/** The four addresses of the product: the setting that moves each, and its usual port. */
export const addresses = [
  { name: 'platform', title: 'Platform', setting: 'PORT_PLATFORM', port: 4300 },
  { name: 'member', title: 'Member site', setting: 'PORT_MEMBER', port: 4301 },
  { name: 'agent', title: 'Agent site', setting: 'PORT_AGENT', port: 4302 },
  { name: 'storybook', title: 'Storybook', setting: 'PORT_STORYBOOK', port: 4303 },
]

/** Where the builds lie that the platform's process serves. */
export const builtFolders = {
  SITE_MEMBER_DIST: join(root, 'apps/member-site/dist'),
  SITE_AGENT_DIST: join(root, 'apps/agent-site/dist'),
  STORYBOOK_DIST: join(root, 'apps/storybook/storybook-static'),
}

/** How the platform's process is started, so that it stays small: docs/decisions/0032-a-small-young-generation.md. */
const started = JSON.parse(readFileSync(join(root, 'apps/platform/process.json'), 'utf8'))

/** `{ PORT_PLATFORM: 4300, ... }` from the environment; a setting that is no port, or used twice, is a plain error. */
export function readPorts(environment = process.env) {
  const ports = {}
  for (const { setting, port } of addresses) {
    const text = environment[setting] || String(port)
    const value = Number(text)
    if (!/^\d{1,5}$/.test(text) || value < 1 || value > 65_535) {
      throw new PlainError(`${setting}=${text} is not a port: give a number from 1 to 65535.`)
    }
    const twin = Object.keys(ports).find((other) => ports[other] === value)
    if (twin)
      throw new PlainError(`${twin} and ${setting} are both ${value}: each address needs a port of its own.`)
    ports[setting] = value
  }
  return ports
}

/** Refuses ports that another program uses, before any long work. */
export async function checkPorts(ports) {
  const taken = []
  for (const { title, setting } of addresses) {
    if (!(await isFree(ports[setting]))) {
      taken.push(
        `Port ${ports[setting]} (${title}) is taken by another program. Stop that program, or set ${setting}=<another port>.`,
      )
    }
  }
  if (taken.length > 0) throw new PlainError(taken.join('\n'))
}

async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port))
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Four ports that are free now, for tests. */
export async function freePorts() {
  const servers = await Promise.all(
    addresses.map(
      () =>
        new Promise((resolve) => {
          const server = createServer()
          server.listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = Object.fromEntries(
    addresses.map(({ setting }, index) => [setting, servers[index].address().port]),
  )
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

/**
 * Starts the platform as a sandbox with the built sites and waits until all its addresses respond.
 *
 * @param {object} options
 * @param {Record<string, number>} options.ports as readPorts returns them
 * @param {Record<string, string>} [options.env] further settings, e.g. DATA_FOLDER, SANDBOX_FAST
 * @param {(line: string) => void} [options.onLine] each line of the platform's log
 * @param {string[]} [options.serves] the addresses that must respond; default all
 * @param {boolean} [options.watch] for daily work: no built sites, a restart when a source of the platform changes
 * @returns {Promise<{ ready: any, urls: Record<string, string>, ended: Promise<number>, stop: () => Promise<number> }>}
 */
export async function startProduct({
  ports,
  env = {},
  onLine = () => {},
  watch = false,
  serves = watch ? ['platform'] : addresses.map(({ name }) => name),
}) {
  const settings = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const leave = pathToFileURL(join(root, 'scripts/leave-with-parent.mjs')).href
  const child = spawn(
    houseNode,
    [
      ...started.flags,
      ...(watch ? ['--watch', '--watch-preserve-output'] : ['--import', leave]),
      'apps/sandbox/src/main.ts',
    ],
    {
      cwd: root,
      env: childEnvironment({ ...(watch ? {} : builtFolders), ...settings, ...env }),
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own: Ctrl-C reaches it once, from us, not a second time from the terminal.
      detached: true,
    },
  )
  child.stdin.on('error', () => {})
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, error }))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0) }))
  })
  const stop = () => stopChild(child, ended)
  const log = []
  const ready = new Promise((resolve) => {
    const listen = (line) => {
      const value = readyLine(line)
      if (value) resolve(value)
      else if (line.trim()) {
        log.push(line)
        if (log.length > 200) log.shift()
        onLine(line)
      }
    }
    createInterface({ input: child.stdout }).on('line', listen)
    createInterface({ input: child.stderr }).on('line', listen)
  })
  const first = await Promise.race([
    ready.then((value) => ({ value })),
    ended.then(({ code, error }) => ({ failed: error?.message ?? `it ended with code ${code}` })),
    new Promise((resolve) =>
      setTimeout(resolve, 120_000, { failed: 'it was not ready after two minutes' }).unref(),
    ),
  ])
  if (first.failed) {
    await stop()
    throw new PlainError(`The platform did not start: ${first.failed}.\n${log.slice(-30).join('\n')}`)
  }
  const urls = Object.fromEntries(
    addresses.map(({ name, setting }) => [name, `http://localhost:${ports[setting]}/`]),
  )
  for (const name of serves) {
    const problem = await answers(urls[name])
    if (problem) {
      await stop()
      throw new PlainError(
        `The platform says it is ready, but ${urls[name]} (${name}) does not answer: ${problem}.\n${log.slice(-30).join('\n')}`,
      )
    }
  }
  return { ready: first.value, urls, ended: ended.then(({ code }) => code), stop }
}

function readyLine(line) {
  if (!line.startsWith('{')) return undefined
  try {
    const value = JSON.parse(line)
    return value?.ready === true ? value : undefined
  } catch {
    return undefined
  }
}

async function answers(url) {
  let problem = ''
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) })
      await response.arrayBuffer()
      if (response.status < 400) return undefined
      problem = `it answers ${response.status}`
    } catch (error) {
      problem = error.cause?.message ?? error.message
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return problem
}

async function stopChild(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return (await ended).code
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  const { code } = await ended
  clearTimeout(timer)
  return code
}
