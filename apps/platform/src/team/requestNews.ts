import type { Words } from '../games/names.ts'

/** Notifies the account that is asked to pay that it may refuse, and where. */
export const requestNews: Readonly<Record<'title' | 'text', Words>> = {
  title: {
    en: 'Money request from your upline',
    km: 'ខ្សែលើរបស់អ្នកស្នើសុំប្រាក់',
    'zh-Hans': '您的上级请您转回资金',
    ar: 'وكيلك الأعلى يطلب مبلغًا',
  },
  text: {
    en: 'Your upline has asked you to send money back. You can decline.\n\nSee the amount and the reason on the “Transfer to upline” page, and answer there within seven days.',
    km: 'ខ្សែលើរបស់អ្នកស្នើសុំឱ្យអ្នកផ្ញើប្រាក់ត្រឡប់ទៅវិញ។ អ្នកមានសេរីភាពក្នុងការបដិសេធ។\n\nចំនួនប្រាក់ និងហេតុផលមាននៅលើទំព័រផ្ទេរប្រាក់ទៅខ្សែលើ សូមឆ្លើយនៅទីនោះក្នុងរយៈពេលប្រាំពីរថ្ងៃ។',
    'zh-Hans':
      '您的上级请您把资金转回去。您可以拒绝。\n\n金额和用途见向上级转账的页面，请在七天内于该页面答复。',
    ar: 'يطلب منك وكيلك الأعلى إعادة مبلغ إليه. ولك أن ترفض.\n\nستجد المبلغ والسبب في صفحة التحويل إلى الوكيل الأعلى؛ أجب عنه هناك خلال سبعة أيام.',
  },
}
