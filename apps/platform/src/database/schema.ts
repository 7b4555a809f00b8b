import type { Transaction } from 'kysely'
import type { AgentDayTables } from '../agent-day/tables.ts'
import type { AnnouncementTables } from '../announcements/tables.ts'
import type { ArchiveTables } from '../archive/tables.ts'
import type { AuditTables } from '../audit/tables.ts'
import type { BillTables } from '../bills/tables.ts'
import type { BonusTables } from '../bonus/tables.ts'
import type { CaptchaTables } from '../captcha/tables.ts'
import type { CaseTables } from '../cases/tables.ts'
import type { ChatTables } from '../chat/tables.ts'
import type { ClosureTables } from '../closure/tables.ts'
import type { ContentTables } from '../content/tables.ts'
import type { ContractTables } from '../contracts/tables.ts'
import type { DepositTables } from '../deposits/tables.ts'
import type { DisputeTables } from '../disputes/tables.ts'
import type { EncryptionTables } from '../encryption/tables.ts'
import type { EventTables } from '../events/tables.ts'
import type { ExportTables } from '../exports/tables.ts'
import type { GameTables } from '../games/tables.ts'
import type { HeldDataTables } from '../held-data/tables.ts'
import type { IdempotencyTables } from '../idempotency/tables.ts'
import type { JackpotTables } from '../jackpots/tables.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { LimitTables } from '../limits/tables.ts'
import type { LiveTables } from '../live/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { MessageTables } from '../messages/tables.ts'
import type { MissionTables } from '../missions/tables.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import type { PointsTables } from '../points/tables.ts'
import type { PromotionTables } from '../promotions/tables.ts'
import type { PushTables } from '../push/tables.ts'
import type { RaffleTables } from '../raffles/tables.ts'
import type { RebateTables } from '../rebates/tables.ts'
import type { RedEnvelopeTables } from '../red-envelope/tables.ts'
import type { ReferralTables } from '../referral/tables.ts'
import type { ReportScheduleTables } from '../report-schedules/tables.ts'
import type { RewardTables } from '../rewards/tables.ts'
import type { SaferPlayTables } from '../safer-play/tables.ts'
import type { SeamlessTables } from '../seamless/tables.ts'
import type { SecurityTables } from '../security-centre/tables.ts'
import type { SessionTables } from '../sessions/tables.ts'
import type { SlotTables } from '../slots/tables.ts'
import type { SubUserTables } from '../sub-users/tables.ts'
import type { SystemTables } from '../system/tables.ts'
import type { TableViewTables } from '../table-views/tables.ts'
import type { TeamRollupTables } from '../team/rollupTables.ts'
import type { TeamTables } from '../team/tables.ts'
import type { UploadTables } from '../uploads/tables.ts'
import type { VendorFeedTables } from '../vendor-feed/tables.ts'
import type { VendorWalletTables } from '../vendor-wallets/tables.ts'
import type { VerificationTables } from '../verification/tables.ts'
import type { VipTables } from '../vip/tables.ts'
import type { WinnerTables } from '../winners/tables.ts'
import type { WithdrawalTables } from '../withdrawals/tables.ts'

/**
 * Every table of the platform. A domain describes its own tables beside its code and adds them here:
 * `interface Schema extends LedgerTables, ..., MyTables`.
 */
export interface Schema
  extends LedgerTables,
    AgentDayTables,
    TableViewTables,
    ArchiveTables,
    AuditTables,
    ClosureTables,
    IdempotencyTables,
    DisputeTables,
    EventTables,
    ExportTables,
    HeldDataTables,
    ReportScheduleTables,
    MemberTables,
    SessionTables,
    SubUserTables,
    OutboxTables,
    VerificationTables,
    SecurityTables,
    LimitTables,
    CaptchaTables,
    EncryptionTables,
    SystemTables,
    LiveTables,
    DepositTables,
    WithdrawalTables,
    VendorFeedTables,
    VendorWalletTables,
    GameTables,
    JackpotTables,
    SeamlessTables,
    AnnouncementTables,
    PromotionTables,
    MessageTables,
    PushTables,
    CaseTables,
    ChatTables,
    UploadTables,
    SaferPlayTables,
    SlotTables,
    ContentTables,
    ContractTables,
    TeamRollupTables,
    BillTables,
    TeamTables,
    PointsTables,
    RewardTables,
    VipTables,
    RebateTables,
    MissionTables,
    WinnerTables,
    ReferralTables,
    RedEnvelopeTables,
    RaffleTables,
    BonusTables {}

/** An open transaction. On PGlite there is one connection: inside it, use the transaction, never `db`. */
export type Trx = Transaction<Schema>
