import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTokens } from './readTokens.ts'
import { linesToLookAt, renamedRole, renameInCode, renameInTokens } from './renames.ts'

describe('renames in code', () => {
  it.each([
    ['gap: tokens.space.hair,', "gap: tokens.space['3xs'],"],
    [`calc(1px + \${space.xxs})`, `calc(1px + \${space['2xs']})`],
    ['page: [size.xxl, type.size.xxxl]', "page: [size['2xl'], type.size['3xl']]"],
    ['<Stack space="xxs">', '<Stack space="2xs">'],
    ["<Box padding={{ tablet: 'xxxl' }}>", "<Box padding={{ tablet: '3xl' }}>"],
    ["lineHeight: 'var(--bz-leading-text)'", "lineHeight: 'var(--bz-line-height-text)'"],
    ['tokens.type.leading.khmer.text', 'tokens.type.lineHeight.khmer.text'],
    ["role('type.leading.khmer.text')", "role('type.lineHeight.khmer.text')"],
    ["role('space.hair', '{type.size.xxl}')", "role('space.3xs', '{type.size.2xl}')"],
    [
      'a { gap: var(--bz-space-xxs); font-size: var(--bz-type-size-xxl) }',
      'a { gap: var(--bz-space-2xs); font-size: var(--bz-type-size-2xl) }',
    ],
    [
      'b { line-height: var(--bz-type-leading-latin-text) }',
      'b { line-height: var(--bz-type-line-height-latin-text) }',
    ],
  ])('%s', (before, after) => {
    expect(renameInCode(before)).toBe(after)
  })

  it.each([
    'space.xs, size.sm, size.xl',
    'without a leading zero; leading.khmer; row.leading',
    'a hair wide, crosshair, "hairline"',
    'table.xxl, data.hair, --xxl, --bz-space-xxs-own',
    'Array(2).length; spacexxl',
  ])('leaves alone what is not ours: %s', (text) => {
    expect(renameInCode(text)).toBe(text)
  })

  it('changes nothing when it runs again', () => {
    const once = renameInCode("tokens.space.hair + 'xxl' + '--bz-leading-text'")
    expect(renameInCode(once)).toBe(once)
  })
})

it('renames in a brand keep its format, and follow its aliases', () => {
  const text = `{
  "space": { "hair": { "$value": { "value": 2, "unit": "px" } }, "xxs" : {"$value": "{space.hair}"} },
  "type": { "leading": { "latin": { "text": {"$value": "{type.leading.han.text}"} } } },
  "name": "hair"
}`
  expect(renameInTokens(text)).toBe(`{
  "space": { "3xs": { "$value": { "value": 2, "unit": "px" } }, "2xs" : {"$value": "{space.3xs}"} },
  "type": { "lineHeight": { "latin": { "text": {"$value": "{type.lineHeight.han.text}"} } } },
  "name": "hair"
}`)
})

it('knows the role that took the place of another', () => {
  expect(renamedRole('type.leading.han.heading')).toBe('type.lineHeight.han.heading')
  expect(renamedRole('type.size.xxxl')).toBe('type.size.3xl')
  expect(renamedRole('size.control.small')).toBeUndefined()
})

it('a brand with an old name is refused once, with the new one', () => {
  const brand: unknown = JSON.parse(
    readFileSync(new URL('../../../../brands/default/tokens.json', import.meta.url), 'utf8')
      .replace('"3xs"', '"hair"')
      .replace('"lineHeight"', '"leading"'),
  )
  const { problems } = readTokens(brand)
  for (const [before, now] of [
    ['space.hair', 'space.3xs'],
    ['type.leading.han.text', 'type.lineHeight.han.text'],
  ])
    expect(problems).toContainEqual(
      expect.stringContaining(
        `base: ${before} is called ${now} now. \`baize-brand rename\` writes the new names.`,
      ),
    )
  // The step, and two heights in seven scripts.
  expect(problems).toHaveLength(15)
})

it('names the lines that it cannot read', () => {
  const text = [
    'const { xxl } = size',
    "space['2xl']",
    'const gaps = { hair: 2 }',
    'a hair-thin line',
    "'xxl'",
  ].join('\n')
  expect(linesToLookAt(text)).toEqual([1, 3])
})

describe('brand rename', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-rename-'))
  const run = (...args: string[]) => {
    const command = [join(import.meta.dirname, 'cli.ts'), 'rename', ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  it('writes the new names into brands and code, and leaves what is installed', () => {
    for (const name of ['brands', 'src', 'src/node_modules']) mkdirSync(join(folder, name))
    write('brands/tokens.json', '{ "space": { "hair": 2 } }')
    write('src/Page.tsx', '<Stack space="xxs" />\nconst { xxl } = size\n')
    write('src/read.ts', "export { useApiQuery } from '@baize/account'\n")
    write('src/other.json', '{ "hair": "brown" }')
    write('src/node_modules/own.js', 'space.xxl')
    const looked = run('brands', 'src', '--dry-run')
    expect(looked).toMatchObject({ status: 0, stderr: '' })
    expect(looked.stdout).toContain('3 of 3 files would change.')
    expect(read('src/Page.tsx')).toContain('xxs')
    expect(run('brands', 'src').stdout).toBe(
      "3 of 3 files changed.\n  brands/tokens.json\n  src/Page.tsx\n  src/read.ts\nAn old name by itself; look whether it is a token's:\n  src/Page.tsx:2\n",
    )
    expect(read('brands/tokens.json')).toBe('{ "space": { "3xs": 2 } }')
    expect(read('src/Page.tsx')).toContain('<Stack space="2xs" />')
    expect(read('src/read.ts')).toBe("export { useApiQuery } from '@baize/site'\n")
    expect(read('src/other.json')).toContain('hair')
    expect(read('src/node_modules/own.js')).toBe('space.xxl')
    expect(run('src').stdout).toContain('0 of 2 files changed.')
  })

  it('says what is missing where it is asked wrongly', () => {
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Name the folders') })
    expect(run('nowhere')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no nowhere.'),
    })
  })
})
