import type { betSorts } from '@baize/api/contract'
import { sql } from 'kysely'
import { allGames, allVendors } from '../games/catalogue.ts'
import { type Names, nameIn } from '../games/names.ts'
import { countedStates } from '../seamless/tables.ts'
import type { SortKey } from '../wallet/sortedKeyset.ts'

/** The place of a code among names in the reader's language; those without a name are first. */
function placeOf(
  column: string,
  named: readonly { code: string; names: Names }[],
  language: string,
): SortKey {
  const { compare } = new Intl.Collator(language)
  const inOrder = named
    .map(({ code, names }) => ({ code, name: nameIn(names, language) }))
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.code, other.code))
  const codes = inOrder.map(({ code }) => code)
  return { value: sql`coalesce(array_position(${codes}::text[], ${sql.ref(column)}), 0)`, kind: 'number' }
}

/** What bets, joined with their `member`, are sorted by. */
export function betSortKey(sort: (typeof betSorts)[number], language: string): SortKey {
  switch (sort) {
    case 'account':
      return { value: sql`member.account_key`, kind: 'text' }
    case 'level':
      return { value: sql`length(member.path) - length(replace(member.path, '/', ''))`, kind: 'number' }
    case 'placedAt':
      return { value: sql`bet.placed_at`, kind: 'time' }
    case 'settledAt':
      return { value: sql`coalesce(bet.settled_at, 'epoch'::timestamptz)`, kind: 'time' }
    case 'category':
      return { value: sql`bet.game_type`, kind: 'text' }
    case 'vendor':
      return placeOf(
        'bet.vassalage',
        allVendors().flatMap(({ code, names }) => (names ? [{ code, names }] : [])),
        language,
      )
    case 'game':
      return placeOf(
        'bet.node_id',
        allGames().map(({ nodeId, names }) => ({ code: nodeId, names })),
        language,
      )
    case 'stake':
      return { value: sql`bet.stake`, kind: 'number' }
    case 'validBet':
      return { value: sql`bet.valid_bet`, kind: 'number' }
    case 'payout':
      return { value: sql`bet.payout`, kind: 'number' }
    case 'winLoss': {
      // In the words of the index of bets by win and loss.
      const counted = sql.join(countedStates.map((state) => sql.lit(state)))
      return {
        value: sql`CASE WHEN bet.state IN (${counted}) THEN bet.payout - bet.stake ELSE 0 END`,
        kind: 'number',
      }
    }
    case 'state':
      return { value: sql`bet.state`, kind: 'text' }
    case 'id':
      return { value: sql`bet.id`, kind: 'text' }
  }
}
