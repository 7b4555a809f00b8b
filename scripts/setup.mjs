/**
 * Makes a fresh machine ready: Node 24 and pnpm into .tools, the dependencies, and, for tests, Chromium, fonts
 * and PostgreSQL from Debian. Does only what is missing. `node scripts/setup.mjs [--tests]`
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { debianProgram } from './debian.mjs'
import {
  chromiumPath,
  houseNode,
  main,
  PlainError,
  root,
  run,
  shellPath,
  spent,
  toolsBin,
  toolsFolder,
} from './toolbox.mjs'

const versions = { node: '24.21.0', pnpm: '12.21.0' }
const stamp = join(root, 'node_modules', '.baize-installed')

/**
 * @param {object} [wanted]
 * @param {boolean} [wanted.chromium] Debian's Chromium, its headless shell, and fonts for Khmer and Chinese
 * @param {boolean} [wanted.postgres] Debian's PostgreSQL server
 */
export async function setup({ chromium = false, postgres = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new PlainError(
      `Node ${process.versions.node} is too old to set this up. Node 20 or newer is needed.`,
    )
  }
  const unlock = await lock()
  try {
    await installTools()
    await installDependencies()
    if (chromium) await installChromium()
    if (postgres) await installPostgres()
    if (postgres) fetchPrograms()
  } finally {
    unlock()
  }
}

async function installTools() {
  const missing = Object.entries(versions).filter(([name, version]) => installedVersion(name) !== version)
  if (missing.length === 0 && existsSync(houseNode)) return
  await step(`Node ${versions.node} and pnpm ${versions.pnpm} into .tools`, 'npm', [
    'install',
    '--prefix',
    toolsFolder,
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--loglevel=error',
    ...Object.entries(versions).map(([name, version]) => `${name}@${version}`),
  ])
  const check = await run(houseNode, ['--version'], { quiet: true })
  if (check.output.trim() !== `v${versions.node}`) {
    throw new PlainError(
      `Node ${versions.node} was installed into .tools but does not run here:\n${check.output.trim()}\nDelete .tools and try again.`,
    )
  }
}

