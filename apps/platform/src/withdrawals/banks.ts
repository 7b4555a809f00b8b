import { money } from '@baize/api/money'
import { normaliseValue } from '@baize/forms/compiler'
import { textsIn, type Words } from '../games/names.ts'

export const withdrawalMin = money(50_000n)
export const withdrawalMax = money(100_000_000n)

/** Banks of the sandbox that pay out. */
const banks: readonly { code: string; names: Words }[] = [
  { code: 'MKB', names: { en: 'Mekong Bank', km: 'ធនាគារមេគង្គ', 'zh-Hans': '湄公银行', ar: 'بنك ميكونغ' } },
  {
    code: 'ACB',
    names: {
      en: 'Angkor Commercial Bank',
      km: 'ធនាគារពាណិជ្ជអង្គរ',
      'zh-Hans': '吴哥商业银行',
      ar: 'بنك أنغكور التجاري',
    },
  },
  {
    code: 'TSB',
    names: {
      en: 'Tonle Savings Bank',
      km: 'ធនាគារសន្សំទន្លេ',
      'zh-Hans': '洞里萨储蓄银行',
      ar: 'بنك تونلي للتوفير',
    },
  },
  {
    code: 'RLB',
    names: { en: 'Riverside Bank', km: 'ធនាគារមាត់ទន្លេ', 'zh-Hans': '河畔银行', ar: 'بنك ريفرسايد' },
  },
]

export const isBank = (code: string): boolean => banks.some((bank) => bank.code === code)

export const listBanks = (language: string) =>
  banks.map(({ code, names }) => ({ code, ...textsIn({ name: names }, language) }))

/** What a bank is called, and in which language where it is not the reader's. */
export function bankNamed(code: string, language: string): { bank: string; bankLanguage?: string } {
  const found = banks.find((known) => known.code === code)
  if (!found) return { bank: code }
  const { bank, language: bankLanguage } = textsIn({ bank: found.names }, language)
  return bankLanguage ? { bank, bankLanguage } : { bank }
}

/** The number of an account or a card as banks keep it, or its error. */
export function readAccountNumber(typed: string): { number: string; code?: 'required' | 'pattern' } {
  const number = normaliseValue({ kind: 'text', grouped: true }, typed)
  if (number === '') return { number, code: 'required' }
  return /^[0-9]{6,20}$/.test(number) ? { number } : { number, code: 'pattern' }
}

/** Shows the last four digits of an account number. */
export const maskedNumber = (tail: string): string => `•••• ${tail}`
