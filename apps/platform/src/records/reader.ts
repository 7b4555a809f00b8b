import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'

/** Whose record is read, when, and in which language. */
export interface Reader {
  readonly db: Db
  readonly memberId: string
  readonly settings: Settings
  readonly language: string
  readonly at: Date
}
