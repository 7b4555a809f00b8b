/** What every command of this folder shares: where things are, and how a child process is run. Plain Node >= 20. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const toolsFolder = join(root, '.tools')
export const toolsBin = join(toolsFolder, 'node_modules', '.bin')

/** The repository's own Node (24), whichever Node runs the script. */
export const houseNode = join(toolsFolder, 'node_modules', 'node', 'bin', 'node')

/** Chromium as the tests use it: `CHROMIUM_PATH`, else the system's. */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  )
}

/** The browser of the journeys: `CHROMIUM_PATH`, else Debian's Chromium without a window, see docs/decisions/0047. */
export function shellPath() {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
}

/** The environment of a child: Node 24 and pnpm first in PATH, nothing of an outer `npm run` left over. */
export function childEnvironment(extra = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_(lifecycle|package|execpath|node_execpath|command|config_(local_prefix|global_prefix|prefix|user_agent|noproxy))/i.test(
        name,
      ) && name !== 'INIT_CWD',
  )
  return {
    ...Object.fromEntries(inherited),
    PATH: [toolsBin, join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    DO_NOT_TRACK: '1',
    LINGUI_SUPPRESS_BABEL_WARNING: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    ...extra,
  }
}

const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/**
 * Runs a command to its end. Resolves `{ code, output }`; output is collected with `quiet`, and with `heard`,
 * which shows it too. Never throws.
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, heard = false } = {}) {
  return new Promise((resolve) => {
    const piped = quiet || heard ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, env: childEnvironment(env), stdio: ['ignore', piped, piped] })
    running.add(child)
    const pieces = []
    for (const name of ['stdout', 'stderr'])
      child[name]?.on('data', (piece) => {
        pieces.push(piece)
        if (heard) process[name].write(piece)
      })
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(pieces).toString('utf8') })
    })
  })
}

/** `1.4 s`, or `2 min 05 s`. */
export function spent(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`
}

/** An error that a person can act on: shown without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function; a plain error ends it with its words and code 1. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
