import type { Words } from '../games/names.ts'

type News = Readonly<Record<'title' | 'text', Words>>

/** The messages about a dispute over a bill; `{name}` is the other side, `{said}` its message. */
export const disputeNews = {
  opened: {
    title: {
      en: 'Bill disputed',
      km: 'វិក្កយបត្រមួយត្រូវបានជំទាស់',
      'zh-Hans': '有账单被提出争议',
      ar: 'نزاع على فاتورة',
    },
    text: {
      en: '{name} disputes a bill that you pay: {said}\n\nReply within three days. After that, the operator decides.',
      km: '{name} ជំទាស់វិក្កយបត្រដែលអ្នកត្រូវបង់៖ {said}\n\nសូមឆ្លើយក្នុងរយៈពេលបីថ្ងៃ បន្ទាប់មកប្រតិបត្តិករនឹងសម្រេច។',
      'zh-Hans': '{name} 对您支付的账单提出争议：{said}\n\n请在三天内答复；之后由运营方裁定。',
      ar: 'يعترض {name} على فاتورة تدفعها: {said}\n\nأجب خلال ثلاثة أيام؛ بعدها يقرر المشغّل.',
    },
  },
  written: {
    title: {
      en: 'Reply about a disputed bill',
      km: 'ចម្លើយអំពីវិក្កយបត្រដែលមានវិវាទ',
      'zh-Hans': '有关争议账单的答复',
      ar: 'رد بشأن فاتورة متنازع عليها',
    },
    text: {
      en: '{name} writes: {said}',
      km: '{name} សរសេរ៖ {said}',
      'zh-Hans': '{name} 写道：{said}',
      ar: 'كتب {name}: {said}',
    },
  },
  withdrawn: {
    title: {
      en: 'Dispute closed',
      km: 'វិវាទបានចប់',
      'zh-Hans': '争议已结束',
      ar: 'انتهى نزاع',
    },
    text: {
      en: '{name} has acknowledged the bill.',
      km: '{name} បានទទួលស្គាល់វិក្កយបត្រ។',
      'zh-Hans': '{name} 已认可该账单。',
      ar: 'أقرّ {name} بالفاتورة.',
    },
  },
  upheld: {
    title: {
      en: 'Dispute decided',
      km: 'ប្រតិបត្តិករបានសម្រេចវិវាទ',
      'zh-Hans': '运营方已裁定争议',
      ar: 'قرر المشغّل في نزاع',
    },
    text: {
      en: 'The dispute is upheld. The bill does not match the bets. The difference is billed separately.\n\n{said}',
      km: 'ការជំទាស់ត្រឹមត្រូវ៖ វិក្កយបត្រមិនស្របនឹងអ្វីដែលបានលេង។ ភាពខុសគ្នាជាវិក្កយបត្រដោយឡែក។\n\n{said}',
      'zh-Hans': '争议成立：账单与实际投注不符。差额另出账单。\n\n{said}',
      ar: 'الاعتراض صحيح: الفاتورة لا توافق ما لُعب. الفرق فاتورة مستقلة.\n\n{said}',
    },
  },
  rejected: {
    title: {
      en: 'Dispute decided',
      km: 'ប្រតិបត្តិករបានសម្រេចវិវាទ',
      'zh-Hans': '运营方已裁定争议',
      ar: 'قرر المشغّل في نزاع',
    },
    text: {
      en: 'The bill is correct. We recalculated it from the bets.\n\n{said}',
      km: 'វិក្កយបត្រនៅដដែល៖ វាត្រូវបានគណនាឡើងវិញពីអ្វីដែលបានលេង។\n\n{said}',
      'zh-Hans': '账单有效：已根据实际投注重新计算。\n\n{said}',
      ar: 'الفاتورة قائمة: أُعيد حسابها مما لُعب.\n\n{said}',
    },
  },
} as const satisfies Record<string, News>
