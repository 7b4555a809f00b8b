import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patterns, type RegisterRules } from '@baize/forms/compiler'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { defaultRules } from './rules.ts'
import { usableRules } from './usableRules.ts'

const folder = mkdtempSync(join(tmpdir(), 'register-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (text: string) => {
  const path = join(folder, 'rules.json')
  writeFileSync(path, text)
  return readSettings({ REGISTER_RULES: path }).registerRules
}
const withNickname = (settings: object) =>
  ({ ...defaultRules, nickname: { ...defaultRules.nickname, ...settings } }) as unknown as RegisterRules

describe('an operator’s register rules', () => {
  test('replace the default ones', () => {
    expect(readSettings({}).registerRules).toBe(defaultRules)
    const own = withNickname({ acceptedPattern: '(?i)^[a-z]+$' })
    expect(read(JSON.stringify(own))).toEqual(own)
    for (const { id, source } of patterns)
      usableRules(withNickname({ patternId: id, acceptedPattern: source }))
  })

  test.each<[object, string]>([
    [{ acceptedPattern: '^[a-z' }, 'nickname: pattern (syntax)'],
    [{ acceptedPattern: '(\\w+)\\1' }, 'nickname: pattern (backReference)'],
    [{ acceptedPattern: '(?<=a)b' }, 'nickname: pattern (lookBehind)'],
    [{ acceptedPattern: '[a-z]++[a-z]' }, 'nickname: pattern (possessive)'],
    [{ acceptedPattern: 'a{9999}' }, 'nickname: pattern (tooLarge)'],
    [{ acceptedPattern: 'x'.repeat(1_048_576) }, 'nickname: pattern (tooLong)'],
    [{ patternId: 25 }, 'nickname: patternId (unknownPattern)'],
    [{ minLength: 9, maxLength: 3 }, 'nickname: length (minAboveMax)'],
    [{ maxLength: -1 }, 'nickname: length (outOfRange)'],
  ])('%j are refused before the platform starts', (settings, named) => {
    expect(() => read(JSON.stringify(withNickname(settings)))).toThrow(
      `The register rules cannot be used. Change ${named}.`,
    )
  })

  test('that name an unknown field, or are none at all, are refused too', () => {
    const { nickname } = defaultRules
    expect(() => read(JSON.stringify({ ...defaultRules, favouriteColour: nickname }))).toThrow(
      'favouriteColour: field (unknownField)',
    )
    expect(() => read(JSON.stringify({ nickname }))).toThrow('must enable and require username')
    expect(() => read('[]')).toThrow('REGISTER_RULES must be an object')
    expect(() => read('{')).toThrow('REGISTER_RULES: ')
    expect(() => readSettings({ REGISTER_RULES: join(folder, 'none.json') })).toThrow(
      'REGISTER_RULES: ENOENT',
    )
  })
})
