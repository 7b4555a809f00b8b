/** A period that an operator may set: its setting, its days by default, and the fewest and most that are accepted. */
interface Retention {
  readonly setting: `KEEP_${string}_DAYS`
  readonly days: number
  readonly min: number
  readonly max: number
}

/**
 * How long an operator keeps what the law or the load of a market decides; all else goes once it has served. The one table of
 * these settings: docs/operations.md has the same rows, and a test compares them.
 */
export const retention = {
  /** Live events. A page that slept longer loads a snapshot. */
  events: { setting: 'KEEP_EVENTS_DAYS', days: 7, min: 1, max: 90 },
  /** Who signed in, from where and on what. */
  loginHistory: { setting: 'KEEP_LOGIN_HISTORY_DAYS', days: 400, min: 30, max: 3_650 },
  /** Sessions since they began, with address and device. */
  sessions: { setting: 'KEEP_SESSIONS_DAYS', days: 30, min: 30, max: 3_650 },
  /** What was sent to telephones and mailboxes. */
  outbox: { setting: 'KEEP_OUTBOX_DAYS', days: 7, min: 1, max: 400 },
  /** Messages of the inbox since they were deleted there. */
  deletedMessages: { setting: 'KEEP_DELETED_MESSAGES_DAYS', days: 30, min: 1, max: 3_650 },
  /** What was written in the chat room that all members share. */
  chatRoom: { setting: 'KEEP_CHAT_ROOM_DAYS', days: 30, min: 1, max: 3_650 },
  /** The audit log; the database itself refuses to delete what is younger than a year. */
  audit: { setting: 'KEEP_AUDIT_DAYS', days: 1_826, min: 365, max: 7_300 },
  /** Personal data of a closed account since it was closed. */
  closedAccounts: { setting: 'KEEP_CLOSED_ACCOUNTS_DAYS', days: 1_826, min: 30, max: 7_300 },
} as const satisfies Record<string, Retention>

export type KeepDays = Readonly<Record<keyof typeof retention, number>>

/** The days of each period, by what reads its setting. */
export const keepDaysFrom = (read: (setting: Retention) => number): KeepDays =>
  Object.fromEntries(Object.entries(retention).map(([name, each]) => [name, read(each)])) as Record<
    keyof typeof retention,
    number
  >

export const defaultKeepDays = keepDaysFrom(({ days }) => days)
