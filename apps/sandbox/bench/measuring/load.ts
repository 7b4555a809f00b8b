import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Loaded, Plan } from './loader.ts'

const loader = new URL('./loader.ts', import.meta.url).pathname

/** Loads a server from a process of its own. */
export async function load(plan: Plan): Promise<Loaded> {
  const { stdout } = await promisify(execFile)(process.execPath, [loader, JSON.stringify(plan)])
  return JSON.parse(stdout) as Loaded
}

/** A request as it is sent. */
export function requestText(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const length = method === 'GET' ? [] : [`content-length: ${Buffer.byteLength(body)}`]
  return [`${method} ${path} HTTP/1.1`, ...lines, ...length, '', body].join('\r\n')
}
