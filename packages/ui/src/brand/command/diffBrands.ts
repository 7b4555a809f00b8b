import { readJson } from '../brandFiles.ts'
import { diffTokens } from '../diffTokens.ts'
import { folderOf } from './checkBrands.ts'
import { AskedWrongly, lines, type Outcome, printable } from './words.ts'

/** Prints what a second brand has otherwise than a first: roles by scheme, then settings. */
export function diffBrands(brands: string, names: readonly string[]): Outcome {
  const [one, other, ...more] = names
  if (one === undefined || other === undefined || more.length > 0)
    throw new AskedWrongly('Name two brands: brand diff default loud.')
  const read = (name: string, file: string) => readJson(folderOf(brands, name), file)
  const [before, after] = [read(one, 'tokens.json'), read(other, 'tokens.json')]
  const problems = [before, after].flatMap((each) => ('problem' in each ? [each.problem] : []))
  if ('problem' in before || 'problem' in after) return { error: lines(problems), code: 1 }
  const changes = diffTokens(before.value, after.value)
  const tokens = changes.map(({ scheme, role, kind, from, to }) => {
    const values = kind === 'changed' ? `${from} -> ${to}` : (from ?? to)
    return `${{ added: '+', removed: '-', changed: '~' }[kind]} ${scheme} ${role}: ${values}`
  })
  const settings = changedSettings(read(one, 'brand.json'), read(other, 'brand.json'))
  const all = [...tokens, ...settings]
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const count = `${counted(tokens.length, 'role')} and ${counted(settings.length, 'setting')} differ.\n`
  return { out: all.map((line) => `${printable(line)}\n`).join('') + count, code: 0 }
}

type Read = ReturnType<typeof readJson>

function changedSettings(one: Read, other: Read): string[] {
  const fields = (read: Read): Record<string, unknown> =>
    'value' in read && typeof read.value === 'object' ? { ...read.value } : {}
  const [before, after] = [fields(one), fields(other)]
  const text = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 160)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [from, to] = [text(before[key]), text(after[key])]
    return from === to ? [] : [`~ setting ${key.slice(0, 60)}: ${from} -> ${to}`]
  })
}
