import type { RawBuilder, Selectable } from 'kysely'
import type { Schema } from '../database/index.ts'

type Table = keyof Schema
type Column<T extends Table> = keyof Schema[T] & string

/** Why a column of an exported table is in no file. */
type Withheld =
  /** Lets its reader in, or proves something: hashes, tokens, seeds. */
  | 'secret'
  /** Of, or leading to, another person. */
  | 'another'
  /** The platform's own work: retries, due times, numbers that mean nothing outside, copies in another form. */
  | 'internal'

interface Described<T extends Table> {
  /** Name of its file in the archive, without `.json`. */
  readonly file: string
  /** The columns of which one is the member's id, or the condition of the member's rows. */
  readonly of: readonly Column<T>[] | ((memberId: string) => RawBuilder<boolean>)
  /** What orders the member's rows, each once; an index begins with it wherever there may be many. */
  readonly key: readonly Column<T>[]
  /** Columns that are exported as they are. */
  readonly shown: readonly Column<T>[]
  /** Columns of units of 1/10,000, exported as decimals. */
  readonly money?: readonly Column<T>[]
  /** Columns with a text in every language, of which the member's is exported. */
  readonly texts?: readonly Column<T>[]
  /** Columns that are opened, by the purpose that they are sealed for. */
  readonly sealed?: Readonly<Partial<Record<Column<T>, string>>>
  /** Columns that are in no file, by the reason. */
  readonly withheld?: Readonly<Partial<Record<Withheld, readonly Column<T>[]>>>
  /** What is selected besides. */
  readonly also?: Readonly<Record<string, (memberId: string) => RawBuilder<unknown>>>
  /** Fields that are more than a column. */
  readonly fields?: (
    row: Selectable<Schema[T]> & Record<string, unknown>,
  ) => Readonly<Record<string, unknown>>
}

/** A table whose rows about a member are exported. */
export interface HeldTable {
  readonly table: Table
  readonly file: string
  readonly of: readonly string[] | ((memberId: string) => RawBuilder<boolean>)
  readonly key: readonly string[]
  readonly shown: readonly string[]
  readonly money: readonly string[]
  readonly texts: readonly string[]
  readonly sealed: Readonly<Record<string, string>>
  readonly withheld: readonly string[]
  readonly also: Readonly<Record<string, (memberId: string) => RawBuilder<unknown>>>
  readonly fields: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** Describes an exported table; its columns are checked against the schema. */
export function held<T extends Table>(table: T, described: Described<T>): HeldTable {
  const { money = [], texts = [], sealed = {}, withheld = {}, also = {}, fields = () => ({}) } = described
  return {
    ...described,
    ...{ table, money, texts, also },
    sealed: sealed as Readonly<Record<string, string>>,
    withheld: Object.values(withheld as Record<string, readonly string[]>).flat(),
    fields: fields as HeldTable['fields'],
  }
}
