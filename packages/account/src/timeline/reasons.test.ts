import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { loadMoneyMessages } from '../money-messages.ts'
import { reasonText } from './reasons.ts'

const apps = fileURLToPath(new URL('../../../../apps/', import.meta.url))
/** Which file of the sandbox plays the other side. */
const counterparts = { deposits: 'bank.ts', withdrawals: 'payouts.ts' }

/**
 * The reason codes that the sources of the platform and the sandbox write: `reason: 'code'`, and the union of a `reason:` parameter.
 * Read from the text, because the platform is no dependency of this package.
 */
function codesOf(room: 'deposits' | 'withdrawals'): string[] {
  const codes = new Set<string>()
  const folder = `${apps}platform/src/${room}/`
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  for (const path of [...files.map((file) => folder + file), `${apps}sandbox/src/${counterparts[room]}`]) {
    const source = readFileSync(path, 'utf8')
    for (const [, written] of source.matchAll(/\breason:\s*('\w+'(?:\s*\|\s*'\w+')*)/g)) {
      for (const [, code] of (written ?? '').matchAll(/'(\w+)'/g)) if (code) codes.add(code)
    }
  }
  return [...codes].sort()
}

describe('the reasons that the platform can give', () => {
  it('are found in its sources', () => {
    expect(codesOf('deposits')).toContain('partialTransfer')
    expect(codesOf('withdrawals')).toContain('confirmedByTime')
    expect([...codesOf('deposits'), ...codesOf('withdrawals')].length).toBeGreaterThanOrEqual(11)
  })

  it.each(['km', 'en', 'zh-Hans'] as const)('are all words in %s', async (locale) => {
    const i18n = setupI18n()
    i18n.loadAndActivate({ locale, messages: await loadMoneyMessages(locale) })
    for (const code of [...codesOf('deposits'), ...codesOf('withdrawals')]) {
      const text = reasonText(i18n, code)
      expect(text, code).toMatch(/[.។。]$/)
      expect(text, code).not.toBe(code)
    }
  })
})

describe('reasonText', () => {
  const i18n = setupI18n()

  it('says nothing where there is no reason', () => {
    expect(reasonText(i18n, null)).toBeUndefined()
    expect(reasonText(i18n, '')).toBeUndefined()
  })

  it('leaves what people wrote, and names of every object, as they are', () => {
    expect(reasonText(i18n, 'Bank holiday until Monday')).toBe('Bank holiday until Monday')
    expect(reasonText(i18n, 'constructor')).toBe('constructor')
  })
})
