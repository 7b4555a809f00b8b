import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const table = readme.split('## Settings')[1]?.split('\n## ')[0] ?? ''

test('the README names each setting that is read, once', () => {
  const asked = new Set<string>()
  const env = new Proxy({} as Record<string, string>, {
    get: (_, name) => {
      asked.add(String(name))
      return undefined
    },
  })
  readSettings(env)
  const rows = table.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(named.toSorted()).toEqual([...asked].toSorted())
})

test('transfers of one moment are committed together, but not where rows are spread over machines', () => {
  expect(readSettings({}).databaseBatch).toBe(64)
  for (const engine of ['citus', 'yugabytedb', 'cockroachdb']) {
    expect(readSettings({ DB_ENGINE: engine }).databaseBatch).toBe(1)
    expect(readSettings({ DB_ENGINE: engine, DB_BATCH: '16' }).databaseBatch).toBe(16)
  }
  expect(() => readSettings({ DB_BATCH: '0' })).toThrow('DB_BATCH')
})

test('two gateways have two secrets: a word of one would be a word of the other', () => {
  const both = (deposits: string, payouts: string) => ({
    ...{ DEPOSIT_GATEWAY: 'https://in.example', DEPOSIT_GATEWAY_SECRET: deposits.repeat(32) },
    ...{ PAYOUT_GATEWAY: 'https://out.example', PAYOUT_GATEWAY_SECRET: payouts.repeat(32) },
  })
  expect(readSettings(both('a', 'b')).depositGateway?.url).toBe('https://in.example')
  expect(() => readSettings(both('a', 'a'))).toThrow('DEPOSIT_GATEWAY_SECRET')
})
