import { money } from '@baize/api/money'
import { nameIn, type Words } from '../games/names.ts'

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
  banks.map(({ code, names }) => ({ code, name: nameIn(names, language) }))

export function bankName(code: string, language: string): string {
  const bank = banks.find((known) => known.code === code)
  return bank ? nameIn(bank.names, language) : code
}

/** Shows the last four digits of an account number. */
export const maskedNumber = (tail: string): string => `•••• ${tail}`
