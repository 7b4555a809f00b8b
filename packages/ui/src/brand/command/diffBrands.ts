import { readJson } from '../brandFiles.ts'
import { diffTokens } from '../diffTokens.ts'
import { readTokenFiles } from '../tokenFiles.ts'
import { folderOf } from './checkBrands.ts'
import { AskedWrongly, lines, type Outcome, printable } from './output.ts'

/** Prints what a second brand has otherwise than a first: roles by scheme, then settings. */
export function diffBrands(brands: string, names: readonly string[]): Outcome {
  const [one, other, ...more] = names
  if (one === undefined || other === undefined || more.length > 0)
    throw new AskedWrongly('Name two brands: brand diff default loud.')
  const [before, after] = [one, other].map((name) => readTokenFiles(folderOf(brands, name)))
  const problems = [before, after].flatMap((each) => (each && 'problems' in each ? each.problems : []))
  if (!before || !after || 'problems' in before || 'problems' in after)
    return { error: lines(problems), code: 1 }
  const changes = diffTokens(before.value, after.value)
  const tokens = changes.map(({ scheme, variant, role, kind, from, to }) => {
    const values = kind === 'changed' ? `${from} -> ${to}` : (from ?? to)
    return `${{ added: '+', removed: '-', changed: '~' }[kind]} ${scheme}${variant === undefined ? '' : `, ${variant}`} ${role}: ${values}`
  })
  const settingsOf = (name: string) => readJson(folderOf(brands, name), 'brand.json')
  const settings = changedSettings(settingsOf(one), settingsOf(other))
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
