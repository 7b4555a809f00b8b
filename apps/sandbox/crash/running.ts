import { spawn } from 'node:child_process'
import { once } from 'node:events'
import started from '@baize/platform/process.json' with { type: 'json' }

const sandbox = new URL('../src/main.ts', import.meta.url).pathname
/** The program that an operator runs. */
export const production = new URL('../../platform/src/main.ts', import.meta.url).pathname

/** What drives it is one address, and writes no log that would be measured. */
const oneAddress = { ADDRESS_SHARE: '100', LOG_LEVEL: 'warn' }

export interface Running {
  readonly pid: number
  /** The URL of its API. */
  readonly address: string
  /** From the start of the process to its ready line. */
  readonly startedInMs: number
  /** Whether it still runs; one that ended unexpectedly is a finding. */
  readonly alive: () => boolean
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the real platform as a process of its own, on a free port; resolves at its ready line. @default the sandbox */
export async function startPlatform(env: Record<string, string>, program = sandbox): Promise<Running> {
  const began = performance.now()
  const child = spawn(process.execPath, [...started.flags, program], {
    env: { PATH: process.env.PATH ?? '', PORT_PLATFORM: '0', ...oneAddress, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  const exited = once(child, 'exit').then(() => void process.off('exit', end))
  let output = ''
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-4_000)
  })
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('\n')) resolve(output)
    })
    exited.then(() => reject(new Error(`the platform did not start:\n${complaints}`)))
  })
  const { addresses } = JSON.parse(line) as { addresses: { platform: string } }
  return {
    pid: child.pid ?? 0,
    address: addresses.platform.replace('localhost', '127.0.0.1'),
    startedInMs: Math.round(performance.now() - began),
    alive: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      if (child.exitCode !== 0) throw new Error(`the platform did not stop cleanly:\n${complaints}`)
    },
  }
}
