import { useState } from 'react'
import type { TeamMember } from '../../shared/parts/teamMember.ts'

type Members = ReadonlyMap<string, TeamMember>
const none: Members = new Map()

/**
 * The accounts that are selected, with their rows: over pages, orders and filters of the list. Figures are of days, so
 * that other days begin with none.
 */
export function useSelectedMembers(days: string, rows: readonly TeamMember[]) {
  const [kept, setKept] = useState({ days, members: none })
  const members = kept.days === days ? kept.members : none
  const rowOf = (id: string) => rows.find((row) => row.id === id) ?? members.get(id)
  return {
    ids: [...members.keys()],
    /** In the order of selection, with the figures that were read last. */
    selected: [...members.keys()].flatMap((id) => rowOf(id) ?? []),
    select(ids: readonly string[]) {
      const next = ids.flatMap((id) => {
        const row = rowOf(id)
        return row ? [[id, row] as const] : []
      })
      setKept({ days, members: new Map(next) })
    },
  }
}
