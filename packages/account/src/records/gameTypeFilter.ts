import { categoryNames, type GameType } from '../game-categories/categories.ts'

/** The categories of games that a record can be narrowed to. */
export const gameTypeFilter = Object.keys(categoryNames) as readonly GameType[]
