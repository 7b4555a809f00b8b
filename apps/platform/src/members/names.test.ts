import { expect, test } from 'vitest'
import { isCommonPassword, isCommonPaymentPassword } from './common-passwords.ts'
import { nameProblem } from './names.ts'
import { staffWords } from './staffWords.ts'

const judge = (name: string) => nameProblem(name, 'Baize')

test.each([
  ...['Customer service', 'CUSTOMER-SERVICE 24h', 'Custоmer service', 'cust0mer serv1ce'],
  ...['Admin', 'adm1n', '4dmin', 'Admin Dara', 'VIP support', 'the moderators', 'Ваіzе'],
  ...[
    'custserv1ce',
    'cust_service',
    'csteam',
    'CS Baize',
    'supportteam',
    'VIPhost',
    'account manager 24',
    'livesupp0rt',
  ],
  ...['admln', 'supp()rt', 'kefu', 'help', 'Our Refund Desk', 'superadmin', 'root', '24/7 help'],
  ...['客服小王', '官方账号', 'خدمة العملاء', 'Baize', 'B-a-i-z-e', 'ádmin', 'Support\u200b'],
])('%s is read as the operator’s staff, and refused', (name) => {
  expect(['reserved', 'disguised']).toContain(judge(name))
})

test.each([
  ...[
    'admin1',
    '24admin',
    'BaizeTeam',
    'Team Baize',
    'Baize VIP Bonus',
    'the-baize.com',
    'baize247',
    'Baizе help',
  ],
])('%s is read as the operator, and refused', (name) => {
  expect(['reserved', 'disguised']).toContain(judge(name))
})

test('there are words of staff in every language of the product', () => {
  // Those of packages/i18n, which this package may not import.
  const languages =
    'en km zh-Hans ar ja th vi my es hi id ko ms pt ta fil ur tr bn fa ru kk uz lo ne fr te sw zh-Hant mr gu pa kn ml si mn ky az am'
  expect(Object.keys(staffWords).toSorted()).toEqual(languages.split(' ').toSorted())
})

test.each(Object.entries(staffWords))(
  'names of staff in %s are refused, also with signs and digits',
  (_, words) => {
    for (const word of words.anywhere) {
      for (const name of [word, `${word} 24`, `${word.replace(/\s/g, '-')}.`, word.toLocaleUpperCase('en')])
        expect(judge(name), name).not.toBeNull()
    }
    for (const word of words.whole) expect(judge(`${word} 7`), word).not.toBeNull()
  },
)

test.each([
  ['a direction mark', 'abc\u202ecba'],
  ['an isolate', '\u2067abc'],
  ['letters of mathematics', '𝓓𝓪𝓻𝓪'],
  ['Cyrillic among Latin letters', 'pаypal'],
  ['Greek among Latin letters', 'αlpha'],
  ['three scripts in a word', 'aកم'],
  ['a control character', 'a\u0007b'],
  ['a filler that looks like nothing', 'Dara\u3164'],
  ['tags', 'Dara\u{e0061}'],
])('a name with %s is not what it looks like', (_, name) => {
  expect(judge(name)).toBe('disguised')
})

test.each([
  ...['Dara', 'សុខា ដារ៉ា', 'Sokha សុខា', 'សុ\u200bខា', '小王Dara', 'たろうタロウ太郎', 'فاطمة', 'Иван', 'Νίκος'],
  ...[
    'José',
    'supporter of Arsenal',
    'Modesty',
    'Systematic',
    'dara2026',
    'Baize fan club',
    'Lucky 8',
    'Helper Hana',
    'Carey',
    'Manager',
    'Super Player',
    'Desktop King',
    'Hostess',
    'Teamwork',
    '김민수',
    '👑King',
  ],
])('%s is a name', (name) => {
  expect(judge(name)).toBeNull()
})

test.each([
  ...['password123', 'PASSWORD123', 'sunshine1', '        ', 'aaaaaaaa', 'asdasdasd', 'abcdefgh', '87654321'],
  ...['12341234', '1234567890', 'qwertyuiop', 'michelle1', 'phnompenh'],
])('the password "%s" is among the first that others would try', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test('a password of one’s own is none of them, and the account’s name is', () => {
  for (const password of ['Baize-Demo-1', 'correct horse battery', 'ខ្ញុំស្រលាញ់ភាសាខ្មែរ', 'Quite-another-7'])
    expect(isCommonPassword(password), password).toBe(false)
  expect(isCommonPassword('Dara-2026-x', 'dara-2026-X')).toBe(true)
})

test.each([
  ...[
    'Baize2026!',
    'ilovebaize',
    'b4ize-123',
    'my-baize-pass',
    '2026dara',
    'Dara2026!',
    'casino2026',
    'jackpot!777',
  ],
])('the password "%s" is little more than a word that is known', (password) => {
  expect(isCommonPassword(password, 'dara2026', 'Baize')).toBe(true)
})

test('any brand’s own name counts, and may be part of a longer password', () => {
  expect(isCommonPassword('Voltage2026', 'dara2026', 'Voltage')).toBe(true)
  expect(isCommonPassword('Voltage2026', 'dara2026', 'Baize')).toBe(false)
  expect(isCommonPassword('Voltage-under-the-bridge', 'dara2026', 'Voltage')).toBe(false)
})

test('a date of birth is no payment password of its owner', () => {
  for (const pin of ['900521', '210590', '052190', '199005', '19900521', '21051990'])
    expect(isCommonPaymentPassword(pin, '1990-05-21'), pin).toBe(true)
  expect(isCommonPaymentPassword('900521', '1988-01-02')).toBe(false)
  expect(isCommonPaymentPassword('900521')).toBe(false)
})

test('payment passwords that are trivial are refused', () => {
  for (const pin of [
    '000000',
    '111111',
    '123456',
    '654321',
    '890123',
    '121212',
    '123123',
    '112233',
    '998877',
    '123321',
    '000001',
    '200000',
    '010203',
    '121314',
    '147258',
    '159753',
    '123654',
    '111222',
  ])
    expect(isCommonPaymentPassword(pin), pin).toBe(true)
  for (const pin of ['135790', '246810', '804217']) expect(isCommonPaymentPassword(pin), pin).toBe(false)
})
