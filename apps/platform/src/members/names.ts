import unhomoglyph from 'unhomoglyph'
import { staffWords } from './staffWords.ts'

/** Digits and signs that are written for letters. */
const alike: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', $: 's', '@': 'a' },
}

/** A text with letters for the digits and signs that are written for them. */
export const unleet = (text: string): string => text.replace(/[01345$@]/g, (sign) => alike[sign] ?? sign)

/**
 * How a text looks: without case, accents and what is not seen, and with letters that look like Latin ones as those (Unicode's
 * confusables, UTS 39). Only to be compared with another text that was read in the same way.
 */
export const skeleton = (text: string): string =>
  unhomoglyph(
    unleet(
      text
        .normalize('NFKD')
        .replace(/\(\)|\[\]/g, 'o')
        .replace(/\p{Cf}|\p{Mn}/gu, '')
        .toLowerCase(),
    ),
  ).toLowerCase()

const read = (words: readonly string[]): string[] => words.map((word) => skeleton(word).replace(/\s/g, ''))

const inAll = (which: 'anywhere' | 'whole') =>
  read(Object.values(staffWords).flatMap((words) => words[which]))

/** What is a letter of a text, or a mark on one. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '')
/** l, I and 1 are one stroke: "admln" is read as "admin". */
function fold(text: string): string {
  return text.replaceAll('l', 'i')
}
const staffAnywhere = inAll('anywhere').map(lettersOf).map(fold)
const staffWhole = new Set(inAll('whole').map(lettersOf).map(fold))

/** What staff is called by, in English and in abbreviations that are known everywhere. */
const duties = read([
  ...[
    'service',
    'serv',
    'svc',
    'support',
    'supp',
    'care',
    'help',
    'helpdesk',
    'desk',
    'team',
    'dept',
    'department',
  ],
  ...[
    'staff',
    'admin',
    'adm',
    'manager',
    'mgr',
    'host',
    'official',
    'security',
    'compliance',
    'kyc',
    'hotline',
  ],
  ...['cs', 'refund', 'refunds', 'cashier', 'finance', 'moderation', 'mod', 'verification', 'operator'],
])
/** Parts beside a duty: with nothing else the name is still one of staff. */
const besideDuty = read([
  ...[
    'cust',
    'customer',
    'customers',
    'client',
    'member',
    'player',
    'user',
    'vip',
    'account',
    'live',
    'online',
  ],
  ...[
    'chat',
    'the',
    'our',
    'your',
    'my',
    'sys',
    'system',
    'super',
    'head',
    'chief',
    'senior',
    'risk',
    'control',
  ],
  ...[
    'payment',
    'payments',
    'payout',
    'payouts',
    'bonus',
    'promo',
    'game',
    'site',
    'web',
    'agent',
    'contact',
  ],
])
/** Duties that are no person's name by themselves. */
const dutiesAlone = new Set(
  read([
    'help',
    'service',
    'hotline',
    'cashier',
    'root',
    'webmaster',
    'sysadmin',
    'compliance',
    'moderation',
    'livechat',
    'gamemaster',
  ]).map(fold),
)

/** What an operator puts beside its own name: with nothing else it is its name still. */
const besideBrand = read([
  ...[
    'the',
    'team',
    'help',
    'care',
    'service',
    'bonus',
    'promo',
    'vip',
    'online',
    'app',
    'com',
    'net',
    'org',
  ],
  ...[
    'bot',
    'official',
    'support',
    'admin',
    'staff',
    'cash',
    'pay',
    'payment',
    'bank',
    'finance',
    'security',
    'host',
  ],
])

/** Direction marks, which turn round what is read after them, control characters, fillers that look like nothing, and tags. */
const unseen =
  /\u034f|[\p{Cc}\u00ad\u061c\u115f\u1160\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u
/** Letters of mathematics: Latin ones in disguise, which no script claims. */
const mathematical = /[\u{1d400}-\u{1d7ff}]/u

const scripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  ...['Hangul', 'Khmer', 'Arabic', 'Hebrew', 'Thai', 'Lao', 'Myanmar', 'Devanagari', 'Bengali', 'Ethiopic'],
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)

const eastAsian = new Set(['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'])
/** Scripts with whole words that look like Latin ones. */
const likeLatin = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee']

/** Whether a word mixes scripts, by UTS 39's "moderately restrictive": Latin with one other that does not look like it may be mixed. */
function mixesScripts(word: string): boolean {
  const found = scripts.filter(([, pattern]) => pattern.test(word)).map(([name]) => name)
  if (found.length < 2 || found.every((name) => eastAsian.has(name))) return false
  return found.length > 2 || !found.includes('Latin') || found.some((name) => likeLatin.includes(name))
}

/** A name as it may be read: digits as the letters that they look like, or skipped ("admin1"). */
const readings = (name: string): string[] => [skeleton(name), skeleton(name.replace(/\p{N}/gu, ''))]

const anyOf = (words: readonly string[]) => words.map(fold).join('|')
const dutyName = new RegExp(
  `^(?:${anyOf(besideDuty)})*(?:${anyOf(duties)})(?:${anyOf([...duties, ...besideDuty])})+$|^(?:${anyOf(besideDuty)})+(?:${anyOf(duties)})$`,
  'u',
)

function isOfStaff(reading: string): boolean {
  const words = [
    // A year after a word ends it; a digit in one may be how a letter looks (UTS 39 has 6 for the Cyrillic be).
    ...reading.split(/[^\p{L}\p{M}]+/u),
    ...reading.split(/[^\p{L}\p{M}\p{N}]+/u).map(lettersOf),
  ].map(fold)
  const joined = fold(lettersOf(reading))
  return (
    staffAnywhere.some((word) => joined.includes(word)) ||
    words.some((word) => staffWhole.has(word)) ||
    staffWhole.has(joined) ||
    dutiesAlone.has(joined) ||
    dutyName.test(joined)
  )
}

function isOfBrand(reading: string, brand: string): boolean {
  const own = lettersOf(skeleton(brand))
  const joined = lettersOf(reading)
  if (own === '' || !joined.includes(own)) return false
  return new RegExp(`^(?:${[own, ...besideBrand, ...duties, ...besideDuty].join('|')})+$`, 'u').test(joined)
}

/**
 * What keeps a name that others see from being taken: `disguised` where it is not what it looks like, `reserved` where it could
 * be read as the operator's staff or brand.
 */
export function nameProblem(name: string, brand: string): 'disguised' | 'reserved' | null {
  if (unseen.test(name) || mathematical.test(name)) return 'disguised'
  if (name.split(/[^\p{L}\p{M}]+/u).some(mixesScripts)) return 'disguised'
  const imitates = readings(name).some((reading) => isOfStaff(reading) || isOfBrand(reading, brand))
  return imitates ? 'reserved' : null
}
