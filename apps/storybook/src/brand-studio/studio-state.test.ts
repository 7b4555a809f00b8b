import { describe, expect, it } from 'vitest'
import { changedFiles } from './brand-folder.ts'
import { defaultFolder } from './brands.ts'
import { type Action, begin, type StudioState, studio, unsaved } from './studio-state.ts'
import { getToken, setToken } from './tokens-document.ts'

const path = 'radius.medium'
const at = (value: number) => ({
  ...defaultFolder,
  tokens: setToken(defaultFolder.tokens, 'base', path, { value, unit: 'px' }),
})
const radius = (state: StudioState) => getToken(state.work.brand.tokens, 'base', path)?.value
const start = begin({ source: 'Default', start: defaultFolder, brand: defaultFolder })
const after = (...actions: Action[]) => actions.reduce(studio, start)
const edit = (value: number, moment: number, key = path): Action => ({
  type: 'edited',
  key,
  brand: { tokens: at(value).tokens },
  at: moment,
})

describe('the studio', () => {
  it('undoes and redoes, step by step', () => {
    const two = after(edit(1, 0), edit(2, 5000))
    const one = studio(two, { type: 'undone' })
    expect([radius(two), radius(one)]).toEqual([
      { value: 2, unit: 'px' },
      { value: 1, unit: 'px' },
    ])
    expect(studio(one, { type: 'redone' }).work).toEqual(two.work)
    expect(studio(studio(one, { type: 'undone' }), { type: 'undone' }).work).toBe(start.work)
  })

  it('takes edits of one token in one go as one step', () => {
    const gone = after(edit(1, 0), edit(2, 300), edit(3, 600))
    expect(gone.past).toHaveLength(1)
    expect(after(edit(1, 0), edit(2, 300, 'another')).past).toHaveLength(2)
    expect(after(edit(1, 0), { type: 'undone' }, edit(2, 300)).past).toHaveLength(1)
  })

  it('a new edit after a step back ends what was undone', () => {
    expect(after(edit(1, 0), { type: 'undone' }, edit(2, 5000), { type: 'redone' }).work.brand).toEqual(at(2))
  })

  it('keeps what was refused beside the document until the token is mended', () => {
    const refused = after({ type: 'refused', key: path, text: 'x', problem: 'No.' })
    expect([refused.refused.get(path), refused.work]).toEqual([{ text: 'x', problem: 'No.' }, start.work])
    expect(studio(refused, edit(4, 0)).refused.size).toBe(0)
    expect(studio(refused, { type: 'reset', key: path, part: 'base', path }).refused.size).toBe(0)
    expect(studio(refused, edit(4, 0, 'another')).refused.size).toBe(1)
  })

  it('resets one token to the start', () => {
    const back = after(edit(9, 0), { type: 'reset', key: path, part: 'base', path })
    expect([back.work.brand, back.past.length]).toEqual([defaultFolder, 2])
  })

  it('begins anew without losing the previous document', () => {
    const other = at(77)
    const work = { source: 'file', start: other, brand: other }
    const begun = after(edit(9, 0), { type: 'begun', work, saved: other })
    expect([begun.work.start, unsaved(begun)]).toEqual([other, false])
    const made = after({ type: 'begun', work })
    expect([made.work.start, unsaved(made)]).toEqual([other, true])
    const back = studio(begun, { type: 'undone' })
    expect([back.work.brand, back.work.source, unsaved(back)]).toEqual([at(9), 'Default', true])
  })

  it('knows what is not saved', () => {
    expect(unsaved(start)).toBe(false)
    const changed = after(edit(9, 0))
    expect(unsaved(changed)).toBe(true)
    const saved = studio(changed, { type: 'saved', part: 'brand' })
    expect(unsaved(saved)).toBe(false)
    expect(unsaved(studio(saved, { type: 'undone' }))).toBe(true)
    expect(unsaved(after({ type: 'renamed', name: 'Mine', at: 0 }))).toBe(true)
  })

  it('knows that settings and files are not saved with the tokens', () => {
    const files = new Map([['logo.svg', new Uint8Array([1])]])
    const changed = studio(after(edit(9, 0)), { type: 'edited', key: 'file logo', brand: { files }, at: 0 })
    const saved = studio(changed, { type: 'saved', part: 'tokens' })
    expect([unsaved(saved), changedFiles(saved.saved.files, files)]).toEqual([
      true,
      ['app-icon-192.png', 'app-icon.png', 'favicon.svg', 'logo.svg'],
    ])
    expect(unsaved(studio(changed, { type: 'saved', part: 'brand' }))).toBe(false)
  })
})
