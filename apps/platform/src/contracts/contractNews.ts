import type { Words } from '../games/names.ts'

/**
 * The messages about a contract that waits for a response, and about what the other side did with it; `{name}` is
 * that side.
 */
export const contractNews = {
  contractAccepted: {
    title: {
      en: 'Contract accepted',
      km: 'កិច្ចសន្យារបស់អ្នកត្រូវបានយល់ព្រម',
      'zh-Hans': '您的契约已被接受',
      ar: 'قُبل عقدك',
    },
    text: {
      en: '{name} has accepted your contract.',
      km: '{name} បានយល់ព្រមលើកិច្ចសន្យាដែលអ្នកបានស្នើ។',
      'zh-Hans': '{name} 已接受您提供的契约。',
      ar: 'قبل {name} العقد الذي عرضته.',
    },
  },
  contractRefused: {
    title: {
      en: 'Contract not accepted',
      km: 'កិច្ចសន្យាមិនត្រូវបានយល់ព្រម',
      'zh-Hans': '契约未被接受',
      ar: 'لم يُقبل العقد',
    },
    text: {
      en: '{name} has declined the contract or withdrawn the offer.',
      km: '{name} បានបដិសេធកិច្ចសន្យា ឬបានដកសំណើវិញ។',
      'zh-Hans': '{name} 拒绝了契约，或撤回了提议。',
      ar: 'رفض {name} العقد أو سحب العرض.',
    },
  },
  terminationAgreed: {
    title: {
      en: 'Contract ending',
      km: 'កិច្ចសន្យាមួយបញ្ចប់',
      'zh-Hans': '契约即将终止',
      ar: 'عقد ينتهي',
    },
    text: {
      en: '{name} has agreed to end the contract. It ends at the end of the current period.',
      km: '{name} បានយល់ព្រមបញ្ចប់កិច្ចសន្យា។ វាបញ្ចប់នៅចុងរយៈពេលដែលកំពុងដំណើរការ។',
      'zh-Hans': '{name} 已同意终止契约。契约随当前周期结束。',
      ar: 'وافق {name} على إنهاء العقد. ينتهي بنهاية فترته الجارية.',
    },
  },
  terminationRefused: {
    title: {
      en: 'Contract continues',
      km: 'កិច្ចសន្យានៅបន្ត',
      'zh-Hans': '契约继续有效',
      ar: 'العقد مستمر',
    },
    text: {
      en: '{name} has not agreed to end the contract or has withdrawn the request.',
      km: '{name} មិនបានយល់ព្រមបញ្ចប់កិច្ចសន្យា ឬបានដកសំណើវិញ។',
      'zh-Hans': '{name} 未同意终止契约，或撤回了请求。',
      ar: 'لم يوافق {name} على إنهاء العقد أو سحب الطلب.',
    },
  },
  contractEnded: {
    title: {
      en: 'Contract ended with the one above it',
      km: 'កិច្ចសន្យាមួយបញ្ចប់ជាមួយកិច្ចសន្យាខាងលើ',
      'zh-Hans': '契约随上级契约终止',
      ar: 'عقد ينتهي مع العقد الأعلى منه',
    },
    text: {
      en: 'Your contract with {name} ends because its rate would be above the upline’s own rate.',
      km: 'កិច្ចសន្យាជាមួយ {name} បញ្ចប់ ព្រោះគ្មានអត្រាណាអាចខ្ពស់ជាងអត្រាដែលវាត្រូវបានផ្តល់បន្តឡើយ។',
      'zh-Hans': '与 {name} 的契约终止，因为任何比例都不能高于其来源的比例。',
      ar: 'ينتهي العقد مع {name} لأنه لا يجوز أن تعلو نسبة على النسبة التي تُمنح منها.',
    },
  },
  contractOffered: {
    title: {
      en: 'You have a contract offer',
      km: 'មានការស្នើកិច្ចសន្យាដល់អ្នក',
      'zh-Hans': '您收到一份契约',
      ar: 'عُرض عليك عقد',
    },
    text: {
      en: 'Read the terms, then accept or decline before the date shown.',
      km: 'សូមអានលក្ខខណ្ឌ រួចយល់ព្រម ឬបដិសេធ មុនកាលបរិច្ឆេទដែលបានកំណត់។',
      'zh-Hans': '请阅读条款，并在规定日期前接受或拒绝。',
      ar: 'اقرأ شروطه، ثم اقبله أو ارفضه قبل التاريخ المحدد فيه.',
    },
  },
  contractTerminationRequested: {
    title: {
      en: 'Request to end a contract',
      km: 'ភាគីម្ខាងទៀតចង់បញ្ចប់កិច្ចសន្យា',
      'zh-Hans': '对方请求终止契约',
      ar: 'الطرف الآخر يريد إنهاء عقد',
    },
    text: {
      en: 'The other party has asked to end a contract. Agree or decline. The contract continues until you agree.',
      km: 'សូមយល់ព្រមបញ្ចប់ ឬបដិសេធ។ កិច្ចសន្យាបន្តរហូតដល់អ្នកឆ្លើយ។',
      'zh-Hans': '请同意或拒绝。在您答复之前契约继续有效。',
      ar: 'وافق على الإنهاء أو ارفضه. يستمر العقد إلى أن تجيب.',
    },
  },
} as const satisfies Record<string, Readonly<Record<'title' | 'text', Words>>>
