import type { Words } from '@baize/platform/games/names.ts'

/** The banks that the sandbox pays out to, as an operator writes its own. */
export const writtenBanks: readonly { code: string; name: Words }[] = [
  { code: 'MKB', name: { en: 'Mekong Bank', km: 'ធនាគារមេគង្គ', 'zh-Hans': '湄公银行', ar: 'بنك ميكونغ' } },
  {
    code: 'ACB',
    name: {
      en: 'Angkor Commercial Bank',
      km: 'ធនាគារពាណិជ្ជអង្គរ',
      'zh-Hans': '吴哥商业银行',
      ar: 'بنك أنغكور التجاري',
    },
  },
  {
    code: 'TSB',
    name: {
      en: 'Tonle Savings Bank',
      km: 'ធនាគារសន្សំទន្លេ',
      'zh-Hans': '洞里萨储蓄银行',
      ar: 'بنك تونلي للتوفير',
    },
  },
  {
    code: 'RLB',
    name: { en: 'Riverside Bank', km: 'ធនាគារមាត់ទន្លេ', 'zh-Hans': '河畔银行', ar: 'بنك ريفرسايد' },
  },
]
