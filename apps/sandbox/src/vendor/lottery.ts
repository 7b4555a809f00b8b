import type { Below } from '@baize/platform/fairness/draws.ts'
import type { BetType } from '@baize/platform/games/lotteryDraws.ts'

export const drawDigits = (below: Below): string => Array.from({ length: 5 }, () => below(10)).join('')

/** Whether a choice wins with the digits that were drawn. */
export function winsWith(digits: string, type: BetType['type'], choice: string): boolean {
  const total = [...digits].reduce((sum, digit) => sum + Number(digit), 0)
  switch (type) {
    case 'last2':
    case 'last3':
    case 'lastDigit':
      return digits.endsWith(choice)
    case 'bigSmall':
      return choice === (total >= 23 ? 'big' : 'small')
    case 'oddEven':
      return choice === (total % 2 === 1 ? 'odd' : 'even')
  }
}
