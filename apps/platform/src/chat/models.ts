import type { CatalogueGame } from '../games/catalogue.ts'
import { gamesOfType, ofCatalogue } from '../games/catalogue.ts'
import type { Names } from '../games/names.ts'
import { clockAt } from '../settlement/zone.ts'

export interface Model {
  readonly id: string
  readonly names: Names
  readonly game: CatalogueGame
  /** Hours of the brand's day between which the shift is; it may run over midnight. */
  readonly shift: { readonly from: number; readonly to: number }
}

const people: readonly (readonly [id: string, en: string, km: string, zh: string])[] = [
  ['bopha', 'Bopha', 'បុប្ផា', '波帕'],
  ['chenda', 'Chenda', 'ចិន្តា', '珍达'],
  ['kunthea', 'Kunthea', 'គន្ធា', '坤提娅'],
  ['maly', 'Maly', 'ម៉ាលី', '玛丽'],
  ['rith', 'Rith', 'ឫទ្ធិ', '里斯'],
  ['sopheap', 'Sopheap', 'សុភាព', '索皮'],
]

/** A fictional dealer of the sandbox at each of the first live tables, in shifts of eight hours. */
export const models = ofCatalogue((): readonly Model[] =>
  gamesOfType('LIVE')
    .slice(0, people.length)
    .flatMap((game, index) => {
      const person = people[index]
      if (!person) return []
      const [id, en, km, zh] = person
      const from = (index % 3) * 8
      return [{ id, names: { en, km, 'zh-Hans': zh }, game, shift: { from, to: from + 8 } }]
    }),
)

export const findModel = (id: string): Model | undefined => models().find((model) => model.id === id)

export function isOnline({ shift }: Model, at: Date, gmtOffsetMinutes: number): boolean {
  const hour = new Date(clockAt(gmtOffsetMinutes, at.getTime())).getUTCHours()
  return hour >= shift.from && hour < shift.to
}
