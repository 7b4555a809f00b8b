import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkCatalogues } from './check.ts'
import { formattingFaults } from './formatting.ts'
import { glossaryFaults, glossaryOf, readGlossary } from './glossary.ts'
import { textFaults, translationFaults } from './textErrors.ts'

let room: string
const write = (path: string, text: string) => writeFileSync(join(room, path), text)
const read = (path: string) => readFileSync(join(room, path), 'utf8')
const config = () => join(room, 'lingui.config.js')
const faults = async () => (await checkCatalogues(config())).faults

const code = `import { msg, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
export const greeting = (name) => msg\`Welcome, \${name}\`
export const left = (count) => msg\`\${plural(count, { one: '# day left', other: '# days left' })}\`
export const Rules = () => <Trans>Read <b>the rules</b></Trans>
`
const khmer: Record<string, string> = {
  'Welcome, {name}': 'សូមស្វាគមន៍ {name}',
  '{count, plural, one {# day left} other {# days left}}': '{count, plural, other {នៅសល់ # ថ្ងៃ}}',
  'Read <0>the rules</0>': 'អាន<0>វិធាន</0>',
}

async function extract(configPath = config()) {
  for (const catalog of await getCatalogs(getConfig({ configPath })))
    await catalog.make({ clean: true, overwrite: false, orderBy: 'messageId' })
}

/** Puts a Khmer text in the place of a source's translation. */
function translate(source: string, text: string, file = 'locales/km.po') {
  const entry = new RegExp(
    `(msgid ${JSON.stringify(source).replace(/[{}()|[\]\\^$.*+?]/g, '\\$&')}\nmsgstr ).*`,
  )
  write(
    file,
    read(file).replace(entry, (_, start: string) => start + JSON.stringify(text)),
  )
}

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'baize-catalogues-'))
  mkdirSync(join(room, 'src'))
  write(
    'lingui.config.js',
    `export default { sourceLocale: 'en', locales: ['en', 'km'], catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'] }] }`,
  )
  write('package.json', '{ "type": "module" }')
  write('src/page.jsx', code)
  await extract()
  for (const [source, text] of Object.entries(khmer)) translate(source, text)
})
afterEach(() => rmSync(room, { recursive: true }))

