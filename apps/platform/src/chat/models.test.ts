import { afterEach, expect, test } from 'vitest'
import { contentFiles } from '../content/files/schema.ts'
import { setCatalogue } from '../games/catalogue.ts'
import { findModel, isOnline, type Model, modelNames, models, setModels } from './models.ts'

const en = (text: string) => ({ en: text })
const table = { id: '1', code: 'a', vendor: 'EMR', type: 'LIVE', name: en('Table'), picture: '/table.svg' }
const model = { id: 'dara', name: en('Dara'), game: '1' }

const games = (...written: object[]) => setCatalogue({ games: contentFiles.games.parse(written) })
const write = (...written: object[]) => setModels({ chat: contentFiles.chat.parse({ models: written }) })

afterEach(() => {
  setCatalogue({})
  setModels({})
})

test('without content there are no models', () => {
  games(table)
  expect(models()).toEqual([])
  expect(findModel('dara')).toBeUndefined()
})

test('a model is at the table of a game that lists show, with its picture or their own', () => {
  games(table)
  write(model, { ...model, id: 'sok', picture: '/sok.svg' }, { ...model, id: 'lost', game: '2' })
  expect(models().map(({ id, picture }) => [id, picture])).toEqual([
    ['dara', '/table.svg'],
    ['sok', '/sok.svg'],
  ])
  expect(findModel('lost')).toBeUndefined()
  games({ ...table, off: true })
  expect(models()).toEqual([])
})

test('a model that is off cannot be talked to, and is still named', () => {
  games(table)
  write({ ...model, off: true })
  expect([models(), findModel('dara'), modelNames('dara')?.en]).toEqual([[], undefined, 'Dara'])
})

test.each([
  [undefined, [0, 12, 23], []],
  [{ from: 8, until: 16 }, [8, 15], [7, 16]],
  [{ from: 16, until: 24 }, [16, 23], [15, 0]],
  [{ from: 22, until: 6 }, [22, 23, 0, 5], [6, 21]],
])('a shift of %j is on in its hours', (shift, on, off) => {
  const at = (hour: number) => isOnline({ shift } as Model, new Date(Date.UTC(2026, 0, 1, hour)), 0)
  expect(on.map(at)).toEqual(on.map(() => true))
  expect(off.map(at)).toEqual(off.map(() => false))
})
