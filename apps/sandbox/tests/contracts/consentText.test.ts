import { createHash } from 'node:crypto'
import { keepText, readText } from '@baize/platform/contracts/consentText.ts'
import { contractTexts, textIn, textVersion } from '@baize/platform/contracts/texts.ts'
import { transact } from '@baize/platform/database/index.ts'
import { testEngines } from '@baize/platform/database/testDatabase.ts'
import { partialLocales } from '@baize/platform/translations/partialLocales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../http/testing.ts'

/** What each version says, in the code's languages and in each other that has all of it. Another digest under an old version means that an agreed text was changed. */
const digests = {
  'contract-2026-11': {
    code: '93d461a77d5f2633',
    th: '2a5f3039e7acd9ee',
    vi: '733c98de9c1165a5',
    ja: '18500b329d209036',
    id: '2d2fdfd97e02c3bf',
    es: '9f988c0b201696c3',
    pt: 'e1c834f37de470fd',
    fil: '28151c0b85c196fa',
    hi: '77447d7a77c01b7f',
    ms: 'c77c7d80b5740e86',
    ko: '9334ccd9f207ce46',
    my: '3fb15faae52298bf',
    'zh-Hant': '514345d80aa01c46',
    ru: '954093160f545462',
    tr: 'abc6bf8d3020b28c',
    bn: '21bf526513cc0446',
    am: '339f6297e8ab6dee',
    az: '63acb9eb7a914943',
    fa: '95bcf26fe7d53194',
    fr: 'de91a4298e4bfd80',
    gu: '39a8476ba6de7d10',
    kk: '34070e93dfa5f807',
    kn: '3cbf89567a7722d6',
    lo: '08b73def2a9ada81',
    mr: 'f6c10c380a41ccf6',
    sw: '46b5b6c129e8bf48',
    ur: '72f920a06009b184',
    ml: 'a8ee555c659974f3',
    ne: '591b4e1c3a2be78e',
    pa: 'e78c2e712368fa92',
    ta: '23aab391e84f7d4e',
    uz: '7ec32eb6f8449148',
    mn: '474e7b5bd49c9c32',
    ky: '739bbd3e563852cd',
    si: 'e7884a5071cf544d',
    te: '0a8b60cf911b2eb5',
  },
}

test('a text that was agreed to is not reworded: another wording is another version', () => {
  const digest = (text: unknown) =>
    createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
  const further = (version: string) =>
    partialLocales.flatMap((tag) => {
      const text = textIn(version, tag)
      return text?.language === tag ? [[tag, digest(text)] as const] : []
    })
  const made = Object.entries(contractTexts).map(([version, text]) => [
    version,
    { code: digest(text), ...Object.fromEntries(further(version)) },
  ])
  expect(Object.fromEntries(made)).toEqual(digests)
  expect(Object.keys(contractTexts)).toContain(textVersion)
})

test('it is read in the nearest language, and says which that is', () => {
  expect(textIn(textVersion, 'zh-CN')).toMatchObject({
    language: 'zh-Hans',
    title: '上级与下级之间的契约协议',
  })
  expect(textIn(textVersion, 'de')).toMatchObject({ language: 'en' })
  for (const version of ['contract-1999-01', 'constructor', '']) expect(textIn(version, 'en')).toBeUndefined()
})

describe.each(testEngines)('texts of consent on $name', (engine) => {
  let running: TestPlatform
  beforeAll(async () => {
    running = await startTestPlatform({ engine, work: false })
  })
  afterAll(() => running.close())

  test('are kept word for word by version and language, and stay', async () => {
    const { platform } = running
    const keep = () =>
      transact(platform.database, ({ trx }) => keepText(trx, textVersion, 'km', platform.now()))
    expect(await keep()).toBe('km')
    expect(await keep()).toBe('km')
    const kept = await platform.db.selectFrom('contract_text').selectAll().execute()
    expect(kept).toMatchObject([{ version: textVersion, language: 'km', content: textIn(textVersion, 'km') }])
    expect(await readText(platform.db, textVersion, 'km')).toEqual(textIn(textVersion, 'km'))
    await expect(platform.db.deleteFrom('contract_text').execute()).rejects.toThrow()
    // A text that the product no longer contains is read as it was stored.
    await platform.db
      .insertInto('contract_text')
      .values({
        ...{ version: 'contract-2020-01', language: 'en', kept_at: platform.now() },
        content: JSON.stringify({ language: 'en', title: 'Of old', sections: [] }),
      })
      .execute()
    expect(await readText(platform.db, 'contract-2020-01', 'en')).toMatchObject({ title: 'Of old' })
    expect(await readText(platform.db, 'contract-2020-02', 'en')).toBeUndefined()
  })
})
