import { type RawBuilder, sql } from 'kysely'

/** A text as a LIKE pattern's literal part. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Whether an account's path lies below an agent's: a descendant, not the agent. */
export const isBelow = (column: 'member.path', path: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} LIKE ${`${likeLiteral(path)}_%`}`
