import { describe, expect, it } from 'vitest'
import { textsIn } from '../games/names.ts'
import { pricedIn } from './priced.ts'

describe('amounts in the texts of content', () => {
  it.each([
    ['en', 'Win $1,500 this month'],
    ['km', 'ខែនេះ ឈ្នះ 1,500$'],
    ['zh-Hans', '本月派彩达 $1,500'],
    ['ar', 'اربح \u20661,500\u00a0$\u2069 هذا الشهر'],
  ])('are in the currency of the brand, as the language writes it: %s', (language, expected) => {
    const name = {
      en: 'Win {money:1500} this month',
      km: 'ខែនេះ ឈ្នះ {money:1500}',
      'zh-Hans': '本月派彩达 {money:1500}',
      ar: 'اربح {money:1500} هذا الشهر',
    }
    expect(textsIn({ name }, language, pricedIn({ currencySymbol: '$' })).name).toBe(expected)
  })

  it('have decimals where they are not whole, and leave other text alone', () => {
    expect(pricedIn({ currencySymbol: 'USDT' })('{money:2.5} of {age}', 'en')).toBe('USDT\u00a02.50 of {age}')
  })
})
