import type { Transaction } from 'kysely'
import type { CaptchaTables } from '../captcha/tables.ts'
import type { DepositTables } from '../deposits/tables.ts'
import type { EncryptionTables } from '../encryption/tables.ts'
import type { EventTables } from '../events/tables.ts'
import type { GameTables } from '../games/tables.ts'
import type { IdempotencyTables } from '../idempotency/tables.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { LimitTables } from '../limits/tables.ts'
import type { LiveTables } from '../live/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { SandboxTables } from '../sandbox/tables.ts'
import type { SeamlessTables } from '../seamless/tables.ts'
import type { SessionTables } from '../sessions/tables.ts'
import type { SystemTables } from '../system/tables.ts'
import type { TeamTables } from '../team/tables.ts'
import type { WithdrawalTables } from '../withdrawals/tables.ts'

/**
 * Every table of the platform. A domain describes its own tables beside its code and adds them here:
 * `interface Schema extends LedgerTables, ..., MyTables`.
 */
export interface Schema
  extends LedgerTables,
    IdempotencyTables,
    EventTables,
    MemberTables,
    SessionTables,
    LimitTables,
    CaptchaTables,
    EncryptionTables,
    SystemTables,
    LiveTables,
    DepositTables,
    WithdrawalTables,
    GameTables,
    SeamlessTables,
    SandboxTables,
    TeamTables {}

/** An open transaction. On PGlite there is one connection: inside it, use the transaction, never `db`. */
export type Trx = Transaction<Schema>
