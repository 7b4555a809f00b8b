import type { Words } from '../games/names.ts'
import { textsIn } from '../games/names.ts'
import type { Platform } from '../platform.ts'
import type { Deposit } from './deposit.ts'
import type { GivenLine } from './gateway/instructions.ts'
import { findMethod, localBank } from './methods.ts'

export interface Line {
  readonly label: Words
  readonly value: string
  readonly kind: 'text' | 'copy' | 'link'
}

/** What the lines of an instruction are called. */
export const lineLabels = {
  bank: { en: 'Bank', km: 'ធនាគារ', 'zh-Hans': '银行', ar: 'البنك' },
  name: { en: 'Account name', km: 'ឈ្មោះគណនី', 'zh-Hans': '户名', ar: 'اسم صاحب الحساب' },
  number: { en: 'Account number', km: 'លេខគណនី', 'zh-Hans': '账号', ar: 'رقم الحساب' },
  reference: { en: 'Reference', km: 'លេខយោង', 'zh-Hans': '转账附言', ar: 'الرقم المرجعي' },
  wallet: {
    en: 'Wallet',
    km: 'កាបូបដែលត្រូវបង់ទៅ',
    'zh-Hans': '收款钱包',
    ar: 'المحفظة المدفوع إليها',
  },
  page: { en: 'Payment page', km: 'ទំព័រសម្រាប់បង់ប្រាក់', 'zh-Hans': '支付页面', ar: 'صفحة الدفع' },
  network: { en: 'Network', km: 'បណ្ដាញ', 'zh-Hans': '网络', ar: 'الشبكة' },
  address: { en: 'Address', km: 'អាសយដ្ឋាន', 'zh-Hans': '地址', ar: 'العنوان' },
} as const

const looks = {
  ...{ bank: 'text', name: 'copy', number: 'copy', wallet: 'copy' },
  ...{ page: 'link', network: 'text', address: 'copy' },
} as const satisfies Record<GivenLine['name'], Line['kind']>

/** Ways to pay in which the payer writes the reference, or it is not known whose payment it is. */
const named = ['localBank', 'eWallet']

/** A gateway's instructions, in the platform's words, and the reference. */
function givenLines({ method_id, reference }: Deposit, given: readonly GivenLine[]): readonly Line[] {
  if (given.length === 0) return []
  const lines = given.map(({ name, value }): Line => ({ label: lineLabels[name], value, kind: looks[name] }))
  const note: Line = { label: lineLabels.reference, value: reference, kind: 'copy' }
  return named.includes(findMethod(method_id)?.kind ?? '') ? [...lines, note] : lines
}

/** Where to pay a bank transfer to; null for other ways, and until a gateway has sent it. */
export function payToOf(
  { method_id, reference }: Deposit,
  { counterparts }: Platform,
  given?: readonly GivenLine[],
) {
  if (method_id !== localBank.id) return null
  if (!given) return counterparts.bank ? { ...counterparts.bank.account, reference } : null
  const of = (name: GivenLine['name']) => given.find((line) => line.name === name)?.value
  const [bank, accountName, accountNumber] = [of('bank'), of('name'), of('number')]
  return bank && accountName && accountNumber ? { bank, accountName, accountNumber, reference } : null
}

/** How to pay a deposit, in the reader's language; `given` are a gateway's instructions, where it has an order. */
export const instructionsFor = (
  deposit: Deposit,
  { counterparts, settings }: Platform,
  language: string,
  given?: readonly GivenLine[],
) =>
  (given
    ? givenLines(deposit, given)
    : (counterparts.bank?.linesOf(deposit, settings.publicUrls.platform) ?? [])
  ).map(({ label, value, kind }) => ({
    ...textsIn({ label }, language),
    value,
    kind,
  }))
