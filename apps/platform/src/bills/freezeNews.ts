import type { Words } from '../games/names.ts'

type News = Readonly<Record<'title' | 'text', Words>>

/** Says why nothing leaves the balance any more, and what ends it: calls that are refused for it point to the messages. */
export const frozenNews: News = {
  title: {
    en: 'Your balance is frozen',
    km: 'សមតុល្យរបស់អ្នកត្រូវបានបង្កក',
    'zh-Hans': '您的余额已被冻结',
    ar: 'رصيدك مجمّد',
  },
  text: {
    en: 'A dividend you owe is overdue. You cannot move money out of your balance until it is paid.\n\nPay it on the Dividend page of the agent site, or deposit. Incoming money is used for it automatically, and the freeze ends once it is fully paid.',
    km: 'ភាគលាភដែលអ្នកត្រូវបង់ មិនត្រូវបានបង់ទាន់ពេលទេ។ មុនពេលបង់រួច គ្មានប្រាក់ណាអាចចេញពីសមតុល្យរបស់អ្នកបានឡើយ។\n\nសូមបង់នៅគេហទំព័រភ្នាក់ងារ លើទំព័រភាគលាភ ឬដាក់ប្រាក់៖ ប្រាក់ដែលចូលមកត្រូវយកទៅបង់ដោយស្វ័យប្រវត្តិ ហើយការបង្កកចប់នៅពេលបង់គ្រប់។',
    'zh-Hans':
      '您应付的分红未按时支付。付清之前，余额中的资金不能转出。\n\n请在代理网站的“分红”页面支付，或进行存款：到账的款项会自动用于支付，全部付清后冻结即解除。',
    ar: 'لم تُدفع في موعدها أرباح موزعة مستحقة عليك. وإلى أن تُدفع لا يخرج شيء من رصيدك.\n\nادفعها في موقع الوكلاء، في صفحة «توزيع الأرباح»، أو أودِع: ما يصل يُستخدم لسدادها تلقائيًا، وينتهي التجميد بسداد آخرها.',
  },
}

/** Says that a freeze is over. */
export const thawedNews: News = {
  title: {
    en: 'Your balance is no longer frozen',
    km: 'សមតុល្យរបស់អ្នកអាចប្រើបានវិញ',
    'zh-Hans': '您的余额已解冻',
    ar: 'رصيدك متاح من جديد',
  },
  text: {
    en: 'The dividends you owed are paid. You can use your balance again.',
    km: 'ភាគលាភដែលអ្នកត្រូវបង់ ត្រូវបានបង់រួចហើយ។ អ្នកអាចប្រើសមតុល្យរបស់អ្នកវិញបាន។',
    'zh-Hans': '您应付的分红已经付清，余额可以正常使用了。',
    ar: 'سُددت الأرباح المستحقة عليك. يمكن استخدام رصيدك من جديد.',
  },
}
