import type { OperatorContent } from '../content/files/schema.ts'
import { type CatalogueGame, findGame } from '../games/catalogue.ts'
import type { Names } from '../games/names.ts'
import { clockAt } from '../settlement/zone.ts'

type WrittenModel = NonNullable<OperatorContent['chat']>['models'][number]

/** A person at a live table with whom members talk, as the operator's content has it (kind `chat`). */
export interface Model {
  readonly id: string
  readonly names: Names
  readonly game: CatalogueGame
  /** An address at a host of pictures, or a path of the platform; empty for none. */
  readonly picture: string
  readonly shift: WrittenModel['shift']
}

let written: readonly WrittenModel[] = []

/** Has this process name the models of content from now on. */
export function setModels({ chat }: Pick<OperatorContent, 'chat'>): void {
  written = chat?.models ?? []
}

/** A model that is at a table, or none: of a game that lists show. */
function atTable({ id, name, game: nodeId, picture, shift, off }: WrittenModel): Model[] {
  const game = findGame(nodeId)
  if (off || !game || game.off) return []
  return [{ id, names: name, game, picture: picture || game.picture, shift }]
}

/** Whom members can talk to, in the order of the content. */
export const models = (): readonly Model[] => written.flatMap(atTable)

export const findModel = (id: string): Model | undefined =>
  written.filter((model) => model.id === id).flatMap(atTable)[0]

/** What a model is called, those that are off among them. */
export const modelNames = (id: string): Names | undefined => written.find((model) => model.id === id)?.name

export function isOnline({ shift }: Model, at: Date, gmtOffsetMinutes: number): boolean {
  if (!shift) return true
  const { from, until } = shift
  const hour = new Date(clockAt(gmtOffsetMinutes, at.getTime())).getUTCHours()
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}
