const many = (letter: string, times: number) => letter.repeat(times)
const marks = '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328\u0331'

/** Names as people give them who mean harm, who joke, or who are merely called so. By what is hard about each. */
export const hostileNames: Readonly<Record<string, string>> = {
  'override to the left': '\u202eevila2026',
  'override that is never closed': 'dara\u202e',
  'embedding never closed': '\u202bsokha\u202a',
  'isolate never closed': '\u2067vibol',
  'closes what it did not open': 'chan\u2069\u2069\u202c\u202cna',
  'marks of direction': '\u200f\u200edara\u200f',
  Arabic: 'لاعب محظوظ',
  Hebrew: 'שחקן מזל',
  'Arabic and digits': 'أحمد 2026',
  'Latin, then Arabic': 'dara أحمد',
  'Arabic between signs': '(سلام)!',
  'ends in a sign, from the right': 'ملك.',
  Khmer: 'លោកសុខាចិត្តល្អ',
  'Khmer without a space': many('សំណាងល្អ', 12),
  Thai: 'ผู้เล่นนำโชคที่สุดในโลกวันนี้',
  Burmese: 'ကံကောင်းသောကစားသမား',
  Chinese: many('幸运玩家', 20),
  'wide Latin': 'Ｄａｒａ２０２６',
  'family of emoji': '👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
  'flags and skin': '🇰🇭👋🏿🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'marks upon marks': [...'zalgo'].map((letter) => letter + many(marks, 2)).join(''),
  'two hundred letters': many('wwwwmmmm', 25),
  'two hundred letters with hyphens': many('no-break-', 22),
  'only marks': '\u0301\u0302\u0303',
  'nothing to see': '\u200b\u200c\u2060\ufeff',
  'line ends': 'first\nsecond\r\nthird\u2028fourth',
  'mark-up': '<img src=x onerror=alert(1)><b>bold</b>',
  'braces of messages': '{name} {count, plural, other {#}} <0>x</0>',
  'a way out of an attribute': '" onmouseover="alert(1)" x="',
  'half a letter': 'half \ud83d surrogate',
}

/** Whether a text can change the direction of its surroundings: letters that run from the right, and marks that say how to run. */
export function turnsText(text: string): boolean {
  return /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/.test(text)
}
