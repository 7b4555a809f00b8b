import { dictionary } from '@zxcvbn-ts/language-common'
import { lettersOf, unleet } from './names.ts'

/** What the package's list, which is of the whole world, has not: words of our markets and trade. */
const local = `
5201314a 1314520a 5201314woaini woaini520 woaini521 woaini1314 woaini123 aini1314 li123456 li123456789 zhang123 wang1234 aa12345678
cambodia cambodia1 cambodia123 phnompenh khmer123 khmer1234 srolanhoun jackpot1 jackpot777 casino123 casino777 betting1
lucky777 lucky888 88888888a 888888888a welcome@123 trustno1! p@ssword p@ssw0rd1 changeme123 admin1234 admin12345 root1234 test12345
user1234 guest123 guest1234 iloveu123 facebook1 linkedin windows10 barcelona1 zxcvbnm, zxcvbnm123456
`

const list: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] as readonly string[]),
  ...local.split(/\s+/).filter(Boolean),
])

/** One character, or a few of them, again and again. */
const repeated = /^(.{1,4}?)\1+$/su

/** The differences between neighbouring characters. */
function stepsOf(text: string): ReadonlySet<number> {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
}

/** Digits or letters in a row, up or down: what a list leaves out because a rule says it shorter. */
function isRow(text: string): boolean {
  const steps = stepsOf(text)
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

/** Nines are followed by noughts where digits are typed. */
const isDigitRow = (text: string): boolean =>
  /^\d+$/.test(text) && ('01234567890123456789'.includes(text) || '98765432109876543210'.includes(text))

const isTrivial = (text: string): boolean =>
  text.trim() === '' || repeated.test(text) || isRow(text) || isDigitRow(text)

/** Words of the trade, which members and attackers try first. */
const trade = ['casino', 'jackpot', 'baccarat', 'poker', 'betting', 'slots', 'lucky', 'baize']

/** Shorter words are parts of too many others. */
const shortestWord = 4

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether a password is little more than a word that is known of its owner: the account, the brand, the trade. */
function isOfKnownWords(plain: string, words: readonly string[]): boolean {
  const known = words.flatMap((word) => {
    const own = plainOf(word)
    return [own, lettersOf(own)].filter((part) => part.length >= shortestWord)
  })
  return [plain, unleet(plain)].some((reading) => {
    const rest = known.reduce((text, word) => text.replaceAll(word, ''), reading)
    if (rest === reading) return false
    const left = rest.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '')
    return (
      left.length < shortestWord ||
      [left, lettersOf(left)].some((text) => text.length > shortestWord && list.has(text))
    )
  })
}

/** Whether a password is among the most common, or little more than the account's name, the operator's or a word of the trade. */
export function isCommonPassword(password: string, account = '', brand = ''): boolean {
  const plain = plainOf(password)
  return list.has(plain) || isTrivial(plain) || isOfKnownWords(plain, [account, brand, ...trade])
}

/** Whether each half of some digits is a row with one step, as a path on a keypad: 147258, 159753, 123654. */
function isOfTwoRows(digits: string): boolean {
  const middle = digits.length / 2
  if (middle < 3 || !Number.isInteger(middle)) return false
  return [digits.slice(0, middle), digits.slice(middle)].every((half) => stepsOf(half).size === 1)
}

/** Whether pairs of digits follow each other in equal steps: 010203, 121314, 102030. */
function isOfPairs(digits: string): boolean {
  const pairs = digits.match(/../g) ?? []
  if (pairs.length < 3 || pairs.length * 2 !== digits.length) return false
  const steps = new Set(pairs.slice(1).map((pair, index) => Number(pair) - Number(pairs[index])))
  return steps.size === 1
}

/** Whether all but one of the digits are the same: 000001, 200000. */
const isOfOneDigit = (digits: string): boolean =>
  [...new Set(digits)].some((digit) => digits.split(digit).length >= digits.length)

/** The ways in which a date of birth (1990-05-21) is written in six or eight digits, and year with month. */
function writtenDates(birthday: string): readonly string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  if (day === '') return []
  const short = year.slice(2)
  const orders = (of: string) => [of + month + day, day + month + of, month + day + of]
  return [...orders(short), ...orders(year), year + month, month + year]
}

/**
 * Whether a payment password is one that is tried first: a sequence, a repetition, pairs, one half reversed, a path
 * on the keypad, or its owner's date of birth.
 */
export function isCommonPaymentPassword(password: string, birthday = ''): boolean {
  const plain = password.normalize('NFKC')
  const half = plain.slice(0, Math.ceil(plain.length / 2))
  return (
    isTrivial(plain) ||
    /^(?:(\d)\1)+$/.test(plain) ||
    plain.endsWith([...half].reverse().join('')) ||
    (/^\d+$/.test(plain) && (isOfTwoRows(plain) || isOfPairs(plain) || isOfOneDigit(plain))) ||
    writtenDates(birthday).includes(plain)
  )
}
