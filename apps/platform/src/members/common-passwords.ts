import { dictionary } from '@zxcvbn-ts/language-common'

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

/** Digits or letters in a row, up or down: what a list leaves out because a rule says it shorter. */
function isRow(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

/** Nines are followed by noughts where digits are typed. */
const isDigitRow = (text: string): boolean =>
  /^\d+$/.test(text) && ('01234567890123456789'.includes(text) || '98765432109876543210'.includes(text))

const isTrivial = (text: string): boolean =>
  text.trim() === '' || repeated.test(text) || isRow(text) || isDigitRow(text)

/** Whether a password is among the most common, or is little more than the account's own name. */
export function isCommonPassword(password: string, account = ''): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (list.has(plain) || isTrivial(plain)) return true
  return account !== '' && plain === account.normalize('NFKC').toLowerCase()
}

/** Whether a payment password is one that everyone tries first: a row, a repetition, pairs, or one half turned round. */
export function isCommonPaymentPassword(password: string): boolean {
  const plain = password.normalize('NFKC')
  const half = plain.slice(0, Math.ceil(plain.length / 2))
  return isTrivial(plain) || /^(?:(\d)\1)+$/.test(plain) || plain.endsWith([...half].reverse().join(''))
}
