import type { Words } from '@baize/platform/games/names.ts'

/** What the sandbox's customer service writes. */
export const answers = {
  answer: {
    en: 'Thank you for contacting us. We looked into it and everything is in order on our side. Reply if you need anything else, or close the request.',
    km: 'សូមអរគុណដែលបានសរសេរមក។ យើងបានពិនិត្យហើយ ហើយអ្វីៗនៅខាងយើងត្រឹមត្រូវទាំងអស់។ ប្រសិនបើនៅមានបញ្ហា សូមសរសេរបន្ត ឬបិទសំណើនេះ។',
    'zh-Hans': '感谢来信。我们已核查，我方一切正常。如仍有问题请继续回复，或关闭工单。',
    ar: 'شكرًا لمراسلتك. راجعنا الأمر وكل شيء سليم من جانبنا. اكتب من جديد إذا بقي شيء، أو أغلق الطلب.',
  },
  question: {
    en: 'We need one more detail: when did it happen, and what did the page say? A screenshot helps.',
    km: 'យើងត្រូវការព័ត៌មានមួយទៀត៖ បញ្ហានេះកើតឡើងនៅពេលណា ហើយទំព័របង្ហាញអ្វី? រូបភាពអាចជួយបាន។',
    'zh-Hans': '我们还需要了解：事情何时发生？页面显示了什么？附上截图更有帮助。',
    ar: 'نحتاج إلى أمر آخر: متى حدث ذلك، وماذا عرضت الصفحة؟ الصورة تساعد.',
  },
  closing: {
    en: 'This is resolved and the request is closed. A new message opens a new request.',
    km: 'រឿងនេះបានដោះស្រាយរួច ហើយសំណើត្រូវបានបិទ។ សារថ្មីនឹងបើកសំណើថ្មី។',
    'zh-Hans': '问题已解决，工单已关闭。再次来信将开启新的工单。',
    ar: 'حُل هذا الأمر وأُغلق الطلب. الرسالة الجديدة تفتح طلبًا جديدًا.',
  },
  escalating: {
    en: 'Your request has been escalated. The reply date has been reset.',
    km: 'អ្នកទទួលខុសត្រូវថ្នាក់លើកំពុងពិនិត្យសំណើរបស់អ្នក។ កាលកំណត់ចាប់ផ្ដើមជាថ្មី។',
    'zh-Hans': '您的工单已转交上级处理，期限重新计算。',
    ar: 'ينظر في طلبك الآن مسؤول أعلى. وتبدأ المهلة من جديد.',
  },
  statement: {
    en: 'This is our final response. We checked your account line by line, and nothing is owed on either side. The request is closed.',
    km: 'នេះជាសេចក្ដីសម្រេចចុងក្រោយ៖ គណនីរបស់អ្នកត្រូវបានពិនិត្យលម្អិត ហើយគ្មានអ្វីជំពាក់គ្នាទេ។ សំណើត្រូវបានបិទ។',
    'zh-Hans': '这是我们的最终答复：已逐项核对您的账户，双方均无欠款。工单已关闭。',
    ar: 'هذا ردنا النهائي: رُوجع حسابك سطرًا سطرًا، وليس على أي طرف مستحقات. أُغلق الطلب.',
  },
} as const satisfies Record<string, Words>
