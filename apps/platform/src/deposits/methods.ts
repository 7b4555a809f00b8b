import { money } from '@baize/api/money'
import { nameIn } from '../games/names.ts'
import type { Settings } from '../settings.ts'
import { wire } from '../wallet/wire.ts'

const whole = (amount: number) => money(BigInt(amount) * 10_000n)

/** The one way to deposit so far: a transfer from a local bank. */
export const localBank = {
  id: 'local-bank',
  names: { en: 'Local bank transfer', km: 'ផ្ទេរប្រាក់តាមធនាគារក្នុងស្រុក', 'zh-Hans': '本地银行转账' },
  min: whole(1),
  max: whole(20_000),
  quickAmounts: [10, 50, 100, 200, 500, 1_000].map(whole),
  creditedWithinSeconds: 15,
  payTo: { bank: 'Sandbox Bank', accountName: 'BAIZE SANDBOX', accountNumber: '000 1234 5678' },
} as const

export const describeMethod = (settings: Settings, language: string) => ({
  id: localBank.id,
  kind: 'localBank' as const,
  name: nameIn(localBank.names, language),
  min: wire(localBank.min),
  max: wire(localBank.max),
  quickAmounts: localBank.quickAmounts.map(wire),
  creditedWithinSeconds: localBank.creditedWithinSeconds,
  sandbox: settings.sandbox,
})
