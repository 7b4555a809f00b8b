import * as ui from '@baize/ui'
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

const face: Readonly<Record<string, unknown>> = ui

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
    // Words can be tried out; other content has no form in which it could be typed.
    ...(isContent(argType.type) && { control: typeof initial === 'string' ? { type: 'text' } : false }),
    table: {
      ...argType.table,
      ...(standard && { defaultValue: { summary: standard } }),
      ...(type?.name === 'enum' && {
        type: { summary: type.value.map((value) => `'${value}'`).join(' | ') },
      }),
      ...(type?.name === 'boolean' && { type: { summary: 'boolean' } }),
    },
  }
}

function isContent(type: SBType | undefined): boolean {
  return type !== undefined && nameOf(type) === 'ReactNode'
}

/** `ButtonVariant` is one of `buttonVariants`, which the face of `@baize/ui` exports beside it. */
function chosenFrom(type: SBType): SBType | undefined {
  const names = type.name === 'union' ? type.value.map(nameOf) : [nameOf(type)]
  const [name, ...others] = names.filter((each) => each !== 'undefined')
  if (name === undefined || others.length > 0) return undefined
  if (name === 'boolean') return { name: 'boolean' }
  const plain = name.charAt(0).toLowerCase() + name.slice(1)
  const list = face[`${plain}s`] ?? face[plain]
  return Array.isArray(list) ? { name: 'enum', value: list } : undefined
}

function nameOf(type: SBType): string {
  return type.name === 'other' ? type.value : type.name
}
