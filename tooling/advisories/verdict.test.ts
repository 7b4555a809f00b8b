import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const advisory = (severity: string) => ({
  advisories: {
    '1': {
      module_name: 'left-pad',
      severity,
      title: 'Pads on the wrong side',
      url: 'https://example.com/GHSA-1',
      patched_versions: '>=2.0.0',
    },
  },
})
const answered = (body: unknown, code = 0) =>
  verdictOf({ code, output: `warning: slow\n${JSON.stringify(body)}` })

test.each(['high', 'critical'])(
  'an advisory of %s severity fails, and says which version mends it',
  (severity) => {
    const { passes, text } = answered(advisory(severity), 1)
    expect(passes).toBe(false)
    expect(text).toContain('left-pad: Pads on the wrong side (mended in >=2.0.0)')
  },
)

test.each(['low', 'moderate'])('an advisory of %s severity waits for its date', (severity) => {
  expect(answered(advisory(severity), 1).passes).toBe(true)
})

test('a registry that does not respond is no advisory, and is said to be unchecked', () => {
  for (const output of [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n × The audit endpoint responded with 405:',
    'getaddrinfo ENOTFOUND registry.npmjs.org',
  ]) {
    const { passes, text } = verdictOf({ code: 1, output })
    expect(passes).toBe(true)
    expect(text).toMatch(/^not checked/)
  }
})

test('what is neither a response nor silence fails', () => {
  expect(verdictOf({ code: 1, output: 'Error: unknown option --json' }).passes).toBe(false)
  expect(verdictOf({ code: 0, output: '{}' }).passes).toBe(false)
})
