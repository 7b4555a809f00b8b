import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '../http/refusal.ts'

/** The row that a page ended with: its moment and its id, which order it among those of the same moment. */
export interface Place {
  readonly at: Date
  readonly id: string
}

const encode = ({ at, id }: Place): string =>
  Buffer.from(`${at.getTime().toString(36)}.${id}`, 'utf8').toString('base64url')

/** The place that a cursor names. */
export function decodePlace(after: string): Place {
  const [, time, id] =
    /^([0-9a-z]{1,9})\.([\w-]{1,64})$/.exec(Buffer.from(after, 'base64url').toString()) ?? []
  if (!time || !id) throw new Refusal('invalidFields', { problems: [{ field: 'after', code: 'pattern' }] })
  return { at: new Date(Number.parseInt(time, 36)), id }
}

type First = 'newest' | 'oldest'

function whereBeyond(place: Place | null, at: RawBuilder<unknown>, id: RawBuilder<unknown>, first: First) {
  if (!place) return sql<boolean>`true`
  return first === 'newest'
    ? sql<boolean>`(${at}, ${id}) < (${place.at}, ${place.id})`
    : sql<boolean>`(${at}, ${id}) > (${place.at}, ${place.id})`
}

/**
 * A page of a list that is ordered by (`at`, `id`), newest first unless the oldest are wanted first. Times are kept to the millisecond: `at` columns are
 * written from the platform's clock, which has no finer ones.
 *
 * `where` is the condition for the rows after the cursor, `limit` one more than the page, and `page` cuts that one off
 * again and says where the next page begins.
 */
export function keysetOf(
  query: { after?: string | undefined; pageSize: number },
  at: string,
  id: string,
  first: First = 'newest',
) {
  const place = query.after === undefined ? null : decodePlace(query.after)
  return {
    limit: query.pageSize + 1,
    where: whereBeyond(place, sql.ref(at), sql.ref(id), first),
    page<Row>(rows: readonly Row[], placeOf: (row: Row) => Place) {
      const shown = rows.slice(0, query.pageSize)
      const last = shown.at(-1)
      return {
        rows: shown,
        page: { next: rows.length > shown.length && last ? encode(placeOf(last)) : null },
      }
    },
  }
}
