import { closeDueAccounts } from '@baize/platform/closure/close.ts'
import { eraseDueAccounts } from '@baize/platform/closure/erase.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { log } from '@baize/platform/observability/log.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

const accounts = 103
const [failing, open, settled] = ['m001', 'm002', 'm103'] as const

describe.each(testEngines)('accounts that are due, on $name', (engine) => {
  let platform: TestPlatform
  const failures = vi.spyOn(log, 'error').mockImplementation(() => {})
  beforeAll(async () => {
    platform = await startTestPlatform({ engine, work: false })
    const { db, now } = platform.platform
    await sql`
      WITH numbered AS (SELECT 'm' || lpad(n::text, 3, '0') AS id FROM generate_series(1, ${accounts}::int) AS n)
      INSERT INTO member (id, account, account_key, nickname, type, path, joined_at)
      SELECT id, id, id, id, 0, '/' || id || '/', ${now()} FROM numbered`.execute(db)
    // All have waited for long, the settled one for the shortest time.
    await sql`
      INSERT INTO account_closure (id, member_id, language, requested_at, closes_at, waiting_since)
      SELECT 'c-' || id, id, 'en', ${now()}::timestamptz - interval '30 days', ${now()}::timestamptz - interval '20 days',
        ${now()}::timestamptz - interval '20 days' + substr(id, 2)::int * interval '1 minute'
      FROM member WHERE id LIKE 'm___'`.execute(db)
    await sql`
      INSERT INTO complaint_case (member_id, id, number, type, state, language, opened_at, changed_at, deadline_at)
      SELECT id, 'case-' || id, 'C-' || id, 1, 'open', 'en', ${now()}, ${now()}, ${now()}::timestamptz + interval '1 day'
      FROM member WHERE id LIKE 'm___' AND id NOT IN (${failing}, ${settled})`.execute(db)
    await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted'; END $$`.execute(
      db,
    )
    await sql`CREATE TRIGGER planted BEFORE UPDATE ON account_closure FOR EACH ROW
      WHEN (OLD.member_id = 'm001') EXECUTE FUNCTION fail()`.execute(db)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await platform?.close()
  })

  const closures = async (column: 'closed_at' | 'erased_at') => {
    const rows = platform.platform.db.selectFrom('account_closure').select('member_id')
    return (await rows.where(column, 'is not', null).execute()).map(({ member_id }) => member_id)
  }

  test('more that wait than are read at once, and one that fails, keep no settled one from closing', async () => {
    await closeDueAccounts(platform.platform)
    expect(await closures('closed_at')).toEqual([settled])
    expect(failures.mock.calls).toMatchObject([[{ where: 'closures' }, 'failure']])
  })

  test('one that cannot be erased keeps no other from being erased', async () => {
    const { db } = platform.platform
    await sql`ALTER TABLE account_closure DISABLE TRIGGER planted`.execute(db)
    await sql`UPDATE account_closure SET closed_at = closes_at WHERE member_id IN (${failing}, ${open})`.execute(
      db,
    )
    await sql`ALTER TABLE account_closure ENABLE TRIGGER planted`.execute(db)
    platform.advance((platform.settings.keepDays.closedAccounts + 1) * 86_400)
    await eraseDueAccounts(platform.platform)
    expect((await closures('erased_at')).toSorted()).toEqual([open, settled])
  })
})