describe('the catalogues of a package', () => {
  it('a text that was left in English is an error, unless it is listed or has no word', async () => {
    const source = 'Welcome, {name}'
    translate(source, source)
    const held = async (same: Record<string, string[]>) => (await checkCatalogues(config(), [], same)).faults
    expect(await held({})).toEqual([
      `locales/km.po: "${source}" reads as the English does, and is not in languages/same-as-english.json.`,
    ])
    expect(await held({ '*': [source] })).toEqual([])
    expect(await held({ km: [source] })).toEqual([])
    expect(await held({ ar: [source] })).toHaveLength(1)
  })

  it('pass when they are extracted, translated and sound', async () => {
    expect(await checkCatalogues(config())).toEqual({ faults: [], messages: 3, catalogues: 2 })
  })

  it('fail on a message that was not extracted', async () => {
    write('src/page.jsx', `${code}export const added = msg\`Sign in\`\n`)
    const found = await faults()
    expect(found).toHaveLength(2)
    expect(found[1]).toMatch(/^locales\/km\.po: "Sign in" is in the code but not in the catalogue/)
  })

  it('fail on a message that the code no longer has', async () => {
    write('src/page.jsx', code.replace('Welcome', 'Hello'))
    expect(await faults()).toContainEqual(
      expect.stringContaining('km.po: "Welcome, {name}" is used nowhere any more'),
    )
  })

  it('fail on a message whose file has moved', async () => {
    rmSync(join(room, 'src/page.jsx'))
    write('src/moved.jsx', code)
    expect(await faults()).toContainEqual(
      expect.stringContaining('km.po: "Welcome, {name}" has moved to src/moved.jsx'),
    )
  })

  it('fail on a missing translation', async () => {
    translate('Welcome, {name}', '')
    expect(await faults()).toEqual(['locales/km.po: "Welcome, {name}" has no translation.'])
  })

  it('fail on a language without a catalogue', async () => {
    rmSync(join(room, 'locales/km.po'))
    expect(await faults()).toEqual([
      expect.stringMatching(/^locales\/km\.po: there is no such file, and 3 messages wait for it/),
    ])
  })

  it('fail on a message that two packages say in two ways', async () => {
    const both = join(room, 'both.config.js')
    const catalogs = ['src', 'other'].map((folder) => ({
      path: `<rootDir>/${folder}/locales/{locale}`,
      include: [`<rootDir>/${folder}`],
    }))
    writeFileSync(
      both,
      `export default ${JSON.stringify({ sourceLocale: 'en', locales: ['en', 'km'], catalogs })}`,
    )
    mkdirSync(join(room, 'other'))
    write('other/page.jsx', code)
    await extract(both)
    for (const folder of ['src', 'other'])
      for (const [source, text] of Object.entries(khmer)) translate(source, text, `${folder}/locales/km.po`)
    expect((await checkCatalogues(both)).faults).toEqual([])
    translate('Read <0>the rules</0>', 'មើល<0>វិធាន</0>', 'other/locales/km.po')
    expect((await checkCatalogues(both)).faults).toEqual([
      'other/locales/km.po: "Read <0>the rules</0>" is "មើល<0>វិធាន</0>" here and "អាន<0>វិធាន</0>" in src/locales/km.po.',
    ])
  })

  it('fail on two filters that hardly read otherwise', async () => {
    const filters = ['New', 'Recent'].map(
      (message) => `msg({ message: '${message}', context: 'filter: games' })`,
    )
    write('src/page.jsx', `${code}export const filters = [${filters.join()}]\n`)
    await extract()
    translate('New', 'ថ្មី')
    translate('Recent', 'ថ្មីៗ')
    expect(await faults()).toEqual(['locales/km.po: "Recent" reads as "New" does, beside it: "ថ្មីៗ".'])
    translate('Recent', 'បានលេងថ្មីៗ')
    expect(await faults()).toEqual([])
  })

  it('name the file and the message of an error in a text', async () => {
    translate('Welcome, {name}', 'សូមស្វាគមន៍ {nom}')
    expect(await faults()).toEqual([
      'locales/km.po: "Welcome, {name}" lost the placeholder {name}.',
      'locales/km.po: "Welcome, {name}" has the placeholder {nom}, which the source has not.',
    ])
  })
})

describe('a translation', () => {
  const plural = '{n, plural, one {# <0>bet</0>} other {# <0>bets</0>}}'
  it.each([
    ['Hi {name}', 'ជំរាបសួរ', ['lost the placeholder {name}']],
    ['Hi', 'ជំរាបសួរ {name}', ['has the placeholder {name}, which the source has not']],
    ['Read <0>it</0>', 'អានវា', ['lost the tag <0>']],
    ['Read it', 'អាន<1/>', ['has the tag <1>, which the source has not']],
    [plural, '{n, plural, other {<0>ភ្នាល់</0> #}}', []],
    [plural, '{n, plural, other {ភ្នាល់ #}}', ['lost the tag <0>']],
    ['{a} of {b}', '{b} / {a}', []],
    ["It's {name}", "C'est {name}", []],
  ])('of %j as %j', (source, text, expected) => {
    expect(translationFaults(source, text)).toEqual(expected)
  })
})

