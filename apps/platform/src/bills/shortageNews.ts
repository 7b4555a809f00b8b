import type { Words } from '../games/names.ts'

/** Says that automatic payments will soon find too little, while there is time to do something about it. */
export const shortageNews: Readonly<Record<'title' | 'text', Words>> = {
  title: {
    en: 'Balance too low for automatic payments',
    km: 'ប្រាក់មិនគ្រប់សម្រាប់ការបង់ដោយស្វ័យប្រវត្តិ',
    'zh-Hans': '余额不足以自动支付',
    ar: 'رصيدك لا يكفي للدفع التلقائي',
  },
  text: {
    en: 'Your automatic payments to downlines in the next two days are more than your balance above your reserve.\n\nSee how much is missing under Automatic payment on the contract’s page of the agent site. Deposit, or change your reserve there. Payments continue automatically once there is enough.',
    km: 'តាមស្ថានភាពបច្ចុប្បន្ន ចំនួនដែលកិច្ចសន្យារបស់អ្នកនឹងបង់ដោយស្វ័យប្រវត្តិទៅគណនីក្រោមក្នុងរយៈពេលពីរថ្ងៃ លើសពីសមតុល្យរបស់អ្នកក្រៅពីប្រាក់បម្រុង។\n\nចំនួនដែលខ្វះមាននៅគេហទំព័រភ្នាក់ងារ លើទំព័រកិច្ចសន្យា ក្រោមការបង់ដោយស្វ័យប្រវត្តិ។ សូមដាក់ប្រាក់ ឬប្តូរប្រាក់បម្រុងនៅទីនោះ៖ ការបង់នឹងបន្តដោយស្វ័យប្រវត្តិភ្លាមៗពេលមានប្រាក់គ្រប់។',
    'zh-Hans':
      '按目前情况，您的契约在两天内要自动付给直属的金额，超过了您余额中保留金额以外的部分。\n\n还差多少，请在代理网站该契约的页面“自动支付”中查看。请存款，或在那里更改保留金额：余额足够后会自动继续支付。',
    ar: 'بحسب الوضع الحالي، ما ستدفعه عقودك تلقائيًا لوكلائك الفرعيين خلال يومين يزيد على رصيدك فوق المبلغ المحتفظ به.\n\nستجد المبلغ الناقص في موقع الوكلاء، في صفحة العقد، تحت «الدفع التلقائي». أودِع أو غيّر المبلغ المحتفظ به هناك: يستمر الدفع تلقائيًا متى كفى الرصيد.',
  },
}
