export type { Bus, Unsubscribe } from './bus.ts'

export { newId } from './ids.ts'
export { type Database, openDatabase } from './open.ts'
export type { Schema, Trx } from './schema.ts'
export { type Companion, sqlState, transact, type Unit, withCompanion } from './transact.ts'
