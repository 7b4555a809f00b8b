import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts, startProduct } from '../../scripts/product.mjs'
import { keepProduct, runningProduct } from './product.ts'

/** Starts the built product for one run of the journeys; returns how to end it. */
export default async function start(): Promise<() => Promise<void>> {
  if (runningProduct()) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'baize-journeys-'))
  const log: string[] = []
  const running = await startProduct({
    ports: await freePorts(),
    env: { DATA_FOLDER: join(folder, 'database'), DATABASE_URL: '', SANDBOX: '1', SANDBOX_FAST: '1' },
    onLine: (line) => log.push(line),
  })
  keepProduct({ urls: running.urls, accounts: running.ready.accounts })
  return async () => {
    const code = await running.stop()
    rmSync(folder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The platform ended with code ${code}.\n${log.slice(-40).join('\n')}`)
  }
}
