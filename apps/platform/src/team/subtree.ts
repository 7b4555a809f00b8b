import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../http/refusal.ts'

/** A text as a LIKE pattern's literal part. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Whether an account's path is below an agent's: a descendant, not the agent. */
export const isBelow = (column: 'member.path', path: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} LIKE ${`${likeLiteral(path)}_%`}`

/** Whether an account is of a team: its head, or below it. */
export const isWithin = (column: string, path: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} LIKE ${`${likeLiteral(path)}%`}`

const depth = (path: string): number => path.split('/').filter(Boolean).length

/** How far below an agent's path another one is; 1 for a direct downline. */
export const levelBelow = (path: string, below: string): number => depth(below) - depth(path)

/** Whether an account is that number of levels below an agent, as a query names them. */
export function isOnLevel(column: 'member.path', path: string, level: string): RawBuilder<boolean> {
  if (!/^[1-9][0-9]{0,2}$/.test(level)) {
    throw new Refusal('invalidFields', { problems: [{ field: 'level', code: 'pattern' }] })
  }
  const slashes = depth(path) + Number(level) + 1
  return sql<boolean>`length(${sql.ref(column)}) - length(replace(${sql.ref(column)}, '/', '')) = ${slashes}::integer`
}
