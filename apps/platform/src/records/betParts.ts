import type { betDetail, CallValue } from '@baize/api/contract'
import { type Names, textsIn } from '../games/names.ts'
import type { Db } from '../http/implement.ts'
import type { VendorText } from '../seamless/tables.ts'
import type { BetRow } from './bets.ts'

type Part = CallValue<typeof betDetail>['parts'][number]

/**
 * A vendor's text is read as the platform's own: in the reader's language where all texts that are shown together
 * have it.
 */
const named = (text: VendorText): Names => text as Names

/** What a bet was placed on and how each part ended, in the reader's language. */
export async function partsOf(
  db: Db,
  { member_id, id }: Pick<BetRow, 'member_id' | 'id'>,
  language: string,
): Promise<Part[]> {
  const row = await db
    .selectFrom('bet_description')
    .select(['parts', 'results'])
    .where('member_id', '=', member_id)
    .where('bet_id', '=', id)
    .executeTakeFirst()
  return (row?.parts ?? []).map(({ event, selection, odds }, place) => {
    const ended = row?.results?.[place]
    const result = ended && textsIn({ result: named(ended) }, language)
    return {
      ...textsIn({ event: named(event), selection: named(selection) }, language),
      odds: odds ?? null,
      result: result?.result ?? null,
      ...(result?.language ? { resultLanguage: result.language } : {}),
    }
  })
}
