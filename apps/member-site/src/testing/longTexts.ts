import { hostileName } from '@baize/site/testing'

/** Names with hostile or harmless content, longer than any space for them. */
export const longTexts = {
  /** Markup, then Khmer, then letters without a break. */
  hostile: hostileName,
  /** One word, of 96 letters. */
  oneWord: 'Baccarat'.repeat(12),
  /** Khmer is written without spaces. */
  khmer: 'សេចក្តីប្រកាសអំពីពិធីបុណ្យអុំទូក'.repeat(5),
  /** From right to left, in a page that is not. */
  arabic: 'إعلان طويل عن مهرجان الماء وسباق القوارب في النهر الكبير '.repeat(3).trim(),
} as const

/** Rich text with words, tables and listings that are all wider than a phone. */
export const longContent = `
<p>${longTexts.oneWord} ${longTexts.khmer} ${longTexts.arabic}</p>
<ul><li>${longTexts.oneWord}</li></ul>
<table><tr>${`<td>${'Roulette'.repeat(4)}</td>`.repeat(6)}</tr></table>
<pre>${'chips '.repeat(60)}</pre>
<p><a href="/help">https://baize.example/${'a-long-address/'.repeat(20)}</a></p>`