function installedVersion(name) {
  try {
    return JSON.parse(readFileSync(join(toolsFolder, 'node_modules', name, 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

async function installDependencies() {
  const wanted = fingerprint()
  if (installedEverywhere() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('dependencies (pnpm install --frozen-lockfile)', join(toolsBin, 'pnpm'), [
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.confirmModulesPurge=false',
  ])
  writeFileSync(stamp, wanted)
}

/** The folders of every workspace package, the root first. */
function workspaceFolders() {
  const below = (parent) => readdirSync(join(root, parent)).map((name) => join(parent, name))
  return ['.', ...below('packages'), ...below('apps'), 'e2e'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  )
}

function installedEverywhere() {
  return workspaceFolders().every((folder) => existsSync(join(root, folder, 'node_modules')))
}

/** Changes when an install could have another result: lockfile, workspace settings, the packages' dependencies. */
function fingerprint() {
  const hash = createHash('sha256').update(versions.node).update(versions.pnpm)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  for (const folder of workspaceFolders()) {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    )
    hash.update(JSON.stringify([folder, dependencies, devDependencies, peerDependencies]))
  }
  return hash.digest('hex')
}

async function installChromium() {
  const packages = []
  if (!chromiumPath()) packages.push('chromium')
  if (!process.env.CHROMIUM_PATH && !existsSync(shellPath())) packages.push('chromium-headless-shell')
  const fonts = await run('fc-list', [':', 'lang'], { quiet: true })
  if (!/\bkm\b/.test(fonts.output)) packages.push('fonts-khmeros')
  if (!/\bzh-cn\b/.test(fonts.output)) packages.push('fonts-wqy-microhei')
  if (packages.length > 0)
    await aptInstall(packages, 'CHROMIUM_PATH=/path/to/chromium also names one that is elsewhere.')
}

/** The `bin` folder of PostgreSQL's server programs, or undefined where none is installed. */
export function postgresBin() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** What tests of `deploy/` and of a pooler run; those that miss it are left out, and say so. */
function fetchPrograms() {
  for (const name of ['nginx', 'pgbouncer']) {
    try {
      debianProgram(name)
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error)
    }
  }
}

async function installPostgres() {
  if (postgresBin()) return
  try {
    await aptInstall(['postgresql'], 'Without it the platform is tested on PGlite only.')
  } catch (error) {
    // A run without PostgreSQL continues; its stage says so, and CI is not green.
    console.warn(error instanceof Error ? error.message : error)
  }
}

async function aptInstall(packages, hint) {
  const names = packages.join(' ')
  const asRoot = process.getuid?.() === 0
  const sudo = asRoot
    ? undefined
    : (await run('sudo', ['-n', 'true'], { quiet: true })).code === 0
      ? ['sudo', '-n']
      : null
  const apt = (await run('apt-get', ['--version'], { quiet: true })).code === 0
  if (!apt || sudo === null) {
    throw new PlainError(
      `Missing: ${names}. ${apt ? 'This user may not install packages (not root, no sudo).' : 'There is no apt-get here.'}\n` +
        `Install them by hand, for instance: sudo apt-get install -y ${names}\n${hint}`,
    )
  }
  const line = [...(sudo ?? []), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const install = [...line, 'install', '-y', '-q', '--no-install-recommends', ...packages]
  console.log(`setup  ${names} from Debian`)
  const first = await run(install[0], install.slice(1), { quiet: true })
  if (first.code === 0) return
  await run(line[0], [...line.slice(1), 'update', '-q'], { quiet: true })
  await step(`${names} from Debian, after apt-get update`, install[0], install.slice(1), hint)
}

async function step(title, command, args, hint = '') {
  const started = Date.now()
  console.log(`setup  ${title} ...`)
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new PlainError(explain(title, output, hint))
  console.log(`setup  ${title}: ${spent(Date.now() - started)}`)
}

function explain(title, output, hint) {
  const tail = output.trim().split('\n').slice(-25).join('\n')
  const cause =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|Temporary failure resolving|Could not resolve/.test(
      output,
    )
      ? 'The package registry cannot be reached: check the network or the proxy, and try again.'
      : /ENOSPC|No space left/.test(output) || freeMegabytes() < 500
        ? `The disk is full (${freeMegabytes()} MB free); setting up wants about 2 GB.`
        : /ERR_PNPM_(?:OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH)/.test(output)
          ? 'A package.json or pnpm-workspace.yaml asks for what pnpm-lock.yaml does not hold: run `npx pnpm install` and commit the lockfile.'
          : /EACCES|permission denied/i.test(output)
            ? `A file may not be written: check who owns ${root}.`
            : 'It failed for the reason above.'
  return `${tail}\n\nSet-up stopped at: ${title}.\n${cause}${hint ? `\n${hint}` : ''}`
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync(root)
  return Math.floor((bavail * bsize) / 1e6)
}

/** One set-up at a time: a file with the id of its process; one that a dead process left is taken over. */
async function lock() {
  mkdirSync(toolsFolder, { recursive: true })
  const file = join(toolsFolder, '.setup-lock')
  let told = false
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw new PlainError(`Cannot write ${file}: ${error.message}`)
    }
    const holder = readHolder(file)
    const age = lockAge(file)
    if (age > 15 * 60_000 || (holder === undefined ? age > 5_000 : !alive(holder))) {
      takeAway(file, holder)
      continue
    }
    if (!told) console.log(`setup  waiting for another set-up (process ${holder ?? 'unknown'})`)
    told = true
    await pause(300)
  }
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function lockAge(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}

/** Moves a dead process's lock aside; if another took the lock in between, it gets it back. */
function takeAway(file, deadHolder) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readHolder(aside) === deadHolder) rmSync(aside, { force: true })
    else renameSync(aside, file)
  } catch {
    // Another process was faster.
  }
}

function alive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

if (process.argv[1]?.endsWith('setup.mjs')) {
  const tests = process.argv.includes('--tests')
  await main(() => setup({ chromium: tests, postgres: tests }))
}
