import './reset.css.ts'
import { afterEach, expect, it } from 'vitest'

/** Running text without spaces, as a page of each language has it. */
const texts = {
  km: [
    'សូមពិនិត្យមើលលេខគណនីធនាគាររបស់អ្នកម្ដងទៀតមុនពេលបញ្ជាក់ការដកប្រាក់',
    'ប្រាក់រង្វាន់សម្រាប់ការដាក់ប្រាក់លើកដំបូងនឹងបញ្ចូលទៅក្នុងគណនីរបស់អ្នកដោយស្វ័យប្រវត្តិ',
    'អ្នកអាចកំណត់ចំនួនទឹកប្រាក់ដែលអ្នកចង់ភ្នាល់ក្នុងមួយថ្ងៃមួយសប្ដាហ៍ឬមួយខែ',
  ],
  th: [
    'กรุณาตรวจสอบหมายเลขบัญชีธนาคารของคุณอีกครั้งก่อนยืนยันการถอนเงิน',
    'โบนัสสำหรับการฝากเงินครั้งแรกจะเข้าบัญชีของคุณโดยอัตโนมัติ',
    'คุณสามารถกำหนดจำนวนเงินที่ต้องการเดิมพันต่อวันต่อสัปดาห์หรือต่อเดือน',
  ],
  lo: [
    'ກະລຸນາກວດສອບເລກບັນຊີທະນາຄານຂອງທ່ານອີກຄັ້ງກ່ອນຢືນຢັນການຖອນເງິນ',
    'ໂບນັດສຳລັບການຝາກເງິນຄັ້ງທຳອິດຈະເຂົ້າບັນຊີຂອງທ່ານໂດຍອັດຕະໂນມັດ',
    'ທ່ານສາມາດກຳນົດຈຳນວນເງິນທີ່ຕ້ອງການເດີມພັນຕໍ່ມື້ຕໍ່ອາທິດຫຼືຕໍ່ເດືອນ',
  ],
  my: [
    'ငွေထုတ်ယူမှုကိုအတည်မပြုမီသင့်ဘဏ်အကောင့်နံပါတ်ကိုထပ်မံစစ်ဆေးပါ',
    'ပထမဆုံးငွေသွင်းမှုအတွက်ဘောနပ်စ်ကိုသင့်အကောင့်ထဲသို့အလိုအလျောက်ထည့်သွင်းပေးပါမည်',
    'တစ်နေ့တစ်ပတ်သို့မဟုတ်တစ်လလျှင်လောင်းလိုသောငွေပမာဏကိုသင်သတ်မှတ်နိုင်သည်',
  ],
} as const
const widths = [160, 200, 240, 280, 320]

afterEach(() => document.body.replaceChildren())

/** The offsets at which a paragraph wraps, and those of its clusters that are split. */
function linesOf(paragraph: HTMLElement, language: string): { breaks: number[]; torn: string[] } {
  const text = paragraph.firstChild as Text
  const breaks: number[] = []
  const torn: string[] = []
  let line: number | undefined
  for (const { segment, index } of new Intl.Segmenter(language).segment(text.data)) {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + segment.length)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (tops.size > 1) torn.push(segment)
    const top = Math.min(...tops)
    if (line !== undefined && top > line) breaks.push(index)
    line = top
  }
  return { breaks, torn }
}

it.each(Object.entries(texts))(
  '%s breaks between words, and never inside a cluster',
  (language, sentences) => {
    let broken = 0
    for (const sentence of sentences) {
      const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)]
      const starts = new Set(words.map(({ index }) => index))
      expect(words.length, 'the browser knows the words of the language').toBeGreaterThan(5)
      for (const width of widths) {
        const paragraph = document.body.appendChild(document.createElement('p'))
        paragraph.lang = language
        paragraph.style.inlineSize = `${width}px`
        paragraph.textContent = sentence
        const { breaks, torn } = linesOf(paragraph, language)
        expect(torn, `${width} px`).toEqual([])
        expect(
          breaks
            .filter((at) => !starts.has(at))
            .map((at) => `${sentence.slice(at - 6, at)}|${sentence.slice(at, at + 6)}`),
          `${width} px`,
        ).toEqual([])
        expect(paragraph.scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
        broken += breaks.length
      }
    }
    expect(broken).toBeGreaterThan(sentences.length * widths.length)
  },
)

it.each(Object.keys(texts))(
  '%s has room for its marks, and its letters are neither spaced nor made bold',
  (language) => {
    const paragraph = document.body.appendChild(document.createElement('h1'))
    paragraph.lang = language
    paragraph.textContent = texts[language as keyof typeof texts][0]
    const { fontSynthesisWeight, fontSynthesisStyle } = getComputedStyle(paragraph)
    expect([fontSynthesisWeight, fontSynthesisStyle]).toEqual(['none', 'none'])
    expect(getComputedStyle(paragraph).getPropertyValue('--bz-tracking-heading').trim()).toBe('0')
  },
)
