import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { CallDefinition } from './call.ts'
import { calls } from './index.ts'

/** Lists that are small by nature, or whose pages are named by the specification, and why their pages may be numbers. */
const numbered: Readonly<Record<string, string>> = {
  announcementList:
    'pages of nine with numbers under them, as the specification has it; an operator writes some hundred',
  invites: 'an agent has some dozen open links; to be read by keyset when lists of the team are',
  teamMembers:
    'the centre shows how many there are and jumps; bounded by the direct downline, or by what is searched for',
}

const namesOf = (schema: z.ZodMiniType | undefined): string[] => {
  const shape = schema && 'shape' in schema ? schema.shape : undefined
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

const definitions: readonly CallDefinition[] = Object.values(calls)
const lists = definitions.filter(({ value }) => namesOf(value).includes('rows'))

describe('a list that grows is read from where a page ended, never by a number', () => {
  test('the lists of the contract are found', () => {
    expect(lists.length).toBeGreaterThan(10)
  })

  test('none takes pageNo, but those that have a reason', () => {
    const byNumber = lists.filter(({ query }) => namesOf(query).includes('pageNo')).map(({ id }) => id)
    expect(byNumber.filter((id) => !(id in numbered))).toEqual([])
  })
})
