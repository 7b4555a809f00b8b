import { sql } from 'kysely'
import type { Trx } from '../database/index.ts'
import type { Db } from '../http/implement.ts'

/**
 * Where the engine has these settings: planned for this team and this period, with memory for the sums of many accounts; without
 * workers, who would sort their part by text before it is added up; and without compiling.
 */
const settings = sql`SELECT set_config(name, wanted.value, true) FROM pg_settings JOIN (VALUES
  ('plan_cache_mode', 'force_custom_plan'), ('work_mem', '32MB'), ('max_parallel_workers_per_gather', '0'), ('jit', 'off')
) AS wanted (name, value) USING (name)`

/** Reads a page of a sorted list, for which a small team needs another plan than a large one. */
export const planned = <Page>(db: Db, read: (trx: Trx) => Promise<Page>): Promise<Page> =>
  db.transaction().execute(async (trx) => {
    await settings.execute(trx)
    return read(trx)
  })
