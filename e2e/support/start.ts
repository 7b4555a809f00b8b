import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { freePorts, startProduct } from '../../scripts/product.mjs'
import { keepProducts, type Product, runningProduct } from './product.ts'
import { pushKeys } from './pushService.ts'

/** Starts the built product once for each process of the journeys; returns how to end them. */
export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (runningProduct()) return async () => {}
  const started: Started[] = []
  // One after another: free ports are only free until the next one looks for some.
  while (started.length < workers) started.push(await startOne())
  keepProducts(started.map(({ product }) => product))
  return async () => {
    const complaints = await Promise.all(started.map(({ end }) => end()))
    const wrong = complaints.filter((complaint) => complaint !== undefined)
    if (wrong.length > 0) throw new Error(wrong.join('\n\n'))
  }
}

interface Started {
  readonly product: Product
  /** Ends it, and says what was wrong. */
  readonly end: () => Promise<string | undefined>
}

async function startOne(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-journeys-'))
  const log: string[] = []
  const running = await startProduct({
    ports: await freePorts(),
    env: { DATA_FOLDER: join(folder, 'database'), DATABASE_URL: '', SANDBOX_FAST: '1', ...pushKeys() },
    onLine: (line) => log.push(line),
  })
  return {
    product: { urls: running.urls, accounts: running.ready.accounts },
    end: async () => {
      const code = await running.stop()
      rmSync(folder, { recursive: true, force: true })
      return code === 0 ? undefined : `The platform ended with code ${code}.\n${log.slice(-40).join('\n')}`
    },
  }
}