describe('a text', () => {
  const days = (categories: string[]) =>
    `{n, plural, ${categories.map((category) => `${category} {# d}`).join(' ')}}`
  it.each([
    ['km', 'ចូល', []],
    ['km', ' ចូល', ['begins or ends with a space']],
    ['km', 'ចូល\n', ['begins or ends with a space']],
    ['en', 'a\u202eb', ['holds the direction mark U+202E; isolate the value in the page']],
    ['ar', '\u200fab', ['holds the direction mark U+200F; isolate the value in the page']],
    ['en', 'Press <b>here</b>', ['holds HTML: <b>']],
    ['en', 'Terms&nbsp;of use', ['holds HTML: &nbsp;']],
    ['en', 'Tom & Jerry, 3 < 4', []],
    ['en', "'<b>' is bold", ['holds HTML: <b>']],
    ['en', '<0>open', ['has <0> without its other half']],
    ['en', '<0><1>a</0></1>', ['has </0> without its other half']],
    ['en', 'broken {', ['has a { that belongs to no placeholder']],
    ['en', 'broken {name', ['cannot be read: Unexpected message end at line 1 col 13']],
    ['en', 'broken }', ['has a } that belongs to no placeholder']],
    ['en', '{n, number}', ['lets {n, number} be formatted by Intl; format it with @baize/i18n first']],
    ['km', days(['other']), []],
    ['zh-Hans', days(['other']), []],
    ['en', days(['one', 'other']), []],
    ['en', days(['other']), ['has no "one" branch in the plural of {n}']],
    ['km', days(['=0']), ['has no "other" branch in the plural of {n}']],
    ['ru', days(['one', 'few', 'other']), ['has no "many" branch in the plural of {n}']],
    ['ar', days(['zero', 'one', 'two', 'few', 'many', 'other']), []],
    ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', []],
    ['en', '{g, select, male {he} female {she}}', ['has no "other" branch in the select of {g}']],
  ])('in %s, %j', (locale, text, expected) => {
    expect(textFaults(text, locale)).toEqual(expected)
  })
})

it('formatting outside @baize/i18n is found, in code and not in comments or tests', () => {
  mkdirSync(join(room, 'packages/ui/src'), { recursive: true })
  write(
    'packages/ui/src/Bad.tsx',
    '// Intl.NumberFormat is banned\nexport const text = (1).toLocaleString()\n',
  )
  write('packages/ui/src/Worse.tsx', '/* a\n b */ new Intl.DateTimeFormat()\n')
  write('packages/ui/src/Good.tsx', "/** never Intl.* */ export const url = 'https://x/Intl'\n")
  write('packages/ui/src/Good.test.tsx', 'new Intl.NumberFormat()\n')
  expect(formattingFaults(room)).toEqual({
    files: 3,
    faults: [
      'packages/ui/src/Bad.tsx:2 uses .toLocaleString; format with useFormat() or @baize/i18n/format.',
      'packages/ui/src/Worse.tsx:2 uses Intl.; format with useFormat() or @baize/i18n/format.',
    ],
  })
})

describe('the glossary', () => {
  const terms = readGlossary(
    [
      '| English | Khmer | Chinese | Note |',
      '| --- | --- | --- | --- |',
      '| withdraw (the act) | ដកប្រាក់ | 提款 | not 提现 |',
      '| state (of a deposit), status | ស្ថានភាព | 状态 | a column; of a game: 情况 |',
    ].join('\n'),
  )
  it.each([
    ['Withdraw', '提款', []],
    ['Withdraw', '取钱', ['is "withdraw" of the glossary, which says 提款, and not 取钱']],
    ['Withdraw it now', '立即提现', ['says 提现, which the glossary refuses for "withdraw"']],
    ['Status', '情况', []],
    ['State', '状况', ['is "state" of the glossary, which says 状态 or 情况, and not 状况']],
    ['Understated', '提现', []],
  ])('%j as %j', (source, text, expected) => {
    expect(glossaryFaults(terms, source, text, 'zh-Hans')).toEqual(expected)
  })

  it('of the product has about 150 terms, each with a note', () => {
    const own = glossaryOf(join(import.meta.dirname, '../..'))
    expect(own.length).toBeGreaterThanOrEqual(150)
    expect(own.filter(({ note }) => !note).map(({ english }) => english)).toEqual([])
  })
})
