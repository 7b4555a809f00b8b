import { expect, test } from 'vitest'
import { openApiDocument } from '../openapi/document.ts'
import { type CallDefinition, calls, errorStatus } from './index.ts'
import { amount, positiveAmount } from './scalars.ts'

const all: [string, CallDefinition][] = Object.entries(calls)

test.each(all)('%s is filed under its own id, with roles and a value', (name, call) => {
  expect(call.id).toBe(name)
  expect(call.roles.length).toBeGreaterThan(0)
  expect(call.value).toBeDefined()
  expect(call.summary).toMatch(/\.$/)
  for (const code of call.errors ?? []) expect(errorStatus).toHaveProperty(code)
})

test('no two calls share method and path', () => {
  const places = all.map(([, call]) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(places).size).toBe(places.length)
})

test('each path parameter is declared, and nothing else is', () => {
  for (const [, call] of all) {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = call.params
      ? Object.keys((call.params as unknown as { def: { shape: object } }).def.shape)
      : []
    expect(declared, call.id).toEqual(inPath)
  }
})

test('whatever moves money carries an idempotency key', () => {
  const money = [
    'createDeposit',
    'createWithdrawal',
    'confirmWithdrawal',
    'cancelWithdrawal',
    'createTransfer',
    'openAccount',
    'transferUpline',
    'askTransfer',
    'answerTransferRequest',
    'payBills',
    'collectBills',
    'hourSalaryProcessing',
    'realtimeSalaryProcessing',
    'offerContract',
    'acceptContract',
    'requestTermination',
    'answerTermination',
  ] as const
  for (const id of money) expect(calls[id].idempotent, id).toBe(true)
})

test('the specified encrypted calls are encrypted', () => {
  const specified = [
    'login',
    'register',
    'registerMobile',
    'changePassword',
    'resetPasswordByMobile',
    'redeemPoints',
    'convertPoints',
  ] as const
  for (const id of specified) expect(calls[id].encrypted, id).toBe(true)
})

test('OpenAPI contains every call', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> }
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation.operationId),
  )
  expect(ids.sort()).toEqual(all.map(([name]) => name).sort())
})

test.each(['1e3', 'NaN', '٣', '１０', '1,000', ' 1', '', '-', '01', '1.00001', '9'.repeat(30), '0x10'])(
  'an amount is never %j',
  (text) => {
    expect(amount.safeParse(text).success).toBe(false)
    expect(positiveAmount.safeParse(text).success).toBe(false)
  },
)
