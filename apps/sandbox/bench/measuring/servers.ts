import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../../scripts/postgres.mjs'

/** A PostgreSQL of the bench's own, with the settings that docs/scale.md names; removed afterwards. */
export async function withPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const server = await startPostgres({ settings: { shared_buffers: '512MB', max_wal_size: '4GB' } })
  try {
    await work(server.url)
  } finally {
    await server.stop()
  }
}

/** A folder of the bench's own, removed afterwards. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
