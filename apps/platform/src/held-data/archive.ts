import type { ZippedFile } from '../exports/zip.ts'
import type { Platform } from '../platform.ts'
import { readBytes } from '../uploads/uploads.ts'
import type { HeldTable } from './heldTable.ts'
import { heldTables } from './heldTables.ts'
import { readmeOf } from './readme.ts'
import { type HeldBy, heldRows } from './rows.ts'

/** Rows of one file: a ZIP archive has no file of 4 GB. */
const fileRows = 1_000_000

const written = (value: unknown): unknown =>
  typeof value === 'bigint' ? (Number.isSafeInteger(Number(value)) ? Number(value) : String(value)) : value

const textOf = (row: object): string => JSON.stringify(row, (_, value) => written(value))

type Pages = ReturnType<typeof heldRows>

/** The rows of a table as one JSON list, or several where they are very many; none where there are no rows. */
async function* tableFiles(table: HeldTable, by: HeldBy): AsyncGenerator<ZippedFile, void, void> {
  const pages: Pages = heldRows(table, by)
  let page = await pages.next()
  async function* list() {
    let rows = 0
    for (; !page.done && rows < fileRows; page = await pages.next()) {
      yield `${rows === 0 ? '[\n' : ',\n'}${page.value.map(textOf).join(',\n')}`
      rows += page.value.length
    }
    yield '\n]\n'
  }
  for (let part = 1; !page.done; part += 1)
    yield [`${table.file}${part === 1 ? '' : `-${part}`}.json`, list()]
}

/** The pictures that the member uploaded: receipts, identity documents. */
async function* pictureFiles(platform: Platform, memberId: string): AsyncGenerator<ZippedFile, void, void> {
  for (let after = ''; ; ) {
    const row = await platform.db
      .selectFrom('upload')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row) return
    after = row.id
    const bytes = await readBytes(platform.settings.uploadFolder, row)
    if (bytes) yield [`pictures/${row.id}.${row.type === 'image/png' ? 'png' : 'jpg'}`, [bytes]]
  }
}

/** The files of a copy of all that is held about a member, each read while it is written. */
export async function* heldFiles(
  platform: Platform,
  { memberId, language, at }: Omit<HeldBy, 'platform'> & { readonly at: Date },
): AsyncGenerator<ZippedFile, void, void> {
  yield ['README.txt', [readmeOf(platform, language, at)]]
  for (const table of heldTables) yield* tableFiles(table, { platform, memberId, language })
  yield* pictureFiles(platform, memberId)
}
