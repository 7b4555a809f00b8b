import { lists } from 'virtual:baize-choice-lists'
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** Makes of a property's type and comment what the Controls panel needs: its choices, and what it is by default. */
export const choices: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, told(argType, initialArgs[name])]),
  )

function told(argType: StrictInputType, initial: unknown): StrictInputType {
  const [description, standard] = (argType.description ?? '').split(/\s*@default\s+/)
  const type = argType.type ? chosenFrom(argType.type) : undefined
  return {
    ...argType,
    ...(description !== undefined && { description }),
    ...(type && { type }),
    // Text can be tried out; other content has no field in which it could be typed.
    ...(isContent(argType.type) && { control: typeof initial === 'string' ? { type: 'text' } : false }),
    table: {
      ...argType.table,
      ...(standard && { defaultValue: { summary: standard } }),
      ...(type?.name === 'enum' && {
        type: { summary: type.value.map((value) => `'${value}'`).join(' | ') },
      }),
      ...(type?.name === 'boolean' && { type: { summary: 'boolean' } }),
      ...(!type && argType.type?.name === 'union' && { type: { summary: written(argType.type) } }),
    },
  }
}

/** A type as it is written in the code: react-docgen calls all of these "union". */
function written(type: SBType): string {
  return type.raw ?? (type.name === 'union' ? type.value.map(written).join(' | ') : nameOf(type))
}

function isContent(type: SBType | undefined): boolean {
  return type !== undefined && nameOf(type) === 'ReactNode'
}

/** A type that is written `(typeof buttonVariants)[number]` chooses from what `@baize/ui` exports by that name. */
function chosenFrom(type: SBType): SBType | undefined {
  const parts = (type.name === 'union' ? type.value : [type]).filter((each) => nameOf(each) !== 'undefined')
  const [only] = parts
  if (only === undefined || parts.length > 1) return undefined
  if (nameOf(only) === 'boolean') return { name: 'boolean' }
  const listName = /\(typeof (\w+)\)\[number\]/.exec(only.raw ?? '')?.[1]
  const list = listName === undefined ? undefined : lists[listName]
  return list ? { name: 'enum', value: [...list] } : undefined
}

function nameOf(type: SBType): string {
  return type.name === 'other' ? type.value : type.name
}
