import { describe, expect, test } from 'vitest'
import { engines, features, refused, sharedFunctions } from './engines.ts'
import { readSql, type SqlText } from './sources.ts'

const texts = readSql()
const using = (looks: RegExp): string[] => [
  ...new Set(texts.filter(({ text }) => looks.test(text)).map(({ file }) => file)),
]
const findings = (found: readonly SqlText[]) =>
  found.map(({ file, text }) => `${file}: ${text.trim().slice(0, 80)}`)

describe('the SQL keeps to what the engines share', () => {
  test('all of it is read', () => {
    expect(texts.filter(({ file }) => file.endsWith('.sql')).length).toBeGreaterThan(15)
    expect(texts.length).toBeGreaterThan(150)
    expect(using(/tell_balances\(\?/)).toContain('wallet/balance.ts')
  })

  test.each(refused)('no SQL that is tied to one engine: $why', ({ looks }) => {
    // The words may be members of a union type or a message: only SQL was read.
    expect(findings(texts.filter(({ text }) => looks.test(text)))).toEqual([])
  })

  test('only functions that all engines know, or our own', () => {
    const own = new Set(
      texts.flatMap(({ text }) =>
        [...text.matchAll(/CREATE (?:OR REPLACE )?FUNCTION (\w+)/g)].map(([, name]) => name),
      ),
    )
    const unknown = texts.flatMap(({ file, text }) =>
      file.endsWith('.sql') || /\b(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text)
        ? [...text.replace(/'[^']*'/g, "''").matchAll(/(?<![.\w])([a-z_]\w*)\(/gi)]
            .map(([, name = '']) => name.toLowerCase())
            .filter((name) => !sharedFunctions.has(name) && !own.has(name))
            .map((name) => `${file}: ${name}`)
        : [],
    )
    expect([...new Set(unknown)]).toEqual([])
  })

  test('LISTEN and NOTIFY are used in the bus alone', () => {
    expect(using(/pg_notify\(|\bLISTEN "|LISTEN \?/)).toEqual(['database/postgresBus.ts'])
  })

  test('where an engine lacks a feature that is used, the table says what is done there', () => {
    for (const { name, except = {} } of features) {
      for (const [engine, support] of Object.entries(except)) {
        if (support === 'yes') continue
        expect(support.instead.length, `${name} on ${engine}`).toBeGreaterThan(5)
      }
    }
  })

  test('docs/sql.md lists what is used where (update it with vitest -u)', async () => {
    const rows = features.flatMap(({ name, looks, except = {} }) => {
      const files = using(looks)
      if (files.length === 0) return []
      const cells = engines.map((engine) => {
        const support = except[engine] ?? 'yes'
        return support === 'yes' ? 'yes' : `lacks ${support.lacks}: ${support.instead}`
      })
      const rooms = [
        ...new Set(files.map((file) => (file.endsWith('.sql') ? 'migrations' : file.split('/')[0]))),
      ]
      return [`| ${[name, ...cells, rooms.sort().join(', ')].join(' | ')} |`]
    })
    const markdown = [
      '# What our SQL asks of an engine',
      '',
      'Made by `apps/platform/src/database/portability` from every migration and every SQL text in the code; the test fails when',
      'it is not current, when a function is called that not all engines have, or when one of the refused features appears.',
      'Support is from the engines’ documentation; PGlite and PostgreSQL are also what every test runs on. The other three',
      'could not be run here.',
      '',
      'Where `DB_ENGINE` names a distributed engine each keyed journal is written alone (`DB_BATCH` is 1): journals of many',
      'members in one transaction would tie their shards together. [scale.md](scale.md) says what that costs.',
      '',
      `| Feature | ${engines.join(' | ')} | Used in |`,
      `| --- | ${engines.map(() => '---').join(' | ')} | --- |`,
      ...rows,
      '',
      '## Refused',
      '',
      ...refused.map(({ why }) => `- ${why}`),
      '',
    ].join('\n')
    await expect(markdown).toMatchFileSnapshot('../../../../../docs/sql.md')
  })
})
