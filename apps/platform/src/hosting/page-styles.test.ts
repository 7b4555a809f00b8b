import { describe, expect, test } from 'vitest'
import { rolesFor, rolesIn, stylesFor } from './page-styles.ts'

const page = {
  html: '<main class="a b"><bdi lang="ja">ゲーム</bdi></main>',
  locale: 'km',
  direction: 'ltr',
} as const
const styles = (css: string, more: Partial<Parameters<typeof stylesFor>[1]> = {}) =>
  stylesFor(css, { ...page, ...more })

describe('what a page needs of a sheet', () => {
  test.each([
    ['rules of its own elements, by class, name and attribute', '.a{x:1}', '.a{x:1}'],
    ['of several selectors one is enough', '.c,.b{x:1}', '.c,.b{x:1}'],
    ['not those of elements that it has not', '.a .c{x:1}.c{x:1}b{x:1}', 'b{x:1}'],
    [
      'a class that must be missing is not asked for',
      '.a:not(.c):is(.d,.b){x:1}',
      '.a:not(.c):is(.d,.b){x:1}',
    ],
    [
      'what is pointed at or pressed comes later',
      '.a:hover{x:1}.a:active{x:1}.a:focus-visible{x:1}',
      '.a:focus-visible{x:1}',
    ],
    [
      'rules in conditions and layers, and no empty ones',
      '@layer l{@media print{.a{x:1}}}@media screen{.c{x:1}}',
      '@layer l{@media print{.a{x:1}}}',
    ],
    ['braces in quotes are text', '.a{content:"}{"}.c{content:"}"}', '.a{content:"}{"}'],
    [
      'signs of selectors in data are text',
      '.a{background:url(data:a;b,{c})}',
      '.a{background:url(data:a;b,{c})}',
    ],
    ['statements stay', '@layer one,two;.c{x:1}', '@layer one,two;'],
  ])('%s', (_, css, part) => expect(styles(css)).toBe(part))

  test('the motions and fonts that its rules name', () => {
    const means = (name: string) =>
      `@keyframes ${name}{to{rotate:1turn}}@font-face{font-family:${name} face;src:url(/${name}.woff2)}`
    const rule = '.a{animation:one 1s;font-family:"one face"}'
    expect(styles(`${means('one')}${means('two')}${rule}.c{animation:two 1s}`)).toBe(`${means('one')}${rule}`)
  })

  test('the rules of the languages that it is in, and of right to left only where something runs so', () => {
    const css =
      ':root:lang(ja){x:1}:where([lang]:is(:lang(ja),:lang(ko))){x:1}:where([lang]:lang(ko)){x:1}.a:dir(rtl){x:1}'
    expect(styles(css)).toBe(':where([lang]:is(:lang(ja),:lang(ko))){x:1}')
    expect(styles(css, { locale: 'ja' })).toContain(':root:lang(ja){x:1}')
    expect(styles(css, { direction: 'rtl' })).toContain('.a:dir(rtl){x:1}')
    expect(styles(css, { html: '<main class="a">لعبة</main>' })).toContain('.a:dir(rtl){x:1}')
  })
})

test('of a brand a page needs the roles that its styles name, in every scheme', () => {
  const brand =
    ':root{--one:1px;--two:url("a;b")}@media screen{[data-scheme=dark]{color-scheme:dark;--one:2px;--two:3px}}'
  expect(rolesFor(brand, '.a{inset: var( --one,0)}')).toBe(
    ':root{--one:1px}@media screen{[data-scheme=dark]{color-scheme:dark;--one:2px}}',
  )
})

test('roles that nothing of the page names go, and with them those that only they were made of', () => {
  const part =
    '.a{--one:var(--two);--two:1px;--three:var(--four);color:var(--three)}@keyframes k{from{--five:1;--six:2}to{x:1}}'
  const left = '.a{--three:var(--four);color:var(--three)}@keyframes k{from{--five:1;--six:2}to{x:1}}'
  expect(rolesIn([part], '<main class="a">')).toEqual([left])
  const html = '<main data-style="width:var(--one)">'
  expect(rolesIn(['.a{--one:var(--two)}', '.b{--two:1px;--seven:1}'], html)).toEqual([
    '.a{--one:var(--two)}',
    '.b{--two:1px}',
  ])
})
