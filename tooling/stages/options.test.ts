import { expect, test } from 'vitest'
import { choose } from './options.ts'
import type { Stage } from './stages.ts'

const work = async () => ({ code: 0 })
const stages: Stage[] = [
  { name: 'types', title: 'Types', fast: true, work },
  { name: 'journeys', title: 'Journeys', work },
  { name: 'crash', title: 'Crash rounds', guards: ['ledger/**'], work },
  { name: 'mutants', title: 'Mutants', nightly: true, guards: ['ledger/**'], work },
]
const unchanged = { paths: [] }

/** The names that the arguments choose; with `!` those that run in full. */
const chosen = (args: string[], changes: { paths: string[] } = unchanged) =>
  choose(args, stages, changes)?.map(({ stage, thorough }) => stage.name + (thorough ? '!' : ''))

test('a push runs all but what is nightly, the fast run what is fast', () => {
  expect(chosen([])).toEqual(['types', 'journeys', 'crash'])
  expect(chosen(['--fast'])).toEqual(['types'])
})

test('what a change touches runs in full, whatever else is fast', () => {
  const changes = { paths: ['ledger/post.ts'] }
  expect(chosen([], changes)).toEqual(['types', 'journeys', 'crash!', 'mutants!'])
  expect(chosen(['--fast'], changes)).toEqual(['types'])
})

test('nightly runs take what has guards in full', () => {
  expect(chosen(['--nightly'])).toEqual(['crash!', 'mutants!'])
})

test('what is requested by name runs in full, alone or beside the others', () => {
  expect(chosen(['--only', 'crash', '--only=types'])).toEqual(['types!', 'crash!'])
  expect(chosen(['--with', 'mutants'])).toEqual(['types', 'journeys', 'crash', 'mutants!'])
})

test('what it does not know it refuses, with what there is', () => {
  expect(() => choose(['--only', 'jurneys'], stages, unchanged)).toThrow(/no stage jurneys[\s\S]*journeys/)
  expect(() => choose(['--quick'], stages, unchanged)).toThrow(/--quick[\s\S]*--fast/)
  expect(chosen(['--help'])).toBeUndefined()
})
