import { expect, test } from 'vitest'
import { report } from './report.ts'

const passed = { title: 'Types', outcome: 'passed', output: '', time: 61_000 } as const

test('the last line counts, and what failed and what was flaky is named right before it', () => {
  const flaky = { ...passed, title: 'Stories', output: 'FLAKY ui/Menu.stories.tsx > Opens\nok' }
  const failed = {
    title: 'Unit tests',
    outcome: 'failed',
    output: ' FAIL  a.test.ts > pays\n',
    time: 2_000,
  } as const
  expect(report([flaky, failed, passed], ['no release yet'], 64_000).split('\n').slice(5)).toEqual([
    '1 min 04 s in all, 2 min 04 s one after another',
    'no release yet',
    'FLAKY   ui/Menu.stories.tsx > Opens',
    '1 passed only when tried again: each is a fault to mend.',
    'FAILED  Unit tests',
    '        FAIL  a.test.ts > pays',
    '2 passed, 1 failed',
  ])
})

test('each stage has its time, and a skipped one its reason', () => {
  const skipped = { ...passed, outcome: 'skipped', reason: 'there is no Chromium', time: 0 } as const
  expect(report([passed, skipped], [], 0).split('\n').slice(1, 3)).toEqual([
    'passed     1 min 01 s   Types',
    'skipped         0.0 s   Types (there is no Chromium)',
  ])
})
