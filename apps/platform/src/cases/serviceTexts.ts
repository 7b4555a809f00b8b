import type { Names } from '../games/names.ts'

/** What the sandbox's customer service writes. */
export const answers = {
  answer: {
    en: 'Thank you for writing. We looked into it and everything is in order on our side. Write again if anything is left, or close the request.',
    km: 'សូមអរគុណដែលបានសរសេរមក។ យើងបានពិនិត្យហើយ ហើយអ្វីៗនៅខាងយើងត្រឹមត្រូវទាំងអស់។ ប្រសិនបើនៅមានបញ្ហា សូមសរសេរបន្ត ឬបិទសំណើនេះ។',
    'zh-Hans': '感谢来信。我们已核查，我方一切正常。如仍有问题请继续回复，或关闭工单。',
  },
  question: {
    en: 'We need one thing more: when did it happen, and what did the page say? A picture helps.',
    km: 'យើងត្រូវការព័ត៌មានមួយទៀត៖ បញ្ហានេះកើតឡើងនៅពេលណា ហើយទំព័របង្ហាញអ្វី? រូបភាពអាចជួយបាន។',
    'zh-Hans': '我们还需要了解：事情何时发生？页面显示了什么？附上截图更有帮助。',
  },
  closing: {
    en: 'This is settled, and the request is closed. A new message opens a new one.',
    km: 'រឿងនេះបានដោះស្រាយរួច ហើយសំណើត្រូវបានបិទ។ សារថ្មីនឹងបើកសំណើថ្មី។',
    'zh-Hans': '问题已解决，工单已关闭。再次来信将开启新的工单。',
  },
  escalating: {
    en: 'Somebody with more say is looking at your request now. The deadline starts anew.',
    km: 'អ្នកទទួលខុសត្រូវថ្នាក់លើកំពុងពិនិត្យសំណើរបស់អ្នក។ កាលកំណត់ចាប់ផ្ដើមជាថ្មី។',
    'zh-Hans': '您的工单已转交上级处理，期限重新计算。',
  },
  statement: {
    en: 'This is our final statement: your account was checked line by line, and nothing is owed on either side. The request is closed.',
    km: 'នេះជាសេចក្ដីសម្រេចចុងក្រោយ៖ គណនីរបស់អ្នកត្រូវបានពិនិត្យលម្អិត ហើយគ្មានអ្វីជំពាក់គ្នាទេ។ សំណើត្រូវបានបិទ។',
    'zh-Hans': '这是我们的最终答复：已逐项核对您的账户，双方均无欠款。工单已关闭。',
  },
  late: {
    en: 'We did not answer in time. Somebody with more say is looking at your request now, with a deadline of its own.',
    km: 'យើងមិនបានឆ្លើយទាន់ពេលទេ។ អ្នកទទួលខុសត្រូវថ្នាក់លើកំពុងពិនិត្យសំណើរបស់អ្នក ដោយមានកាលកំណត់ថ្មី។',
    'zh-Hans': '我们未能按时答复。您的工单已转交上级处理，并设有新的期限。',
  },
} as const satisfies Record<string, Names>

export const newsTitle = (number: string): Names => ({
  en: `Request ${number}: customer service wrote`,
  km: `សំណើ ${number}៖ សេវាអតិថិជនបានឆ្លើយតប`,
  'zh-Hans': `工单 ${number}：客服已回复`,
})

export const escalatedTitle = (number: string): Names => ({
  en: `Request ${number} was handed on`,
  km: `សំណើ ${number} ត្រូវបានលើកទៅថ្នាក់លើ`,
  'zh-Hans': `工单 ${number} 已转交上级`,
})
